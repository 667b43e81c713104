"""A car park on gravel before garages: numbered places, a barrier, a row of the town behind."""

import math

from mathutils import Matrix

import bpy
from houses import build
from landmarks import tower
from solid import Solid, put
from streets import NEIGHBOURS, lamp

PLACE = 2.7


def car_park(house, land, set_of):
    """Furnishes the yard before a row of garages."""
    left = min(v["at"][0] - v["width"] / 2 for v in house["volumes"])
    right = max(v["at"][0] + v["width"] / 2 for v in house["volumes"])
    places = [(left - 1.4, -2.2 - PLACE * step, math.pi / 2) for step in range(4)] + [(right + 1.4, -2.2 - PLACE * step, -math.pi / 2) for step in range(3)]
    for number, (x, y, turn) in enumerate(places, 1):
        sleeper(x, y, turn, set_of)
        plate(number, x, y, turn, set_of)
    barrier((right - 0.5, -12.4), 3.6, set_of)
    for x in (left - 2.6, right + 2.6):
        lamp((x, -0.6), set_of)
    edge = left - 16
    for index, kind in enumerate([NEIGHBOURS[step % 4] for step in (0, 3, 2, 1, 0, 2, 3)]):
        volume = {**kind, "at": [0, 0, 0], "depth": 9 - 0.5 * (index % 2), "eaves": kind["eaves"] + 0.8, "ridge": "along", "chimneys": [0.15 if index % 2 else 0.85], "back": kind["front"]}
        mesh = build(f"row{index}", {"joinery": kind["joinery"], "volumes": [volume]})
        x = edge + kind["width"] / 2
        put(mesh, (x, 34 + 0.3 * (index % 3), land.height(x, 30) - 0.2), math.pi)
        edge += kind["width"]
    tower(right + 4, 64, land.height(right + 4, 64))


def sleeper(x, y, turn, set_of):
    """Places a railway sleeper at the head of a place, and short stones at its sides."""
    solid = Solid()
    solid.box((0, 0, 0.1), (2.0, 0.24, 0.2), set_of["beam"])
    for side in (-1, 1):
        solid.box((side * PLACE / 2, -2.3, 0.035), (0.1, 4.6, 0.05), set_of["blue"])
    solid.put("sleeper", (x, y, 0.02), turn - math.pi if turn > 0 else turn + math.pi, bevel=0.01)


def plate(number, x, y, turn, set_of):
    """Places a post with the number of a place."""
    solid, away = Solid(), 0.35 if turn < 0 else -0.35
    solid.box((x + away, y, 0.5), (0.07, 0.07, 1.0), set_of["iron"])
    solid.box((x + away * 0.86, y, 0.92), (0.03, 0.42, 0.34), set_of["white"])
    solid.put("plate")
    figure = bpy.data.curves.new("figure", "FONT")
    figure.body, figure.size, figure.align_x, figure.align_y = str(number), 0.32, "CENTER", "CENTER"
    figure.materials.append(set_of["iron"])
    thing = bpy.data.objects.new("figure", figure)
    thing.location = (x + away * 0.86 - math.copysign(0.02, away), y, 0.92)
    thing.rotation_euler = (math.pi / 2, 0, turn)
    bpy.context.scene.collection.objects.link(thing)


def barrier(at, long, set_of):
    """Places a barrier: its pillar, the raised boom with bands, a reader for badges."""
    solid, raised = Solid(), math.radians(58)
    solid.box((0, 0, 0.55), (0.36, 0.32, 1.1), set_of["zinc"])
    solid.box((0, 0, 1.12), (0.42, 0.38, 0.05), set_of["iron"])
    tilt = Matrix.Rotation(raised, 3, "Y")
    for part in range(12):
        far = (part + 0.5) * long / 12
        solid.box((-far * math.cos(raised), -0.22, 0.95 + far * math.sin(raised)), (long / 12, 0.06, 0.13), set_of["clay" if part % 3 == 2 else "white"], tilt)
    solid.box((0.8, -0.9, 0.5), (0.12, 0.1, 1.0), set_of["iron"])
    solid.box((0.8, -0.96, 1.02), (0.2, 0.08, 0.28), set_of["beam"])
    solid.put("barrier", (*at, 0.03), 0.0, bevel=0.008)
