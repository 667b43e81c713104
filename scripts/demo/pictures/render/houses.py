"""A house from its row in houses.json: volumes, walls, openings and roofs in one mesh."""

import random as chance

from openings import fill
from palette import joinery, roofing, things, wall as walling
from roofs import roof
from solid import Solid
from timbering import shutters, timber
from walls import Plane, openings, quoins, wall

# openings of a business, which are lit by day too where it is `open`
BUSINESS = ("shop", "arch", "archdoor")
DRESSED = {"schist", "limestone", "sandstone", "brick"}


def sides(volume):
    """Returns the four walls of a volume with their facades: front (−y), right, back, left."""
    x, y, z = volume["at"]
    left, right, back = x - volume["width"] / 2, x + volume["width"] / 2, y + volume["depth"]
    width, depth = volume["width"], volume["depth"]
    return (
        ("front", Plane((left, y, z), (1, 0, 0), (0, -1, 0), width)),
        ("back", Plane((right, back, z), (-1, 0, 0), (0, 1, 0), width)),
        ("left", Plane((left, back, z), (0, -1, 0), (-1, 0, 0), depth)),
        ("right", Plane((right, y, z), (0, 1, 0), (1, 0, 0), depth)),
    )


def build(name, house, lamps=0.0):
    """Builds the mesh of a house; `lamps` is the share of windows with a lamp lit behind them."""
    random, solid = chance.Random(name), Solid()
    shared = things()
    for volume in house["volumes"]:
        paint = joinery(volume.get("joinery", house["joinery"]))
        set_of = {**shared, "white": joinery("#e6dfd0"), "chimney": walling(volume["wall"])}
        body(solid, volume, set_of, paint, random, lamps)
        roof(solid, volume, set_of, roofing(volume["roof"]), random, volume.get("overhang", 0.35))
    return solid.mesh(name)


def body(solid, volume, set_of, paint, random, lamps):
    eaves, rise, upper = volume["eaves"], volume["rise"], volume.get("upper")
    top = eaves + rise + 1
    cladding = [(walling(volume["wall"]), -0.3, upper["from"] if upper else top)]
    if upper:
        cladding.append((walling(upper["wall"]), upper["from"], top))
    for side, plane in sides(volume):
        gabled = rise > 0 and (volume["ridge"] == "along") == (side in ("left", "right"))
        holes = openings(volume.get(side, ()), plane.width, eaves, random, lamps)
        if volume.get("open"):
            holes = [hole._replace(lit=True) if hole.kind in BUSINESS else hole for hole in holes]
        peak = [(plane.width / 2, eaves + rise)] if gabled else []
        wall(solid, plane, [(0, eaves), *peak, (plane.width, eaves)], holes, cladding, set_of["reveal"])
        if volume.get("framed"):
            count = len([row for row in volume.get("front", ()) if not row.startswith("^")])
            storeys = [eaves * level / count for level in range(count + 1)]
            timber(solid, plane, [(0, eaves), *peak, (plane.width, eaves)], upper["from"], storeys, holes, set_of["frame"])
        for hole in holes:
            if volume.get("shutters") and hole.kind == "window":
                shutters(solid, plane, hole, joinery(volume["shutters"]), set_of["iron"])
            stone = cladding[-1 if upper and hole.z > upper["from"] else 0][0].name
            fill(solid, plane, hole, set_of, paint, stone in DRESSED and rise > 0 and hole.kind not in ("glazed", "balcony"))
        if volume["wall"] in DRESSED and rise > 0:
            quoins(solid, plane, min(eaves, upper["from"] if upper else eaves), set_of["blue"])
        if volume["wall"] in ("white", "ochre", "rose", "timber") and volume["at"][2] == 0:
            doors = [hole for hole in holes if hole.z < 0.3]
            plinth(solid, plane, doors, set_of["blue"])


def plinth(solid, plane, doors, blue):
    """Adds a low base of bluestone to a wall on the ground, interrupted at doors."""
    stops = sorted([(0, 0), *((door.x - 0.02, door.x + door.width + 0.02) for door in doors), (plane.width, plane.width)])
    for (_, left), (right, _) in zip(stops, stops[1:]):
        if right - left > 0.1:
            plane.box(solid, (left + right) / 2, 0.2, 0.0, right - left, 0.42, 0.05, blue)
