"""A passkey without a device: makes and signs what browsers hand over, as the standard writes it."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from stolek.server.passkey import decoded, encoded

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One key, bound to one host."""

    def __init__(self, origin: str, host: str = "127.0.0.1") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers to `navigator.credentials.create`."""
        client = self._client("webauthn.create", options["challenge"])
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(self.flags | HAS_KEY) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": encoded(client), "attestationObject": encoded(attestation)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser answers to `navigator.credentials.get`."""
        self.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._credential({name: encoded(value) for name, value in response.items()})

    def _client(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": encoded(decoded(challenge)), "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
