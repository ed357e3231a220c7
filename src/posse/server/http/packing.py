"""Lists that are worth packing are sent packed.

Each route asks for it, and only those do whose answers are the same for everybody: what is packed tells by its length
something of what is in it, so nothing that belongs to one person is packed together with what another may have
written.
"""

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

#: Bytes: what is smaller fits into one packet anyway.
SMALL: Final = 1000
PACKED: Final = [
    DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=5)
    )
]
