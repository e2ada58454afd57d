"""Web Push: messages that only one browser can read (RFC 8291), signed by the server that sends them (RFC 8292)."""

import base64
import json
import secrets
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096  # of which push services take no more
TOKEN_SECONDS = 12 * 3600
KEY_BYTES, AUTH_BYTES, NUMBER_BYTES = 65, 16, 32


def encoded(data: bytes) -> str:
    """Bytes as base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of a text; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are valid for encryption."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(p256dh)) == KEY_BYTES and len(decoded(auth)) == AUTH_BYTES
    except ValueError:
        return False


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message for the browser with these keys."""
    theirs = decoded(p256dh)
    own = ec.generate_private_key(CURVE)
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    salt = secrets.token_bytes(16)
    key = _derive(shared, decoded(auth), b"WebPush: info\0" + theirs + point, 32)
    cipher = AESGCM(_derive(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return header + cipher.encrypt(nonce, message + b"\x02", None)  # the mark of the last record


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Sender:
    """The server as push services know it, by a key of its own."""

    def __init__(self, private: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), CURVE)
        self._contact = contact

    @property
    def public(self) -> str:
        """What browsers ask for messages of this server only."""
        return encoded(point_of(self._key.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that shows a push service who sends."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS, "sub": self._contact}
        token = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
        return f"vapid t={token}.{encoded(signature)}, k={self.public}"


def new_private_key() -> str:
    """A key for a server that has none yet."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(NUMBER_BYTES, "big"))
