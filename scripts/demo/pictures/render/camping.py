"""Campsites: their tents, caravans and static caravans; a campsite with its lane, one pitch under a willow."""

import math

from garden import hedges, path, table_outside, trees
from palette import joinery
from plants import willow
from solid import Solid, put


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


def static_caravan(at, turn, set_of, paint):
    """Places a static caravan on its base, a deck of planks with a railing before its door."""
    solid = Solid()
    long, deep, foot, top = 9.0, 3.2, 0.5, 2.75
    solid.box((0, 0, foot / 2 - 0.1), (long - 0.25, deep - 0.25, foot + 0.2), set_of["beam"])
    for board in range(12):
        solid.box((0, 0, foot + 0.095 + 0.19 * board), (long, deep, 0.18), paint)
    for side in (-1, 1):
        solid.face([(-long / 2 - 0.15, side * (deep / 2 + 0.15), top), (long / 2 + 0.15, side * (deep / 2 + 0.15), top), (long / 2 + 0.15, 0, top + 0.42), (-long / 2 - 0.15, 0, top + 0.42)], set_of["zinc"])
        solid.face([(side * long / 2, -deep / 2, top), (side * long / 2, deep / 2, top), (side * long / 2, 0, top + 0.4)], paint)
    out = -deep / 2
    for x, wide, low, high in ((-3.3, 1.7, 1.15, 1.15), (-1.2, 0.8, 1.4, 0.9), (2.35, 1.3, 1.3, 1.0), (3.8, 0.7, 1.4, 0.9)):
        solid.box((x, out - 0.02, low + high / 2), (wide + 0.14, 0.06, high + 0.14), set_of["white"])
        solid.box((x, out - 0.04, low + high / 2), (wide, 0.04, high), set_of["dark"])
        solid.box((x, out - 0.055, low + high / 2), (wide, 0.02, high), set_of["glass"])
        solid.box((x, out - 0.065, low + high / 2), (0.05, 0.03, high), set_of["white"])
    for side in (-1, 1):
        solid.box((side * (long / 2 + 0.02), 0, 1.75), (0.06, 2.1, 1.2), set_of["white"])
        solid.box((side * (long / 2 + 0.045), 0, 1.75), (0.04, 1.96, 1.06), set_of["dark"])
        solid.box((side * (long / 2 + 0.06), 0, 1.75), (0.02, 1.96, 1.06), set_of["glass"])
    solid.box((0.55, out - 0.03, 1.5), (0.95, 0.07, 2.0), set_of["white"])
    solid.box((0.55, out - 0.05, 1.95), (0.5, 0.06, 0.7), set_of["glass"])
    for plank in range(15):
        solid.box((-0.6, out - 0.1 - 0.15 * plank, foot - 0.06), (5.4, 0.142, 0.05), set_of["wood"])
    solid.box((-0.6, out - 1.15, foot / 2 - 0.12), (5.3, 2.1, foot), set_of["beam"])
    solid.box((2.35, out - 1.0, 0.16), (0.5, 1.1, 0.16), set_of["wood"])
    for x, y in [(-3.25 + 0.88 * post, out - 2.22) for post in range(7)] + [(-3.25, out - 0.1 - 0.7 * post) for post in range(3)]:
        solid.box((x, y, foot + 0.45), (0.07, 0.07, 0.95), set_of["wood"])
    for level in (0.45, 0.9):
        solid.box((-0.6, out - 2.22, foot + level), (5.36, 0.05, 0.09), set_of["wood"])
        solid.box((-3.25, out - 1.15, foot + level), (0.05, 2.2, 0.09), set_of["wood"])
    solid.put("static", at, turn)


def service_post(at, set_of):
    """Places the post with a pitch's tap and sockets."""
    solid = Solid()
    solid.box((0, 0, 0.55), (0.26, 0.2, 1.2), set_of["beam"])
    solid.box((0, 0, 1.17), (0.34, 0.28, 0.05), set_of["zinc"])
    solid.box((0, -0.11, 0.86), (0.18, 0.04, 0.26), set_of["linen"])
    solid.tube([(0, -0.1, 0.5), (0, -0.2, 0.5), (0, -0.22, 0.43)], [0.02, 0.02, 0.02], set_of["zinc"], 8)
    solid.put("post", at)


