"""Long lists are sent compressed.

A route must ask for it, and only routes whose answers are the same for everybody do: the length of compressed data
reveals something about its content, so nothing that belongs to one person is compressed together with what another may
have written.
"""

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

#: Bytes: anything smaller fits into one packet anyway.
SMALL: Final = 1000
PACKED: Final = [
    DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=5)
    )
]
