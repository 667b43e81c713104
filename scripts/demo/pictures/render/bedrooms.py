"""Bedrooms and a bathroom."""

import math

from furniture import armchair, carpet, cushion, houseplant, vase
from lamps import table_lamp
from prints import picture
from materials import plain
from rooms import BRIGHT, bulb, curtains, daylight, shell
from solid import Solid
from view import View

SIZE = (5.0, 4.7, 2.65)
WINDOWS = {
    "rustic": [(1.5, 0.8, 1.2, 1.35)],
    "modern": [(0.9, 0.04, 2.4, 2.3)],
    "classic": [(0.8, 0.55, 1.1, 1.8), (2.7, 0.55, 1.1, 1.8)],
    "chalet": [(1.4, 0.8, 1.5, 1.3)],
}


def bedroom(taste, made, random, prints):
    width, deep, high = SIZE
    shell(SIZE, WINDOWS[taste], made, random)
    daylight(SIZE, WINDOWS[taste], BRIGHT[taste] * 1.1)
    curtains(WINDOWS[taste], made, 2.4)
    bed((2.75, deep - 1.12), made, taste)
    carpet((2.5, deep - 2.5), (2.7, 1.5), made)
    for x in (1.55, 3.95):
        bedside((x, deep - 0.28), made)
        table_lamp((x, deep - 0.26, 0.52), made, 7)
    picture((2.75, deep, 1.72), (1.25, 0.62), made, prints[0])
    wardrobe((width, 2.0), made)
    armchair((0.95, 3.75), 0.85, made)
    vase((4.02, deep - 0.4, 0.52), made, random, 0.16, 5)
    return View((2.2, -1.2, 1.32), 0.06, 23.5, 0.47, 4.2, 5)


def bed(at, made, taste):
    """Places a double bed with its head against the back wall."""
    x, y = at
    frame = Solid()
    frame.box((x, y, 0.24), (1.7, 2.1, 0.14), made["wood"])
    for u in (-0.78, 0.78):
        for v in (-0.98, 0.98):
            frame.box((x + u, y + v, 0.1), (0.08, 0.08, 0.2), made["wood"])
    if taste in ("rustic", "chalet"):
        frame.box((x, y + 1.07, 0.62), (1.76, 0.06, 0.9), made["wood"])
        frame.box((x, y + 1.07, 1.1), (1.84, 0.09, 0.06), made["beam"])
    frame.put("bed", bevel=0.01)
    if taste in ("modern", "classic"):
        cushion((x, y + 1.05, 0.72), (1.86, 0.12, 0.86), made["chair"], round_=0.3)
    cushion((x, y, 0.42), (1.62, 2.02, 0.26), made["bed"], round_=0.3)
    cushion((x, y - 0.28, 0.55), (1.78, 1.5, 0.14), made["linen"], round_=0.45)
    for side in (-1, 1):
        cushion((x + side * 0.86, y - 0.28, 0.42), (0.07, 1.48, 0.3), made["linen"], round_=0.45)
    cushion((x, y - 0.68, 0.615), (1.84, 0.6, 0.05), made["accent"], round_=0.4)
    for side in (-1, 1):
        cushion((x + side * 0.93, y - 0.68, 0.47), (0.04, 0.58, 0.3), made["accent"], round_=0.4)
        cushion((x + side * 0.4, y + 0.76, 0.68), (0.68, 0.17, 0.46), made["bed"], (-0.7, 0, 0))
        cushion((x + side * 0.36, y + 0.6, 0.68), (0.52, 0.15, 0.38), made["cloth"], (-0.6, 0, side * -0.06))


def bedside(at, made):
    x, y = at
    solid = Solid()
    solid.box((x, y, 0.34), (0.46, 0.38, 0.34), made["wood"])
    solid.box((x, y, 0.505), (0.5, 0.42, 0.03), made["wood"])
    solid.box((x, y - 0.2, 0.34), (0.4, 0.02, 0.24), made["front"])
    solid.box((x, y - 0.22, 0.34), (0.1, 0.02, 0.015), made["brass"])
    for u in (-0.19, 0.19):
        for v in (-0.15, 0.15):
            solid.box((x + u, y + v, 0.09), (0.035, 0.035, 0.18), made["beam"])
    solid.put("bedside", bevel=0.005)


def wardrobe(at, made):
    """Places wardrobe doors along the right wall."""
    x, y = at
    solid = Solid()
    for door in range(4):
        low = y - 1.1 + door * 0.55
        solid.span((x - 0.6, low + 0.004, 0.06), (x, low + 0.546, 2.25), made["front"])
        solid.span((x - 0.618, low + 0.004, 0.06), (x - 0.6, low + 0.546, 2.25), made["front"])
        solid.box((x - 0.63, low + (0.49 if door % 2 == 0 else 0.06), 1.1), (0.02, 0.018, 0.2), made["brass"])
    solid.put("wardrobe", bevel=0.004)


