"""Living rooms in other plans than living.py: seats along the back, two sofas face to face, a stove in the corner."""

import math

from furniture import armchair, books, carpet, dining, houseplant, low_table, sofa, turned, vase
from lamps import floor_lamp, pendant, table_lamp
from living import hearth, stove
from prints import picture
from rooms import BRIGHT, curtains, daylight, shell
from solid import Solid
from view import View


def panes(shape, wide, high):
    """Returns sill, width and height of a window: down to the floor in modern rooms."""
    return (0.04, wide * 1.25, 2.3) if shape == "modern" else (0.55, wide * 0.9, 1.9) if shape == "classic" else (0.8, wide, high)


def seats_at_back(shape, made, random, prints):
    """A sofa under a picture, the hearth on the right wall, windows left and behind."""
    size = width, deep, high = 5.8, 5.2, made["taste"].get("high", 2.7)
    sill, wide, tall = panes(shape, 1.3, 1.4)
    windows, back = [(1.5, sill, wide, tall)], [(3.75, sill, min(wide, 1.5), tall)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape] * 1.05, back, 19)
    curtains(back, made, 2.45, deep)
    turned((width, 2.95), -math.pi / 2, lambda: hearth((0, 0), high, shape, made, random))
    sofa((1.75, deep - 0.66), 0, made, 2.5)
    picture((1.75, deep, 1.62), (1.3, 0.86), made, prints[1])
    carpet((2.3, 3.0), (2.9, 1.9), made)
    low_table((2.15, 3.2), made, 0.48)
    vase((2.3, 3.35, 0.44), made, random, 0.22, 7, "clay")
    armchair((4.35, 4.35), -0.6, made)
    floor_lamp((0.32, deep - 0.4), made)
    houseplant((3.4, deep - 0.3), made, random, 1.2)
    return View((2.1, -1.35, 1.36), 0.2, 23.5, 0.45, 4.8, 5)


def face_to_face(shape, made, random, prints):
    """Two sofas before a hearth between bookcases."""
    size = width, deep, high = 6.2, 5.6, made["taste"].get("high", 2.8)
    sill, wide, tall = panes(shape, 1.5, 1.45)
    windows = [(0.2, sill, wide, tall), (2.9, sill, wide, tall)]
    shell(size, windows, made, random)
    daylight(size, windows, BRIGHT[shape], low=30)
    curtains(windows, made)
    hearth((3.0, deep), high, shape, made, random)
    bookcase((0.95, deep), 1.25, made, random)
    bookcase((5.15, deep), 1.5, made, random)
    sofa((1.15, 2.6), math.pi / 2, made, 2.1)
    sofa((4.95, 2.6), -math.pi / 2, made, 2.1)
    carpet((3.05, 2.75), (2.3, 2.9), made)
    long_table((3.05, 2.6), made)
    vase((3.05, 2.95, 0.42), made, random, 0.2, 6)
    pendant((3.05, 2.6, high), made, 0.75, 14)
    table_lamp((5.1, deep - 0.2, 0.97), made, 6)
    return View((3.35, -1.4, 1.45), -0.06, 24, 0.48, 5, 5)


def corner_stove(shape, made, random, prints):
    """A wide window behind, a stove in the corner, the table by the window on the left."""
    size = width, deep, high = 5.4, 5.6, made["taste"].get("high", 2.6)
    sill, wide, tall = panes(shape, 1.2, 1.3)
    windows, back = [(1.9, sill, wide, tall)], [(1.35, sill if shape == "modern" else 0.7, 2.3, 2.3 if shape == "modern" else 1.5)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape] * 1.05, back, 16)
    curtains(back, made, 2.35 if high < 2.6 else 2.42, deep)
    floor = Solid()
    floor.box((4.65, deep - 0.6, 0.015), (1.4, 1.15, 0.03), made["blue"])
    floor.put("plate", bevel=0.006)
    stove((4.65, deep - 0.5), made)
    pipe = Solid()
    pipe.tube([(4.65, deep - 0.5, 1.45), (4.65, deep - 0.5, high)], [0.075, 0.075], made["black"], 16)
    pipe.put("pipe", smooth=True)
    sofa((4.75, 2.2), -math.pi / 2, made, 2.0)
    picture((width, 2.2, 1.55), (1.1, 0.74), made, prints[0], "right")
    carpet((3.35, 2.5), (1.9, 2.3), made)
    low_table((3.3, 2.5), made, 0.4)
    dining((1.2, 3.1), math.pi / 2, made, 1.5)
    pendant((1.2, 3.1, high), made, 0.85, 12)
    vase((1.15, 3.4, 0.75), made, random, 0.2, 7)
    armchair((2.9, 4.55), -0.25, made)
    houseplant((0.42, deep - 0.4), made, random, 1.25)
    return View((2.5, -1.4, 1.4), 0.08, 23.5, 0.45, 4.8, 5)


def bookcase(at, long, made, random):
    """Places open shelves with books above a low cupboard, against the back wall."""
    (x, wall), solid = at, Solid()
    solid.box((x, wall - 0.21, 0.47), (long, 0.42, 0.94), made["front"])
    solid.box((x, wall - 0.21, 0.955), (long + 0.04, 0.45, 0.035), made["wood"])
    for door in (-1, 1):
        solid.box((x + door * long / 4, wall - 0.43, 0.5), (long / 2 - 0.03, 0.02, 0.78), made["front"])
        solid.box((x + door * 0.07, wall - 0.45, 0.6), (0.018, 0.02, 0.14), made["brass"])
    for side in (-1, 1):
        solid.box((x + side * (long / 2 - 0.015), wall - 0.15, 1.6), (0.03, 0.3, 1.28), made["wood"])
    for level in (1.36, 1.78, 2.23):
        solid.box((x, wall - 0.15, level), (long, 0.3, 0.03), made["wood"])
    solid.put("bookcase", bevel=0.004)
    for level in (0.975, 1.375, 1.795):
        if level > 1 or x < 4:
            books((x - long / 2 + 0.06, wall - 0.15, level), long * random.uniform(0.45, 0.85), made, random)


def long_table(at, made):
    """Places a low rectangular table on a frame of iron."""
    x, y = at
    solid = Solid()
    solid.box((x, y, 0.4), (0.7, 1.25, 0.045), made["wood"])
    for u in (-0.31, 0.31):
        for v in (-0.58, 0.58):
            solid.box((x + u, y + v, 0.19), (0.03, 0.03, 0.38), made["black"])
        solid.box((x + u, y, 0.02), (0.03, 1.16, 0.03), made["black"])
    solid.box((x - 0.1, y - 0.25, 0.44), (0.24, 0.32, 0.03), made["accent"])
    solid.put("table", bevel=0.004)
