"""Passkeys by Web Authentication, where the package `webauthn` is installed (extra `accounts`)."""

import base64
import json
import secrets
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import Request

from stolek.server.failure import Failure
from stolek.server.settings import Settings
from stolek.storage.passkeys import KeptPasskey
from stolek.storage.people import KeptPerson

CHALLENGE_AGE: Final = 300.0
"""So many seconds people have to touch their key."""
MAX_PASSKEYS: Final = 20


def can_check_passkeys() -> bool:
    """Is what it takes installed?"""
    return find_spec("webauthn") is not None


def must_check_passkeys() -> None:
    """A failure that says so, if it is not."""
    if not can_check_passkeys():
        raise Failure(409, "no-passkeys")


def origin_of(settings: Settings, request: Request) -> tuple[str, str]:
    """The host that passkeys are for, and the address of its pages."""
    address = urlsplit(settings.address or f"{request.url.scheme}://{request.headers.get('host', '')}")
    return address.hostname or "", f"{address.scheme}://{address.netloc}"


def new_challenge() -> bytes:
    """What the device is to sign."""
    return secrets.token_bytes(32)


def creation_options(host: str, person: KeptPerson, known: list[KeptPasskey], challenge: bytes) -> dict[str, Any]:
    """What a browser needs to make a passkey for this person."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=host,
        rp_name="Stolek",
        user_name=person.login or person.name,
        user_display_name=person.name,
        user_id=person.id.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=decoded(key.credential)) for key in known],
    )
    return dict(json.loads(options_to_json(options)))


def request_options(host: str, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to use a passkey, whosever it is."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    required = UserVerificationRequirement.REQUIRED
    options = generate_authentication_options(rp_id=host, challenge=challenge, user_verification=required)
    return dict(json.loads(options_to_json(options)))


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser says to have signed; whether it was ours, and signed, is seen later."""
    try:
        data = json.loads(decoded(credential["response"]["clientDataJSON"]))
        return decoded(data["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as problem:
        raise Failure(422, "bad-passkey") from problem


def verified_new(credential: dict[str, Any], challenge: bytes, host: str, origin: str) -> tuple[str, bytes, int]:
    """The id, the public key and the count of a new passkey."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as problem:
        raise Failure(422, "bad-passkey") from problem
    return encoded(found.credential_id), found.credential_public_key, found.sign_count


def verified_use(credential: dict[str, Any], challenge: bytes, host: str, origin: str, key: KeptPasskey) -> int:
    """The count of the device after it has signed with this passkey."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as problem:
        raise Failure(401, "wrong-passkey") from problem
    return found.new_sign_count


def encoded(data: bytes) -> str:
    """Bytes as the standard writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes from how the standard writes them."""
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
