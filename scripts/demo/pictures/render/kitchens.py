"""Kitchens: a run along the back wall, a table or an island before it."""

import math

from furniture import dining, houseplant, vase
from lamps import pendant
from prints import picture
from rooms import BRIGHT, daylight, shell
from solid import Solid
from view import View

SIZE = (5.4, 4.9, 2.7)
WINDOWS = {
    "rustic": [(0.7, 0.8, 1.2, 1.4), (2.9, 0.8, 1.2, 1.4)],
    "modern": [(0.3, 0.04, 2.0, 2.3), (2.7, 0.04, 1.6, 2.3)],
    "classic": [(0.7, 0.6, 1.1, 1.8), (2.8, 0.6, 1.1, 1.8)],
    "chalet": [(0.7, 0.9, 1.3, 1.2), (2.9, 0.9, 1.3, 1.2)],
}


def kitchen(taste, made, random, prints):
    width, deep, high = SIZE
    shell(SIZE, WINDOWS[taste], made, random)
    daylight(SIZE, WINDOWS[taste], BRIGHT[taste])
    run((0.9, deep), 4.0, made, taste)
    tall((4.9, deep), made, taste, high)
    if taste == "modern":
        island((2.7, 2.6), made)
        for x in (2.1, 3.3):
            pendant((x, 2.6, high), made, 0.95, 12)
    else:
        dining((2.55, 1.9), 0.06, made, 1.9)
        pendant((2.55, 1.9, high), made, 1.05, 18)
        vase((2.95, 1.8, 0.75), made, random, 0.22, 8, "clay")
        picture((width, 2.4, 1.6), (0.9, 0.64), made, prints[0], "right")
    houseplant((0.45, 4.2) if taste == "modern" else (4.95, 3.4), made, random, 1.15)
    return View((3.05, -1.35, 1.4), -0.12, 22.5, 0.47, 4.5, 5)


def run(at, long, made, taste, shelves=True):
    """Places base units with doors, a worktop with sink and hob, tiles, shelves or wall units, a hood."""
    left, wall = at
    solid, count = Solid(), round(long / 0.6)
    unit = long / count
    solid.span((left, wall - 0.54, 0), (left + long, wall, 0.1), made["dark"])
    solid.span((left, wall - 0.58, 0.1), (left + long, wall, 0.87), made["front"])
    for place in range(count):
        x = left + (place + 0.5) * unit
        oven = place == count - 3
        if oven:
            solid.box((x, wall - 0.59, 0.46), (unit - 0.012, 0.024, 0.58), made["black"])
            solid.box((x, wall - 0.615, 0.7), (unit - 0.14, 0.02, 0.02), made["steel"])
            solid.box((x, wall - 0.59, 0.81), (unit - 0.012, 0.024, 0.1), made["steel"])
            continue
        rows = ((0.12, 0.36), (0.37, 0.61), (0.62, 0.85)) if place in (1, count - 2) else ((0.12, 0.85),)
        for low, top in rows:
            solid.span((x - unit / 2 + 0.006, wall - 0.602, low), (x + unit / 2 - 0.006, wall - 0.58, top), made["front"])
            if taste in ("classic", "rustic"):
                for a, b, w, h in ((x, low + 0.03, unit - 0.02, 0.05), (x, top - 0.03, unit - 0.02, 0.05), (x - unit / 2 + 0.04, (low + top) / 2, 0.06, top - low), (x + unit / 2 - 0.04, (low + top) / 2, 0.06, top - low)):
                    solid.box((a, wall - 0.606, b), (w, 0.014, h), made["front"])
            handle = (0.14, 0.02, 0.018) if len(rows) > 1 else (0.018, 0.02, 0.14)
            spot = (x, wall - 0.625, top - 0.06) if len(rows) > 1 else (x + unit * 0.36, wall - 0.625, top - 0.14)
            solid.box(spot, handle, made["brass"] if taste != "modern" else made["black"])
    solid.span((left - 0.02, wall - 0.63, 0.87), (left + long, wall, 0.91), made["top"])
    solid.put("run", bevel=0.003)
    splash, top = Solid(), 1.5 if shelves else 1.09
    splash.face([(left, wall - 0.012, 0.91), (left + long, wall - 0.012, 0.91), (left + long, wall - 0.012, top), (left, wall - 0.012, top)], made["tiles"])
    splash.put("splash")
    fittings(left, wall, long, unit, made, taste, shelves)


