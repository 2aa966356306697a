"""The web client: built files if there are any, otherwise a page that says how to build them."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stolek</title>
<h1>Stolek</h1>
<p>The server runs, but the web client has not been built. In the source folder say <code>make play</code>, or install
a wheel, which contains it.</p>
<p lang="cs">Server běží, ale webový klient není sestavený. Ve složce se zdrojovými kódy spusť <code>make play</code>,
nebo si nainstaluj wheel, který ho obsahuje.</p>
<p><a href="/openapi.json">/openapi.json</a></p>
</html>
"""
IMMUTABLE: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names change with their content may be kept for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = IMMUTABLE
        return response


def client_routes(folder: Path) -> list[BaseRoute]:
    """Every address that is not of the interface shows the client, which finds its own way."""

    async def page(request: Request) -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return Response(NOT_BUILT, media_type="text/html")
        try:
            asked = (folder / request.path_params["path"]).resolve()
            wanted = asked if asked.is_file() and asked.is_relative_to(folder.resolve()) else index
        except (OSError, ValueError) as problem:  # no file can have such a name
            raise HTTPException(404) from problem
        return FileResponse(wanted, headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route("/{path:path}", page, methods=["GET"])]
    if (folder / "assets").is_dir():
        routes.insert(0, Mount("/assets", Assets(directory=folder / "assets")))
    return routes
