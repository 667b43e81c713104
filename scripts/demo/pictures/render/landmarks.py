"""The church tower and the bridge of the valley."""

import math

from materials import stone
from palette import roofing, things
from solid import Solid
from valley_land import river


def tower(x, y, z):
    """Builds a church and its tower on ground of height z."""
    walls = stone("church", [(0.13, 0.12, 0.105), (0.2, 0.178, 0.15), (0.26, 0.23, 0.19), (0.18, 0.17, 0.16), (0.3, 0.255, 0.2)], wide=1.1, high=2.6)
    slates, dark = roofing("slate"), things()["dark"]
    solid, half = Solid(), 3.1
    solid.box((0, 0, 7), (5.4, 5.4, 16), walls)
    for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
        low = [(half * p, half * q, 14.9) for p, q in (a, b)]
        waist = [(half * p / 2, half * q / 2, 17.6) for p, q in (b, a)]
        solid.face([*low, *waist], slates)
        solid.face([waist[1], waist[0], (0, 0, 28.5)], slates)
    for sx, sy in ((0, -1), (1, 0), (-1, 0)):
        solid.box((sx * 2.72, sy * 2.72, 12.4), (0.1 if sx else 1.2, 0.1 if sy else 1.2, 2.4), dark)
    solid.put("tower", (x - 8.2, y - 3, z + 0.2), 0.35)
    nave = Solid()
    nave.box((0, 0, 3.1), (17, 8, 7.6), walls)
    for side in (-1, 1):
        nave.face([(-8.9, side * 4.4, 6.6), (8.9, side * 4.4, 6.6), (8.9, 0, 11.6), (-8.9, 0, 11.6)], slates)
        for bay in range(4):
            nave.box((-5.4 + bay * 3.5, side * 4.01, 3.4), (0.9, 0.1, 3.2), dark)
        nave.face([(side * 8.5, -4, 6.9), (side * 8.5, 4, 6.9), (side * 8.5, 0, 11.5)], walls)
    nave.put("nave", (x, y, z + 0.2), 0.35)


def bridge():
    walls = stone("bridge", [(0.14, 0.13, 0.115), (0.21, 0.19, 0.16), (0.28, 0.25, 0.2), (0.19, 0.18, 0.17)], wide=1.6, high=3.8)
    solid = Solid()
    for part in range(109):
        t = -1 + 2 * part / 108
        x = t * 18
        top = 2.7 - 1.1 * t * t
        arch = max([-1.2] + [math.sqrt(max(0, 1 - ((x - c) / 4.4) ** 2)) * 2.7 - 1.6 for c in (-5.2, 5.2)])
        solid.box((x, 0, (top + arch) / 2), (36 / 108 + 0.01, 4.6, top - arch), walls)
        for side in (-2.2, 2.2):
            solid.box((x, side, top + 0.4), (36 / 108 + 0.01, 0.4, 0.9), walls)
    solid.put("bridge", (river(150), 150, 0.2), 0.05)
