"""Kitchens in other plans than kitchens.py: the sink under a window, a run along the right wall."""

import math

from furniture import dining, houseplant, turned, vase
from kitchens import island, run, tall
from lamps import pendant
from prints import picture
from rooms import BRIGHT, curtains, daylight, shell
from view import View


def sink_at_window(shape, made, random, prints):
    """A run under a window, an island or a round of chairs before it."""
    size = width, deep, high = 5.2, 4.7, made["taste"].get("high", 2.65)
    low = shape == "modern"
    windows, back = [(1.2, 0.04 if low else 0.75, 1.9 if low else 1.25, 2.3 if low else 1.5)], [(1.75, 1.1, 1.5, 1.15)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape], back, 30)
    run((1.35, deep), 3.45, made, shape, shelves=False)
    tall((0.7, deep), made, shape, high)
    if made["taste"].get("island", low):
        island((2.9, 2.35), made)
        for x in (2.2, 2.9, 3.6):
            pendant((x, 2.3, high), made, 0.85, 8)
    else:
        dining((2.95, 1.95), math.pi / 2 + 0.04, made, 1.7)
        pendant((2.95, 1.95, high), made, 0.95, 16)
        vase((2.9, 2.2, 0.75), made, random, 0.2, 7)
    picture((width, 2.6, 1.58), (0.64, 0.86), made, prints[0], "right")
    houseplant((4.75, 3.55), made, random, 1.0)
    return View((2.35, -1.35, 1.42), 0.09, 24, 0.45, 4.2, 5)


def run_on_the_right(shape, made, random, prints):
    """A run along the right wall, the table before a wide window behind."""
    size = width, deep, high = 4.8, 5.2, made["taste"].get("high", 2.65)
    low = shape == "modern"
    windows, back = [(1.0, 0.9, 1.2, 1.25)], [(0.75, 0.04 if low else 0.6, 2.1, 2.3 if low else 1.65)]
    shell(size, windows, made, random, back=back)
    daylight(size, windows, BRIGHT[shape] * 1.05, back, 20)
    curtains(back, made, 2.42, deep)
    turned((width, 2.75), -math.pi / 2, lambda: run((-1.75, 0), 3.9, made, shape))
    turned((width, 2.75), -math.pi / 2, lambda: tall((-2.4, 0), made, shape, high))
    dining((1.75, 3.45), 0.03, made, 1.8, 6 if deep > 5.5 else 4)
    pendant((1.75, 3.45, high), made, 0.95, 16)
    vase((2.05, 3.4, 0.75), made, random, 0.22, 8, "clay")
    houseplant((0.4, deep - 0.45), made, random, 1.2)
    return View((1.75, -0.9, 1.44), 0.2, 22.5, 0.46, 4.5, 5)
