"""The office of a surveyor in an old house."""

import math

from furniture import books, chair, houseplant
from halls import desk
from lamps import pendant, table_lamp
from materials import material
from nodes import calc, mix, noise, place, ramp, surface
from prints import picture
from rooms import daylight, shell
from solid import Solid
from view import View


def study(taste, made, random, prints):
    """Builds a small office in an old house: two desks, a chest for maps, a door to the second room."""
    size, windows = (4.9, 5.2, 2.6), [(0.5, 0.8, 1.15, 1.4), (2.8, 0.8, 1.15, 1.4)]
    shell(size, windows, made, random)
    daylight(size, windows, 1.5)
    for y in (1.25, 3.45):
        desk((1.25, y), made)
        table_lamp((0.6, y + 0.2, 0.75), made, 6)
    chest((3.7, size[1]), made, random)
    picture((3.7, size[1], 1.75), (1.5, 0.95), made, prints[0])
    chart((size[0], 3.2, 1.55), (1.9, 1.35), made)
    doorway((1.6, size[1]), made)
    maps((4.45, 1.2), made, random)
    pendant((2.4, 2.4, size[2]), made, 0.6, 16)
    chair(made, (3.5, 3.9), True)
    houseplant((0.45, 4.75), made, random, 1.2)
    return View((2.75, -1.35, 1.45), -0.02, 23, 0.46, 4.5, 5)


def chest(at, made, random):
    """Places a low chest of wide drawers for maps against the back wall, with books on it."""
    (x, wall), solid = at, Solid()
    solid.box((x, wall - 0.42, 0.5), (1.5, 0.8, 0.84), made["wood"])
    solid.box((x, wall - 0.42, 0.94), (1.58, 0.88, 0.04), made["wood"])
    solid.box((x, wall - 0.42, 0.04), (1.4, 0.72, 0.08), made["dark"])
    for drawer in range(7):
        z = 0.14 + drawer * 0.114
        solid.box((x, wall - 0.825, z), (1.44, 0.02, 0.1), made["wood"])
        for u in (-0.42, 0.42):
            solid.box((x + u, wall - 0.845, z), (0.14, 0.02, 0.025), made["brass"])
    solid.box((x - 0.3, wall - 0.45, 0.967), (0.6, 0.45, 0.012), made["linen"])
    solid.put("chest", bevel=0.004)
    books((x + 0.2, wall - 0.2, 0.96), 0.45, made, random)


def chart(centre, size, made):
    """Hangs a large map with contour lines, woods and a river on the right wall."""

    def build(tree):
        here = place(tree)
        height = noise(tree, here, 1.3, 4, 0.5)
        line = ramp(tree, calc(tree, "FRACT", calc(tree, "MULTIPLY", height, 26)), [(0.0, 0.45), (0.1, 1.0), (0.9, 1.0), (1.0, 0.45)])
        land = ramp(tree, height, [(0.36, (0.2, 0.36, 0.42)), (0.385, (0.62, 0.62, 0.48)), (0.5, (0.62, 0.58, 0.44)), (0.56, (0.38, 0.46, 0.28)), (0.7, (0.5, 0.42, 0.28))])
        return surface(tree, mix(tree, 0.6, land, line, "MULTIPLY"), 0.7, 0.2)

    (x, y, z), (w, h), solid = centre, size, Solid()
    solid.span((x - 0.012, y - w / 2 - 0.05, z - h / 2 - 0.05), (x - 0.004, y + w / 2 + 0.05, z + h / 2 + 0.05), made["linen"])
    solid.span((x - 0.016, y - w / 2, z - h / 2), (x - 0.012, y + w / 2, z + h / 2), material("chart", build))
    for end in (-1, 1):
        solid.box((x - 0.02, y, z + end * (h / 2 + 0.06)), (0.035, w + 0.16, 0.035), made["wood"])
    solid.put("chart")


def doorway(at, made):
    """Places a panelled door in the back wall."""
    (x, wall), solid = at, Solid()
    for u in (-0.5, 0.5):
        solid.span((x + u - 0.06, wall - 0.05, 0), (x + u + 0.06, wall, 2.14), made["white"])
    solid.span((x - 0.56, wall - 0.05, 2.08), (x + 0.56, wall, 2.2), made["white"])
    for panel_ in (0.5, 1.5):
        solid.span((x - 0.34, wall - 0.03, panel_ - 0.36), (x + 0.34, wall - 0.012, panel_ + 0.42), made["front"])
    solid.span((x - 0.44, wall - 0.022, 0.02), (x + 0.44, wall - 0.01, 2.07), made["front"])
    solid.box((x + 0.36, wall - 0.06, 1.02), (0.03, 0.06, 0.12), made["brass"])
    solid.put("door", bevel=0.004)


def maps(at, made, random):
    """Places rolled maps in a basket."""
    (x, y), solid = at, Solid()
    solid.lathe([(0, 0.02), (0.2, 0), (0.23, 0.5), (0.21, 0.5), (0.19, 0.03)], made["wood"], 20, (x, y, 0))
    for roll in range(9):
        turn = roll * 0.7
        foot = (x + 0.12 * math.cos(turn), y + 0.12 * math.sin(turn), 0.05)
        tip = (x + 0.19 * math.cos(turn), y + 0.19 * math.sin(turn), random.uniform(0.75, 1.05))
        solid.tube([foot, tip], [0.035, 0.035], made["linen" if roll % 3 else "china"], 12)
    solid.put("maps")
