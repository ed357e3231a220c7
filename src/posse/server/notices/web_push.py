"""Web Push: a message is encrypted for one browser (RFC 8291), and signed so that its push service knows the sender
(VAPID, RFC 8292). It needs the package `cryptography`; without it there is no push, but webhooks still work."""

import base64
import json
import os
import struct
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from posse.server.refusal import Refusal

try:
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    AVAILABLE = True
except ModuleNotFoundError:
    AVAILABLE = False

#: Seconds that a push service may keep a notice for a phone that is off, and for which a signature is valid.
KEPT: Final = 12 * 3600
SIGNED: Final = 6 * 3600
_RECORD: Final = 4096


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What a browser encoded, or ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    """A private key for signing."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_numbers().private_value.to_bytes(32, "big")


class Signer:
    """Signs for all push services with one key."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self._contact = contact
        self.public = encoded(_point(self._key.public_key()))

    def headers(self, endpoint: str, now: float) -> dict[str, str]:
        """The headers that tell the push service of an endpoint who sends this."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + SIGNED,
            "sub": self._contact,
        }
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse the keys of a browser if nothing can be encrypted with them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        if len(decoded(auth)) != 16:
            raise ValueError
    except ValueError:
        raise Refusal("bad-address", "that is no subscription of a browser") from None


def encrypted(
    text: bytes, p256dh: str, auth: str, luck: Callable[[int], bytes] = os.urandom, key: Any = None
) -> bytes:
    """A text for one browser, as one record of aes128gcm."""
    browser_point, secret = decoded(p256dh), decoded(auth)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser_point)
    ours = key or ec.generate_private_key(ec.SECP256R1())
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), browser)
    material = _hkdf(secret, b"WebPush: info\0" + browser_point + point, shared, 32)
    salt = luck(16)
    content_key = _hkdf(salt, b"Content-Encoding: aes128gcm\0", material, 16)
    nonce = _hkdf(salt, b"Content-Encoding: nonce\0", material, 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack(">IB", _RECORD, len(point)) + point + sealed


def _hkdf(salt: bytes, info: bytes, material: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(key: "ec.EllipticCurvePublicKey") -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
