"""Writes the types of the wire for the web client, so that both ends cannot disagree.

    python -m posse.server.typescript

rewrites `web/src/lib/wire.ts`. The client may leave out what has a default; what the server sends is always there,
unless its type says otherwise. A type that goes both ways and differs is named `...Input` on its way in.
"""

import json
from collections.abc import Iterable, Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args, get_origin

from litestar import Response
from litestar.routes import HTTPRoute
from msgspec import NODEFAULT, inspect

from posse.server import wire
from posse.server.app import create_app
from posse.server.config import Config
from posse.server.http.bodies import Problem
from posse.server.views import View

#: Relative to the repository, where this is run.
FILE: Final = Path("web/src/lib/wire.ts")
_HEAD: Final = "// Made by `python -m posse.server.typescript` from posse/server; changes here are lost.\n"
_EVENT: Final = (
    "/** What a message speaks of: a number, a word to choose by, a text whose letter says what it names ... */\n"
    "export type Arg = number | string | Arg[] | { or: Arg[] } | Message;\n"
    "/** Something to be put into words: an id in the Fluent files and what it speaks of. */\n"
    "export type Message = { id: string; args?: Record<string, Arg> };\n"
    "/** A line of the log. The icon is the name of a picture, or the key of a thing. */\n"
    "export type Line = Message & { icon?: string; tone?: '' | 'good' | 'hurt' | 'turn' };\n"
    "/** What an event is on the stage; see `posse.kernel.staging`. */\n"
    "export type Staged = {\n"
    "  do: 'attack' | 'answer' | 'outcome' | 'death' | 'bounty' | 'roll';\n"
    "  by?: number; at?: number; thing?: string; card?: string; character?: string; die?: number; cards?: number;\n"
    "  stamp?: Message; tone?: '' | 'good' | 'hurt'; alone?: boolean;\n"
    "};\n"
    "/** Something that happened: its kind, facts by name, the line that tells it, and what it is on the stage. */\n"
    "export type GameEvent = { kind: string; say?: Line; stage?: Staged; [fact: string]: unknown };\n"
)
_PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Endpoint(NamedTuple):
    """What a route takes and returns."""

    route: str  # the method and the path
    body: Any
    answer: Any