def fittings(left, wall, long, unit, made, taste, shelves):
    count = round(long / unit)
    hob, sink = left + (count - 2.5) * unit, left + 1.5 * unit
    solid = Solid()
    solid.box((hob, wall - 0.3, 0.915), (0.58, 0.5, 0.012), made["black"])
    solid.box((sink, wall - 0.3, 0.914), (0.6, 0.42, 0.01), made["steel"])
    solid.box((sink, wall - 0.3, 0.918), (0.5, 0.34, 0.006), made["dark"])
    solid.tube([(sink, wall - 0.1, 0.91), (sink, wall - 0.1, 1.2), (sink, wall - 0.16, 1.27), (sink, wall - 0.26, 1.25), (sink, wall - 0.27, 1.18)], [0.014] * 5, made["brass"] if taste != "modern" else made["black"], 10)
    solid.lathe([(0.1, 0), (0.115, 0.02), (0.115, 0.13), (0.105, 0.13)], made["accent"] if taste == "rustic" else made["steel"], 24, (hob - 0.12, wall - 0.34, 0.92))
    solid.box((hob, wall - 0.24, 1.62), (0.62, 0.46, 0.07), made["black"] if taste == "modern" else made["wood"])
    solid.box((hob, wall - 0.17, 2.15), (0.34, 0.3, 1.05), made["white"])
    for at, tall_ in ((left + 0.35, 0.32), (left + 0.47, 0.26)):
        solid.box((at, wall - 0.06, 0.91 + tall_ / 2), (0.24, 0.025, tall_), made["wood"])
    for jar in range(4):
        solid.lathe([(0.05, 0), (0.055, 0.02), (0.055, 0.12 + 0.03 * (jar % 2)), (0.045, 0.14 + 0.03 * (jar % 2))], made["china" if jar % 2 else "clay"], 16, (left + long - 0.75 + jar * 0.14, wall - 0.16, 0.91))
    shelf_x0, shelf_x1 = left + 0.05, hob - 0.5
    for level in (1.55, 1.95) if shelves else ():
        solid.span((shelf_x0, wall - 0.25, level), (shelf_x1, wall, level + 0.035), made["wood"])
        for cup in range(int((shelf_x1 - shelf_x0) / 0.19)):
            high = 0.09 + 0.07 * ((cup * 7 + int(level * 10)) % 3)
            kind = ("china", "clay", "china", "blue", "linen")[(cup * 3 + int(level * 10)) % 5]
            solid.lathe([(0.045, 0), (0.06, 0.01), (0.065, high), (0.055, high)], made[kind], 16, (shelf_x0 + 0.14 + cup * 0.19, wall - 0.13, level + 0.035))
    solid.put("fittings", smooth=False)


def tall(at, made, taste, high):
    """Places a cupboard with the refrigerator at the end of the run."""
    x, wall = at
    solid = Solid()
    solid.span((x, wall - 0.62, 0), (x + 0.62, wall, 2.2), made["front"])
    for low, top in ((0.1, 0.85), (0.87, 2.18)):
        solid.span((x + 0.006, wall - 0.645, low), (x + 0.5, wall - 0.62, top), made["front"])
        solid.box((x + 0.06, wall - 0.66, min(top - 0.2, 1.2)), (0.018, 0.02, 0.3), made["brass"] if taste != "modern" else made["black"])
    solid.put("tall", bevel=0.003)


def island(at, made):
    """Places a kitchen island with stools."""
    x, y = at
    solid = Solid()
    solid.span((x - 1.15, y - 0.35, 0), (x + 1.15, y + 0.45, 0.86), made["wood"])
    solid.span((x - 1.25, y - 0.6, 0.86), (x + 1.25, y + 0.5, 0.91), made["top"])
    solid.lathe([(0, 0.91), (0.12, 0.915), (0.2, 0.97), (0.205, 0.985)], made["clay"], 28, (x + 0.5, y - 0.05, 0))
    for fruit in range(5):
        turn = fruit * 1.26
        solid.lathe([(0, -0.045), (0.03, -0.035), (0.045, 0), (0.03, 0.035), (0, 0.042)], made["accent"], 14, (x + 0.5 + 0.085 * math.cos(turn), y - 0.05 + 0.085 * math.sin(turn), 0.975))
    solid.put("island", bevel=0.004)
    for u in (-0.75, 0.0, 0.75):
        stool = Solid()
        stool.lathe([(0, 0.62), (0.17, 0.62), (0.18, 0.65), (0, 0.66)], made["chair"], 28, (x + u, y - 0.85, 0))
        for leg in range(4):
            turn = math.pi / 4 + leg * math.pi / 2
            stool.tube([(x + u + 0.2 * math.cos(turn), y - 0.85 + 0.2 * math.sin(turn), 0), (x + u + 0.12 * math.cos(turn), y - 0.85 + 0.12 * math.sin(turn), 0.63)], [0.013, 0.016], made["black"], 8)
        stool.put("stool")