def campsite(land, paved, set_of, grows, random, stock):
    path(land, paved, set_of["gravel"], (-3, -26), (4, 34), 1.4, 2.5)
    for x, y, turn in ((-9.5, -4, 0.3), (-11, 7, 0.1), (-9, 18, -0.2), (11, 3, -0.4), (12.5, 24, -0.3)):
        tent((x, y, land.height(x, y)), turn, set_of)
    for x, y, turn, tone in ((10.5, -7, 0.15, "#5d7a68"), (12, 13, 0.05, "#a85f3e"), (-11, 29, -0.1, "#40585c"), (10, 36, 0.2, "#8a4a33")):
        caravan((x, y, land.height(x, y)), turn, set_of, joinery(tone))
    for x, y in ((-6.2, -8), (7.3, -10.2), (7.8, 0.6)):
        table_outside((x, y, land.height(x, y)), random.uniform(-0.3, 0.3), set_of, 4)
    hedges([(-15.5, -14, -15.5, 34), (16.5, -16, 16.5, -1), (16.5, 4, 16.5, 34)], random, grows, 1.3)
    trees([("broad", -18, 2, 1.1), ("turning", -18.5, 15, 1.0), ("broad", 20, 9, 1.1), ("conifer", -19, 26, 1.0), ("conifer", -22, 31, 1.1), ("broad", 19, 22, 1.2), ("fruit", -6, 12, 1.1), ("fruit", 8, 18, 1.1), ("fruit", -6.5, 24, 1.1), ("broad", 0, 46, 1.2), ("conifer", 9, 50, 1.1), ("conifer", -9, 50, 1.0), ("broad", 23, -6, 1.0)], stock, land, random)


def pitch(land, paved, set_of, grows, random, stock):
    """Furnishes one pitch under a willow with its static caravan, others in rows behind it."""
    path(land, paved, set_of["gravel"], (-34, -11.2), (40, -5.4), 1.2, 0.6)
    path(land, paved, set_of["gravel"], (-34, 22), (40, 23), 1.3, 0.6)
    drooping = willow("willow", random, 8.4, 4.6, grows["bark"], grows["grass"])
    put(drooping, (-5.4, 6.2, land.height(-5.4, 6.2)), 0.6)
    for x, y, turn, tone in ((2.6, 5.4, -0.1, "#e6dfd0"), (-17, 5, 0.08, "#8f9d8c"), (20.5, 6, -0.12, "#b7a88c"), (-12, 15.5, 0.02, "#e6dfd0"), (6, 16, 0.05, "#8f9d8c"), (22, 17, -0.06, "#a9b4b4"), (-6, 31, 0.1, "#b7a88c"), (10, 32, -0.05, "#e6dfd0")):
        static_caravan((x, y, land.height(x, y)), turn, set_of, joinery(tone))
    table_outside((-2.6, 0.4, land.height(-2.6, 0.4)), 0.3, set_of, 4)
    service_post((4.4, -2.4, land.height(4.4, -2.4)), set_of)
    hedges([(-10.2, -3.4, -10.2, 10), (10.4, -3.4, 10.4, 10), (-24, 10.9, -7.5, 10.9), (-2, 10.9, 30, 10.9)], random, grows, 1.2)
    trees([("fruit", -14, 0.5, 1.0), ("fruit", 15, 0.8, 1.0), ("broad", -24, 12, 1.0), ("fruit", -1, 19, 1.2), ("broad", 27, 24, 1.1), ("turning", -18, 27, 1.1), ("broad", 0, 42, 1.2), ("turning", 16, 44, 1.1), ("broad", -14, 46, 1.2), ("conifer", 24, 40, 1.0)], stock, land, random)
