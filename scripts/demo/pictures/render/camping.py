"""Tents and caravans of a campsite."""

import math

from solid import Solid


def tent(at, turn, set_of):
    """Places a bell tent of cotton."""
    solid = Solid()
    solid.lathe([(2.3, 0), (2.25, 0.75), (1.1, 1.8), (0.04, 2.85)], set_of["linen"], 14)
    solid.face([(-0.55, -2.26, 0.03), (0.55, -2.26, 0.03), (0.12, -1.2, 1.85), (-0.12, -1.2, 1.85)], set_of["dark"])
    for side in range(10):
        angle = side * math.pi / 5 + 0.3
        solid.tube([(2.25 * math.cos(angle), 2.25 * math.sin(angle), 0.75), (3.4 * math.cos(angle), 3.4 * math.sin(angle), 0)], [0.012, 0.012], set_of["curtain"], 4)
    solid.put("tent", at, turn)


def caravan(at, turn, set_of, paint):
    """Places a small rounded caravan."""
    solid = Solid()
    section = [(-2.2, 0.55), (-2.25, 1.2), (-2.0, 2.1), (-1.6, 2.42), (1.5, 2.45), (2.05, 2.1), (2.3, 1.3), (2.2, 0.55)]
    for side in (-1.05, 1.05):
        solid.face([(x, side, z) for x, z in section], paint)
    for (a, b), (c, d) in zip(section, section[1:] + section[:1]):
        solid.face([(a, -1.05, b), (a, 1.05, b), (c, 1.05, d), (c, -1.05, d)], set_of["linen"])
    for x, wide in ((-1.3, 0.9), (1.25, 0.8)):
        solid.box((x, -1.06, 1.65), (wide, 0.03, 0.55), set_of["dark"])
        solid.box((x, -1.075, 1.65), (wide, 0.02, 0.55), set_of["glass"])
    solid.box((0.1, -1.06, 1.35), (0.62, 0.03, 1.5), set_of["linen"])
    solid.box((0, -1.065, 0.95), (4.35, 0.02, 0.14), set_of["wood"])
    for side in (-1.06, 1.06):
        solid.tube([(0.1, side - 0.08, 0.34), (0.1, side + 0.08, 0.34)], [0.34, 0.34], set_of["iron"], 18)
    solid.put("caravan", at, turn)
