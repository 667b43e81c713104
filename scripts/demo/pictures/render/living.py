"""Living rooms."""

import math

from furniture import armchair, carpet, console, houseplant, low_table, sofa, vase
from lamps import floor_lamp
from prints import picture
from materials import material
from nodes import calc, node, noise, place, ramp, split
from rooms import BRIGHT, curtains, daylight, panel, shell
from solid import Solid
from view import View

SIZE = (5.8, 5.4, 2.75)
WINDOWS = {
    "rustic": [(0.9, 0.75, 1.2, 1.5), (3.1, 0.75, 1.2, 1.5)],
    "modern": [(0.6, 0.04, 2.0, 2.35), (2.9, 0.04, 2.0, 2.35)],
    "classic": [(0.9, 0.5, 1.15, 1.95), (3.1, 0.5, 1.15, 1.95)],
    "chalet": [(0.8, 0.04, 1.8, 2.2), (3.2, 0.75, 1.2, 1.4)],
}


def living(taste, made, random, prints):
    width, deep, high = SIZE
    shell(SIZE, WINDOWS[taste], made, random)
    daylight(SIZE, WINDOWS[taste], BRIGHT[taste])
    if taste != "chalet":
        curtains(WINDOWS[taste], made)
    hearth((3.3, deep), high, taste, made, random)
    sofa((4.75, 2.65), -math.pi / 2, made)
    armchair((1.25, 3.9), 0.75, made)
    carpet((2.95, 2.7), (2.5, 2.2), made)
    low_table((2.9, 2.75), made)
    vase((3.12, 2.95, 0.44), made, random)
    floor_lamp((5.25, 4.75), made)
    console((1.2, deep - 0.2), made, random)
    picture((1.2, deep, 1.62), (0.98, 0.68), made, prints[0])
    picture((width, 2.65, 1.55), (1.2, 0.72), made, prints[1], "right")
    houseplant((0.5, 4.85), made, random, 1.5)
    return View((3.3, -1.3, 1.32), -0.09, 23, 0.47, 4.8, 4)


def hearth(at, high, taste, made, random):
    """Builds a chimney breast with a stove, or with a gas fire flush with the wall."""
    x, wall = at
    breast, deep = Solid(), 0.5
    opening, sides = (1.22, 0.34) if taste != "modern" else (1.3, 0.3)
    top = 1.4 if taste != "modern" else 1.05
    for side in (-1, 1):
        breast.box((x + side * (opening / 2 + sides / 2), wall - deep / 2, top / 2), (sides, deep, top), made["breast"])
    breast.box((x, wall - deep / 2, (high + top) / 2), (opening + 2 * sides, deep, high - top), made["breast"])
    breast.box((x, wall - 0.03, top / 2), (opening, 0.04, top), made["dark"])
    if taste == "modern":
        breast.box((x, wall - deep / 2, 0.25), (opening, deep, 0.5), made["breast"])
    breast.put("breast")
    if taste != "modern":
        mantel = Solid()
        mantel.box((x, wall - 0.3, top + 0.06), (opening + 2 * sides + 0.2, 0.62, 0.13), made["beam"] if taste != "classic" else made["breast"])
        mantel.put("mantel", bevel=0.012)
        floor = Solid()
        floor.box((x, wall - 0.6, 0.02), (2.3, 1.1, 0.045), made["blue"])
        floor.put("hearth", bevel=0.008)
        stove((x, wall - 0.42), made)
        logs((x + opening / 2 + sides + 0.12, wall), made)
    else:
        flames((x, wall - 0.28), 1.1, 0.52, 0.34)


def stove(at, made):
    x, y = at
    solid = Solid()
    solid.box((x, y, 0.62), (0.72, 0.46, 0.8), made["black"])
    solid.box((x, y, 1.04), (0.8, 0.54, 0.05), made["black"])
    for u in (-0.31, 0.31):
        solid.box((x + u, y - 0.25, 0.64), (0.08, 0.05, 0.62), made["black"])
    for v in (0.36, 0.92):
        solid.box((x, y - 0.25, v), (0.7, 0.05, 0.1), made["black"])
    for u in (-0.28, 0.28):
        for v in (-0.16, 0.16):
            solid.box((x + u, y + v, 0.14), (0.06, 0.06, 0.2), made["black"])
    solid.tube([(x, y, 1.05), (x, y, 1.5)], [0.075, 0.075], made["black"], 16)
    solid.put("stove", bevel=0.01)
    flames((x, y - 0.235), 0.52, 0.4, 0.48)


def flames(at, wide, foot, high):
    """Builds the fire behind glass and its glow on the floor."""

    def build(tree):
        here = place(tree, (4, 1, 2.2))
        up = calc(tree, "DIVIDE", calc(tree, "SUBTRACT", split(tree, place(tree))[2], foot), high)
        heat = calc(tree, "SUBTRACT", calc(tree, "ADD", noise(tree, here, 1.6, 4), 0.22), calc(tree, "MULTIPLY", up, 0.42))
        colour = ramp(tree, heat, [(0.34, (0.02, 0.004, 0.0)), (0.45, (0.5, 0.06, 0.005)), (0.56, (1.0, 0.3, 0.04)), (0.7, (1.0, 0.65, 0.22))])
        return node(tree, "ShaderNodeEmission", {"Color": colour, "Strength": 3.0}).outputs[0]

    x, y = at
    solid = Solid()
    solid.face([(x - wide / 2, y, foot), (x + wide / 2, y, foot), (x + wide / 2, y, foot + high), (x - wide / 2, y, foot + high)], material(f"fire{foot}", build))
    solid.put("fire")
    panel((x, y - 0.12, foot + 0.15), (x, y - 2.4, 0.1), wide, 0.3, 7, (1.0, 0.42, 0.13))


def logs(at, made):
    x, wall = at
    solid = Solid()
    for count in range(16):
        u = x + 0.08 + (count % 4) * 0.13 + (0.06 if (count // 4) % 2 else 0)
        v = 0.07 + (count // 4) * 0.115
        solid.tube([(u, wall - 0.45, v), (u, wall - 0.06, v)], [0.06, 0.06], made["bark"] if count % 3 else made["wood"], 9)
    solid.put("logs")
