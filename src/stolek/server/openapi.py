"""The description of the interface, made from the same endpoints and types that carry it out."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import msgspec

from stolek.server import wire
from stolek.server.endpoint import Endpoint, Parameter


def description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole interface as an OpenAPI 3.1 document."""
    types = [wire.ProblemBody, *[kind for e in endpoints for kind in (e.input, e.output) if kind is not None]]
    types += [parameter.type for e in endpoints for parameter in e.parameters]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    problem = next(found)
    bodies = [(next(found) if e.input else None, next(found) if e.output else None) for e in endpoints]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint, (body, answer) in zip(endpoints, bodies, strict=True):
        parameters = [_parameter(parameter, next(found)) for parameter in endpoint.parameters]
        entry = _operation(endpoint, body, answer, problem, parameters)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = entry
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolek", "version": version("stolek"), "description": "Tables for people and bots."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SCHEMES},
    }


SCHEMES = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "stolek"},
    "token": {"type": "http", "scheme": "bearer"},
}


def _operation(
    endpoint: Endpoint, body: Any, answer: Any, problem: Any, parameters: list[dict[str, Any]]
) -> dict[str, Any]:
    shown = answer if answer is not None else {"type": "string"}
    entry: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "done", "content": {endpoint.content: {"schema": shown}}},
            "default": {"description": "a problem", "content": {"application/json": {"schema": problem}}},
        },
    }
    if body is not None:
        entry["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if endpoint.requires_login:
        entry["security"] = [{"cookie": []}] if endpoint.power == "session" else [{"cookie": []}, {"token": []}]
    return entry


def _parameter(parameter: Parameter, schema: Any) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.place == "path",
        "description": parameter.help,
        "schema": schema,
    }
