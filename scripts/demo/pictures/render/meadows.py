"""Meadows: a hayfield with its shelter, a paddock along a brook."""

import math

from garden import trees
from materials import plain
from palette import roofing
from plots import fence, flowers
from solid import Solid, put


def pasture(land, paved, set_of, grows, random, stock):
    fence([(-26, -9), (-2.6, -8), (-2.6, -8)], land, set_of)
    fence([(1.6, -7.8), (30, -5)], land, set_of)
    fence([(-14, -8.5), (-17, 60)], land, set_of)
    gate((-0.5, -7.9), land, set_of)
    bale = Solid()
    straw = plain("straw", (0.36, 0.27, 0.12), 0.95, 0.05, 0.3, 9, 0, 0.9)
    ring = [(0.0, -0.6), (0.68, -0.6), (0.72, -0.5), (0.72, 0.5), (0.68, 0.6), (0.0, 0.6)]
    bale.lathe([(r, z) for r, z in ring], straw, 28)
    mesh = bale.mesh("bale", True)
    for x, y, turn in ((4.5, 9, 0.4), (9.5, 15, 1.1), (-4, 20, 0.2), (15, 25, 0.9), (2, 31, 1.4), (22, 38, 0.4), (-9, 38, 1.0)):
        thing = put(mesh, (x, y, land.height(x, y) + 0.7))
        thing.rotation_euler = (math.pi / 2, 0, turn)
    trees([("broad", -20, 17, 1.2), ("turning", 20, 19, 1.1), ("broad", 27, 40, 1.2), ("turning", -24, 44, 1.1), ("broad", 4, 56, 1.0), ("turning", 12, 60, 0.9), ("broad", -8, 62, 1.1)], stock, land, random)
    shelter((-3, 47), 0.1, land, set_of)
    flowers(land, random, grows, (-13, -14, 16, 14), 160)


def paddock(land, paved, set_of, grows, random, stock):
    """Furnishes a paddock between wooden posts, a brook under alders at its end, a shelter and a trough."""
    fence([(-30, -6), (2.9, -6)], land, set_of)
    fence([(7.1, -6), (14, -5.6), (13.2, 8), (12.6, 40), (6, 58), (-26, 56), (-29, 20), (-30, -6)], land, set_of)
    gate((5, -6), land, set_of)
    shelter((-15, 27), -0.3, land, set_of)
    trough = Solid()
    trough.box((0, 0, 0.34), (2.2, 0.75, 0.6), set_of["blue"])
    trough.box((0, 0, 0.645), (2.0, 0.56, 0.02), set_of["water"])
    trough.put("trough", (9.6, 5, land.height(9.6, 5)), 0.3, bevel=0.03)
    alders = [("broad" if step % 3 else "turning", 23.5 + (step % 2) * 3 + 0.012 * step * step, -2 + 7.5 * step, 0.7 + 0.13 * (step % 3)) for step in range(9)]
    trees([*alders, ("broad", -33, 12, 1.2), ("fruit", -31.5, 30, 1.2), ("turning", -8, 60, 1.0), ("broad", -22, 64, 1.2), ("fruit", 4, 20, 1.3)], stock, land, random)
    flowers(land, random, grows, (-12, -14, 14, -5), 120)


def gate(at, land, set_of):
    """Builds a field gate of four planks."""
    x, y = at
    z, solid = land.height(x, y), Solid()
    for level in (0.3, 0.55, 0.8, 1.05):
        solid.box((x, y, z + level), (4.1, 0.04, 0.08), set_of["wood"])
    for u in (-2, 0, 2):
        solid.box((x + u, y - 0.03, z + 0.68), (0.08, 0.05, 0.95), set_of["wood"])
    solid.put("gate")


def shelter(at, turn, land, set_of):
    """Builds an open shelter of dark planks for horses, its roof sloping to the back."""
    solid = Solid()
    for x in (-4.2, -1.4, 1.4, 4.2):
        solid.box((x, -1.8, 1.35), (0.16, 0.16, 2.9), set_of["wood"])
    solid.span((-4.3, 1.75, -0.3), (4.3, 1.85, 2.3), set_of["beam"])
    for x in (-4.3, 4.2):
        solid.span((x, -1.8, -0.3), (x + 0.1, 1.85, 2.3), set_of["beam"])
    solid.span((-4.3, -1.86, 2.3), (4.3, -1.76, 2.75), set_of["beam"])
    for x in (-4.25, 4.25):
        solid.add([(x, -1.8, 2.3), (x, 1.8, 2.3), (x, -1.8, 2.8)], [(0, 1, 2)], set_of["beam"])
    solid.face([(-4.7, -2.4, 2.92), (4.7, -2.4, 2.92), (4.7, 2.2, 2.3), (-4.7, 2.2, 2.3)], roofing("zinc"))
    solid.put("shelter", (*at, land.height(*at)), turn)
