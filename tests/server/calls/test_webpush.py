"""Messages that only one browser can read, signed by one server."""

import json

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from ratskeller.server.calls.webpush import (
    CURVE,
    Sender,
    are_keys,
    decoded,
    encoded,
    encrypt,
    new_private_key,
    point_of,
)


def test_another_library_reads_what_was_encrypted() -> None:
    browser, auth = ec.generate_private_key(CURVE), bytes(16)
    body = encrypt("Łucja".encode(), encoded(point_of(browser.public_key())), encoded(auth))
    assert http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm").decode() == "Łucja"
    stranger = ec.generate_private_key(CURVE)
    with pytest.raises(http_ece.ECEException):
        http_ece.decrypt(body, private_key=stranger, auth_secret=auth, version="aes128gcm")


def test_a_push_service_can_check_who_sends() -> None:
    sender = Sender(new_private_key(), "mailto:rats@rats.example")
    kind, _, rest = sender.authorization("https://push.example:8443/x/y", 1_800_000_000).partition(" ")
    token, key = (part.partition("=")[2] for part in rest.split(", "))
    assert (kind, key) == ("vapid", sender.public)
    signed, _, signature = token.rpartition(".")
    numbers = [int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:])]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert claims["aud"] == "https://push.example:8443"
    assert 0 < claims["exp"] - 1_800_000_000 <= 24 * 3600


def test_what_are_no_keys_is_refused() -> None:
    good = encoded(point_of(ec.generate_private_key(CURVE).public_key()))
    assert are_keys(good, encoded(bytes(16)))
    off_curve = encoded(b"\x04" + bytes(63) + b"\x01")
    for p256dh, auth in ((good, encoded(bytes(15))), (off_curve, encoded(bytes(16))), ("ä", "b"), (good[:-4], "")):
        assert not are_keys(p256dh, auth)
