"""Bedrooms and bathrooms in other plans than bedrooms.py: the bed along the right wall or between windows, a shower."""

import math

from bedrooms import bed, bedside, stand, towels, tub, wardrobe
from furniture import armchair, carpet, console, cushion, houseplant, turned, vase
from lamps import pendant, table_lamp
from prints import picture
from rooms import BRIGHT, bulb, curtains, daylight, shell
from solid import Solid
from view import View


def bed_on_the_right(shape, made, random, prints):
    """The bed's head against the right wall, a window behind, a chest of drawers on the left."""
    size = width, deep, high = 4.9, 4.6, made["taste"].get("high", 2.6)
    low = shape == "modern"
    windows, back = [(1.2, 0.85, 1.1, 1.3)], [(1.75, 0.04 if low else 0.75, 1.5, 2.3 if low else 1.55)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape] * 1.1, back, 17)
    curtains(back, made, 2.4, deep)
    turned((width - 1.12, 2.5), -math.pi / 2, lambda: bed((0, 0), made, shape))
    for y in (3.7, 1.3):
        turned((width - 0.28, y), -math.pi / 2, lambda: bedside((0, 0), made))
        table_lamp((width - 0.26, y, 0.52), made, 7)
    picture((width, 2.5, 1.68), (1.1, 0.7), made, prints[1], "right")
    carpet((2.3, 2.5), (1.7, 2.6), made)
    turned((0.2, 3.1), math.pi / 2, lambda: console((0, 0), made, random, 1.2))
    armchair((0.85, 4.0), 0.6, made)
    houseplant((3.7, deep - 0.32), made, random, 1.0)
    return View((1.75, -1.25, 1.4), 0.17, 23.5, 0.44, 4.2, 5)


def bed_between_windows(shape, made, random, prints):
    """The bed before the back wall between two windows, wardrobes on the right, a bench at its foot."""
    size = width, deep, high = 5.3, 4.8, made["taste"].get("high", 2.65)
    sill, tall = (0.55, 1.8) if shape in ("classic", "modern") else (0.8, 1.35)
    windows, back = [(0.6, sill, 1.1, tall)], [(0.55, sill, 0.85, tall), (3.7, sill, 0.85, tall)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape] * 1.1, back, 32)
    curtains(back, made, 2.42, deep)
    bed((2.6, deep - 1.12), made, shape)
    carpet((2.6, deep - 2.3), (2.5, 1.9), made)
    bench = Solid()
    bench.box((2.6, deep - 2.5, 0.42), (1.4, 0.4, 0.05), made["wood"])
    for x in (1.98, 3.22):
        bench.box((x, deep - 2.5, 0.2), (0.05, 0.36, 0.4), made["wood"])
    bench.put("bench", bevel=0.006)
    cushion((2.6, deep - 2.5, 0.48), (1.3, 0.38, 0.08), made["chair"])
    for x in (1.5, 3.7):
        bedside((x - 0.05 if x < 2 else x, deep - 0.28), made)
    table_lamp((1.45, deep - 0.3, 0.52), made, 7)
    vase((3.7, deep - 0.34, 0.52), made, random, 0.2, 7, "clay")
    picture((2.6, deep, 1.66), (0.9, 0.6), made, prints[0])
    pendant((2.6, 2.3, high), made, 0.6, 8)
    wardrobe((width, 1.9), made)
    return View((2.3, -1.3, 1.36), 0.05, 25, 0.46, 4.2, 5)


def shower_room(shape, made, random, prints):
    """A walk-in shower behind glass on the left, the basins on the right wall, a window behind."""
    size = width, deep, high = 3.7, 3.9, made["taste"].get("high", 2.55)
    back = [(1.75, 1.05, 1.1, 1.2)]
    shell(size, [], made, random, True, back)
    daylight(size, [], 1.9, back)
    tiled(size, made, 1.03, 2.1)
    turned((width, 2.35), -math.pi / 2, lambda: stand((0, 0), made))
    for y in (1.75, 2.95):
        bulb((width - 0.2, y, 1.75), 6, size=0.06)
    tray = Solid()
    tray.span((0.01, 2.35, 0), (1.2, deep - 0.01, 0.04), made["blue"])
    tray.tube([(0.05, 3.2, 1.0), (0.05, 3.2, 2.2), (0.12, 3.2, 2.24), (0.5, 3.2, 2.24)], [0.014] * 4, made["brass"], 10)
    tray.lathe([(0, 0.03), (0.14, 0.02), (0.15, 0)], made["brass"], 24, (0.5, 3.2, 2.19))
    tray.put("shower", smooth=False)
    screen = Solid()
    for y, x0, x1 in ((2.35, 0.02, 1.2),):
        for z in (0.05, 1.08, 2.08):
            screen.box(((x0 + x1) / 2, y, z), (x1 - x0, 0.03, 0.035), made["black"])
        for x in (x0, (x0 + x1) / 2, x1):
            screen.box((x, y, 1.06), (0.03, 0.03, 2.06), made["black"])
    screen.put("screen")
    carpet((2.15, 2.5), (0.8, 1.1), made)
    houseplant((3.2, deep - 0.42), made, random, 0.85)
    pendant((1.9, 1.7, high), made, 0.5, 26)
    return View((1.5, -1.2, 1.42), 0.17, 23, 0.46, 3.6, 5)


def bath_at_window(shape, made, random, prints):
    """The bath across the room under the window behind, one stand on the left, towels on the right."""
    size = width, deep, high = 3.8, 3.9, made["taste"].get("high", 2.6)
    windows, back = [(0.3, 1.1, 0.9, 1.1)], [(1.35, 1.0, 1.5, 1.2)]
    shell(size, windows, made, random, True, back)
    daylight(size, windows, 1.5, back, 28)
    tiled(size, made, 0.98, 1.06)
    turned((2.15, deep - 0.62), -math.pi / 2, lambda: tub((0, 0), made))
    turned((0, 2.3), math.pi / 2, lambda: stand((0, 0), made))
    for y in (1.75, 2.85):
        bulb((0.2, y, 1.75), 7, size=0.06)
    towels((width, 2.0), made)
    carpet((2.1, 2.35), (1.2, 0.75), made)
    houseplant((0.55, deep - 0.4), made, random, 1.0)
    pendant((1.9, 1.5, high), made, 0.5, 24)
    return View((2.15, -1.2, 1.42), -0.08, 24, 0.47, 3.6, 5)


def tiled(size, made, behind, beside):
    """Lays tiles on the back wall and the left wall up to the heights given."""
    _, deep, _ = size
    splash = Solid()
    splash.face([(0.006, -1.6, 0), (0.006, deep - 0.008, 0), (0.006, deep - 0.008, beside), (0.006, -1.6, beside)], made["tiles"])
    splash.face([(0.006, deep - 0.008, 0), (size[0], deep - 0.008, 0), (size[0], deep - 0.008, behind), (0.006, deep - 0.008, behind)], made["tiles"])
    splash.put("tiles")
