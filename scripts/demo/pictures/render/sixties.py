"""Rooms of a house of the nineteen-sixties: long windows high in the wall, a brick hearth with its bench."""

import math

from bedrooms import bed, bedside, wardrobe
from furniture import armchair, carpet, cushion, houseplant, low_table, sofa, vase
from lamps import floor_lamp, pendant, table_lamp
from living import hearth, logs
from prints import picture
from rooms import BRIGHT, bulb, daylight, shell
from solid import Solid
from view import View


def bench_by_fire(shape, made, random, prints):
    """A brick hearth at the back with a bench of bluestone along the wall, under a long window."""
    size = width, deep, high = 6.2, 5.5, 2.55
    windows, back = [(1.1, 0.04, 2.6, 2.15)], [(0.35, 0.95, 2.75, 1.2)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape] * 1.05, back, 18)
    hearth((4.5, deep), high, shape, made, random)
    bench((0.0, 3.55), deep, made)
    logs((2.75, deep - 0.02), made)
    for x in (0.5, 1.15):
        cushion((x, deep - 0.3, 0.49), (0.6, 0.5, 0.12), made["chair"])
    vase((1.9, deep - 0.25, 0.43), made, random, 0.26, 8, "clay")
    sofa((5.3, 2.5), -math.pi / 2, made, 2.4)
    picture((width, 2.5, 1.55), (1.3, 0.8), made, prints[1], "right")
    for y, turn in ((2.0, 1.75), (3.5, 1.25)):
        armchair((1.35, y), turn, made)
    carpet((3.3, 2.7), (2.6, 2.5), made)
    low_table((3.2, 2.75), made, 0.55)
    floor_lamp((5.75, 4.25), made)
    globe((3.2, 2.75, high), made)
    houseplant((0.45, 4.35), made, random, 1.25)
    return View((3.3, -1.4, 1.36), -0.03, 23, 0.46, 4.8, 5)


def bench(ends, wall, made):
    """Lays a slab of bluestone along the back wall on low walls of brick."""
    (x0, x1), solid = ends, Solid()
    solid.span((x0, wall - 0.55, 0.33), (x1, wall, 0.42), made["blue"])
    for x in (x0 + 0.1, (x0 + x1) / 2, x1 - 0.1):
        solid.span((x - 0.1, wall - 0.46, 0), (x + 0.1, wall, 0.33), made["breast"])
    solid.put("bench", bevel=0.006)


def globe(at, made):
    """Hangs a globe of opal glass."""
    (x, y, top), solid = at, Solid()
    solid.tube([(x, y, top), (x, y, top - 0.62)], [0.007, 0.007], made["black"], 6)
    solid.lathe([(0.17 * math.sin(step * math.pi / 12), -0.17 * math.cos(step * math.pi / 12)) for step in range(13)], made["shade"], 28, (x, y, top - 0.8))
    solid.put("globe", smooth=True)
    bulb((x, y, top - 0.8), 16, size=0.15)


def bed_under_window(shape, made, random, prints):
    """The bed's head under a long window, wardrobes on the right, a chair in the corner."""
    size = width, deep, high = 5.2, 4.7, 2.5
    windows, back = [(1.0, 0.95, 1.9, 1.2)], [(0.5, 1.3, 3.4, 0.85)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape] * 1.35, back, 24)
    bed((2.2, deep - 1.12), made, shape)
    for x in (1.0, 3.4):
        bedside((x, deep - 0.28), made)
        table_lamp((x, deep - 0.28, 0.52), made, 6)
    carpet((2.2, deep - 2.3), (3.1, 2.1), made)
    wardrobe((width, 2.2), made)
    armchair((0.85, 2.55), 1.2, made)
    picture((4.55, deep, 1.6), (0.66, 0.86), made, prints[1])
    houseplant((4.4, deep - 0.4), made, random, 0.9)
    pendant((2.4, 2.0, high), made, 0.55, 10)
    return View((2.45, -1.25, 1.36), 0.02, 24, 0.46, 4.2, 5)
