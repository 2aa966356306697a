"""Sending mails by SMTP: short ones, in both languages."""

import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from stolek.server.settings import MailSettings
from stolek.server.speech import SERVER

PATIENCE: Final = 20.0
"""So many seconds a mail server may take."""


def written_mail(settings: MailSettings, to: str, kind: str, **args: object) -> EmailMessage:
    """A mail of this kind: the texts `mail-KIND-subject` and `mail-KIND`."""
    subject, text = SERVER.say(f"mail-{kind}-subject", args), SERVER.say(f"mail-{kind}", args)
    mail = EmailMessage()
    mail["From"], mail["To"] = settings.sender, to
    mail["Subject"] = f"{subject.en} / {subject.cs}"
    mail.set_content(f"{text.en}\n\n--\n\n{text.cs}\n")
    return mail


def send_mail(settings: MailSettings, mail: EmailMessage) -> None:
    """Hand a mail over to the server that takes it (blocks)."""
    context = ssl.create_default_context()
    if settings.security == "tls":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=context)
    else:
        connection = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    with connection:
        if settings.security == "starttls":
            connection.starttls(context=context)
        if settings.user:
            connection.login(settings.user, settings.password)
        connection.send_message(mail)
