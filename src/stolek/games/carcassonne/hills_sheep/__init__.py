"""Hills & Sheep: hills and vineyards, shepherds and their flocks (CARC-6.30 to CARC-6.39, CARC-6.63)."""

from stolek.games.carcassonne.box import add_tiles
from stolek.games.carcassonne.components import choices
from stolek.games.carcassonne.module import Module, modules_in

TILES = Module(needs={"hills_sheep": True}, options=choices("hills_sheep"), tiles=add_tiles("tiles_hills_sheep.json"))
MODULES = (TILES, *modules_in(__name__, "hills", "sheep"))