class Writer:
    """The types for one direction."""

    def __init__(self, roots: Iterable[Any], incoming: bool) -> None:
        self._incoming = incoming
        self.structs: dict[str, inspect.StructType] = {}
        self.rename: dict[str, str] = {}
        for found in inspect.multi_type_info(list(roots)):
            self._collect(found)

    def _collect(self, found: inspect.Type) -> None:
        if isinstance(found, inspect.StructType):
            name = found.cls.__name__
            known = self.structs.get(name)
            if known is not None and known.cls is not found.cls:
                raise ValueError(f"two types on the wire are called {name}")
            if known is None:
                self.structs[name] = found
                for field in found.fields:
                    self._collect(field.type)
        else:
            for inner in _inside(found):
                self._collect(inner)

    def text(self, found: inspect.Type) -> str:
        """A type in TypeScript."""
        match found:
            case inspect.Metadata():
                return (found.extra or {}).get("typescript") or self.text(found.type)
            case inspect.StructType():
                name = found.cls.__name__
                return self.rename.get(name, name)
            case inspect.UnionType():
                return _named(found) or " | ".join(dict.fromkeys(self.text(each) for each in found.types))
            case inspect.ListType() | inspect.VarTupleType():
                item = self.text(found.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.DictType():
                return f"Record<{self.text(found.key_type)}, {self.text(found.value_type)}>"
            case inspect.LiteralType():
                return " | ".join(json.dumps(value) for value in found.values)
        return _PLAIN[type(found)]

    def fields(self, found: inspect.StructType) -> list[str]:
        """The fields of an object, its tag first."""
        out = []
        if found.tag_field is not None:
            out.append(f"{found.tag_field}: {json.dumps(found.tag)};")
        may_lack = self._incoming or bool(found.cls.__struct_config__.omit_defaults)
        for field in found.fields:
            mark = "?" if not field.required and (may_lack or _is_unset(field)) else ""
            out.append(f"{field.encode_name}{mark}: {self.text(field.type)};")
        return out

    def interface(self, name: str) -> str:
        """The declaration of an object."""
        found = self.structs[name]
        doc = cleandoc(found.cls.__doc__ or "").replace("\n", "\n * ")
        body = "".join(f"  {field}\n" for field in self.fields(found))
        return f"/** {doc} */\nexport interface {self.rename.get(name, name)} {{\n{body}}}\n"


def _is_unset(field: inspect.Field) -> bool:
    """Whether an optional field is left out unless it is set."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def _named(found: inspect.UnionType) -> str:
    """The name of a union that has one."""
    members = {each.cls for each in found.types if isinstance(each, inspect.StructType)}
    if len(members) == len(found.types) and members == set(get_args(View)):
        return "View"
    return ""


def _inside(found: inspect.Type) -> Iterator[inspect.Type]:
    match found:
        case inspect.Metadata():
            yield found.type
        case inspect.UnionType():
            yield from found.types
        case inspect.ListType() | inspect.VarTupleType():
            yield found.item_type
        case inspect.DictType():
            yield found.key_type
            yield found.value_type


def endpoints() -> list[Endpoint]:
    """The published routes of the app."""
    out = []
    for route in create_app(Config("")).routes:
        if not isinstance(route, HTTPRoute):
            continue
        for method, (handler, _) in route.route_handler_map.items():
            if handler.resolve_include_in_schema() is False or method == "OPTIONS":
                continue
            data = handler.parsed_data_field
            body = None if data is None else data.annotation
            answer = handler.parsed_fn_signature.return_type.annotation
            if get_origin(answer) is Response:
                (answer,) = get_args(answer)
            out.append(Endpoint(f"{method} {route.path_format}", body, answer))
    return sorted(out, key=lambda each: (each.route.partition(" ")[2], each.route))


def generate() -> str:
    """The whole file."""
    routes = endpoints()
    going_in = Writer([*get_args(wire.Incoming), *(each.body for each in routes)], incoming=True)
    coming_out = Writer(
        [*get_args(wire.Outgoing), *(each.answer for each in routes), Problem], incoming=False
    )
    for name in going_in.structs.keys() & coming_out.structs.keys():
        if going_in.fields(going_in.structs[name]) != coming_out.fields(coming_out.structs[name]):
            going_in.rename[name] = f"{name}Input"
    parts = [_HEAD, _EVENT]
    parts += [going_in.interface(name) for name in going_in.structs]
    parts += [coming_out.interface(name) for name in coming_out.structs]
    parts += [
        _union("View", "What a seat may see, by the game that is played.", View),
        _union("Incoming", "What a client may say at a table.", wire.Incoming),
        _union("Outgoing", "What the server may say at a table.", wire.Outgoing),
        _api(routes, going_in, coming_out),
    ]
    return "\n".join(parts)


def _union(name: str, doc: str, union: Any) -> str:
    members = "".join(f"\n  | {each.__name__}" for each in get_args(union))
    return f"/** {doc} */\nexport type {name} ={members};\n"


def _api(routes: list[Endpoint], going_in: Writer, coming_out: Writer) -> str:
    lines = []
    for each in routes:
        body, answer = _one(going_in, each.body), _one(coming_out, each.answer)
        lines.append(f"  {json.dumps(each.route)}: {{ body: {body}; answer: {answer} }};\n")
    doc = "/** What each route takes and gives; every error is a Problem. */"
    return f"{doc}\nexport interface Api {{\n{''.join(lines)}}}\n"


def _one(writer: Writer, what: Any) -> str:
    return writer.text(inspect.type_info(what))


def main() -> None:
    """Rewrite the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(generate(), "utf-8")


if __name__ == "__main__":
    main()
