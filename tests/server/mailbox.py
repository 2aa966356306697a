"""A mail server that only takes mails, on this machine, for tests."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from io import BufferedRWPair


class Mailbox:
    """What has arrived so far."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.news = threading.Condition()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def wait(self, count: int) -> EmailMessage:
        """The last mail, when so many have come."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.mails) >= count, 10)
        return self.mails[-1]

    def close(self) -> None:
        """Take no more."""
        self._listening.close()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            with connection, closing(connection.makefile("rwb")) as file:
                self._talk(file)

    def _talk(self, file: BufferedRWPair) -> None:
        def say(line: bytes) -> None:
            file.write(line + b"\r\n")
            file.flush()

        say(b"220 mailbox")
        while line := file.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                say(b"354 go on")
                self._take(b"".join(iter(file.readline, b".\r\n")))
            say(b"221 bye" if verb == b"QUIT" else b"250 ok")
            if verb == b"QUIT":
                return

    def _take(self, data: bytes) -> None:
        with self.news:
            mail = message_from_bytes(data, policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
            self.news.notify_all()


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server while the block lasts."""
    box = Mailbox()
    try:
        yield box
    finally:
        box.close()
