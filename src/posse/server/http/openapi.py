"""The published description of the API."""

from typing import Any, Final, get_args

from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from msgspec import Struct

from posse import __version__
from posse.server import wire
from posse.server.http import bodies
from posse.server.http.caller import AnyRequest
from posse.server.people import COOKIE
from posse.server.views import View

PATH: Final = "/api/openapi.json"
_TAGS: Final = {
    "me": "Who you are: a guest needs only a name.",
    "accounts": "A name of one's own, and what one has played.",
    "tables": "Tables to make and to find.",
    "puzzles": "Positions with one best move, one for each day.",
    "games": "Games that are over, the best players, and what there is to play with.",
}


class Published(JsonRenderPlugin):
    """Adds what the framework leaves out: which bodies allow no further fields, and how to tell views apart."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            if name in _STRICT:
                schema["additionalProperties"] = False
            if name in _TAGGED:
                field, tag = _TAGGED[name]
                schema["properties"] = {field: {"const": tag}, **schema["properties"]}
                schema["required"] = sorted({field, *schema["required"]})
        return super().render(request, openapi_schema)


def _strict() -> set[str]:
    found = (*vars(bodies).values(), *vars(wire).values())
    structs = [each for each in found if isinstance(each, type) and issubclass(each, Struct)]
    return {each.__name__ for each in structs if each.__struct_config__.forbid_unknown_fields}


_STRICT: Final = _strict()
_TAGGED: Final = {
    each.__name__: (each.__struct_config__.tag_field, each.__struct_config__.tag) for each in get_args(View)
}


def config() -> OpenAPIConfig:
    """The settings for generating it."""
    cookie = SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="Set by POST /api/me."
    )
    return OpenAPIConfig(
        title="Posse",
        version=__version__,
        description="Tables for the BANG! family of games. What happens at a table goes over its WebSocket, "
        "`/api/tables/{code}/socket`; see docs/protocol.md. Every error is a `Problem`.",
        use_handler_docstrings=True,
        path=PATH,
        render_plugins=[Published(path="/")],
        tags=[Tag(name, description) for name, description in _TAGS.items()],
        components=Components(security_schemes={"cookie": cookie}),
    )