def bathroom(taste, made, random, prints):
    """Places a bath under the window, a basin in a wooden stand, tiles up to the shoulder."""
    size = (4.0, 3.7, 2.6)
    windows = [(0.75, 1.05, 1.4, 1.15)]
    shell(size, windows, made, random, tiled=False)
    daylight(size, windows, strength=1.35)
    tub((0.55, 2.1), made)
    stand((2.55, size[1]), made)
    splash = Solid()
    for corners in ([(0.006, -1.6), (0.006, size[1] - 0.008)], [(0.006, size[1] - 0.008), (size[0], size[1] - 0.008)]):
        (a, b), (c, d) = corners
        top = 1.04 if a == c else 1.3
        splash.face([(a, b, 0), (c, d, 0), (c, d, top), (a, b, top)], made["tiles"])
    splash.put("tiles")
    houseplant((0.55, 3.3), made, random, 1.0)
    carpet((1.75, 1.7), (1.1, 0.75), made)
    for x in (2.0, 3.1):
        bulb((x, size[1] - 0.2, 1.75), 7, size=0.06)
    towels((size[0], 1.7), made)
    return View((2.6, -1.15, 1.38), -0.16, 23, 0.47, 3.6, 5)


def tub(at, made):
    """Places a free-standing bath along the window wall."""
    solid, (x, y), sides = Solid(), at, 40
    rings = [(0.7, 0.02), (0.86, 0.08), (0.97, 0.4), (1.0, 0.58), (1.03, 0.6), (0.97, 0.61), (0.92, 0.56), (0.8, 0.24), (0.5, 0.2)]
    points, faces = [], []
    for share, z in rings:
        for side in range(sides):
            turn = 2 * math.pi * side / sides
            c, s = math.cos(turn), math.sin(turn)
            c, s = (math.copysign(abs(v) ** 0.75, v) for v in (c, s))
            points.append((x + 0.4 * share * c, y + 0.85 * share * s, z))
    for ring in range(len(rings) - 1):
        for side in range(sides):
            after = (side + 1) % sides
            faces.append((ring * sides + side, ring * sides + after, (ring + 1) * sides + after, (ring + 1) * sides + side))
    faces.append(tuple((len(rings) - 1) * sides + side for side in range(sides)))
    solid.add(points, faces, made["china"])
    solid.tube([(x + 0.1, y + 1.0, 0), (x + 0.1, y + 1.0, 0.85), (x + 0.08, y + 0.9, 0.92), (x + 0.05, y + 0.75, 0.9)], [0.016] * 4, made["brass"], 10)
    solid.put("tub", smooth=True)


def stand(at, made):
    x, wall = at
    solid = Solid()
    solid.span((x - 0.75, wall - 0.5, 0.42), (x + 0.75, wall - 0.01, 0.84), made["wood"])
    for side in (-1, 1):
        solid.span((x + side * 0.375 - 0.36, wall - 0.52, 0.44), (x + side * 0.375 + 0.36, wall - 0.5, 0.82), made["wood"])
        solid.box((x + side * 0.375, wall - 0.535, 0.78), (0.2, 0.02, 0.015), made["brass"])
        solid.lathe([(0.05, 0), (0.17, 0.02), (0.21, 0.12), (0.195, 0.12), (0.15, 0.03), (0, 0.02)], made["china"], 30, (x + side * 0.38, wall - 0.27, 0.88))
        solid.tube([(x + side * 0.38, wall - 0.05, 0.88), (x + side * 0.38, wall - 0.05, 1.12), (x + side * 0.38, wall - 0.16, 1.13)], [0.013] * 3, made["brass"], 8)
    solid.span((x - 0.78, wall - 0.52, 0.84), (x + 0.78, wall - 0.01, 0.88), made["top"])
    solid.put("stand", bevel=0.004)
    mirror = Solid()
    mirror.span((x - 0.65, wall - 0.03, 1.25), (x + 0.65, wall - 0.012, 2.05), made["beam"])
    mirror.span((x - 0.62, wall - 0.035, 1.28), (x + 0.62, wall - 0.03, 2.02), plain("mirror", (0.85, 0.86, 0.86), 0.03, 0.5, 0.0, 1, 1.0, 0.0))
    mirror.put("mirror")


def towels(at, made):
    x, y = at
    solid = Solid()
    for level in range(7):
        solid.box((x - 0.06, y, 0.5 + level * 0.17), (0.03, 0.55, 0.03), made["black"])
    for v in (-0.27, 0.27):
        solid.box((x - 0.05, y + v, 1.0), (0.03, 0.03, 1.15), made["black"])
    solid.box((x - 0.085, y, 1.2), (0.03, 0.46, 0.6), made["linen"])
    solid.box((x - 0.085, y - 0.02, 0.68), (0.035, 0.4, 0.34), made["accent"])
    solid.put("towels", bevel=0.012)
