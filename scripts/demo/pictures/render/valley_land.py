"""The shape of the valley: its river, its road, its heights and its woods."""

import math

from mathutils import Vector, noise

from land import smooth


def river(y):
    return 46 * math.sin(y * 0.0078 + 0.2) + 18 * math.sin(y * 0.019 + 1) + y * 0.05


def road(y):
    return river(y) - 27 - 6 * math.sin(y * 0.013)


def height(x, y):
    off = x - river(y)
    far = abs(off)
    floor = max(34, 70 + 38 * math.sin(y * 0.0078 + 0.2 + (1.57 if off > 0 else -1.57)))
    slope = 105 + 55 * noise.noise(Vector((x * 0.0022, y * 0.0022, 3))) + y * 0.03
    z = smooth((far - floor) / 240) * slope * (1.05 if off < 0 else 1)
    z += noise.noise(Vector((x * 0.012, y * 0.012, 0))) * 14 * smooth((far - floor) / 120)
    z += noise.noise(Vector((x * 0.03, y * 0.03, 2))) * 1.2 * smooth((far - 14) / 20) + smooth((far - 13) / 60) * 3
    return z - 1.6 * (1 - (far / 8.5) ** 2) if far < 8.5 else z


def wooded(x, y):
    """Returns the density of wood, from 0 (meadow) to 1: slopes are wooded down to an uneven edge, with clearings."""
    z, far = height(x, y), abs(x - river(y))
    if far < 58:
        return 0.0
    edge = 11 + 7 * noise.noise(Vector((x * 0.01, y * 0.01, 4))) + (9 if x < river(y) and 120 < y < 360 else 0)
    clearing = smooth((noise.noise(Vector((x * 0.006, y * 0.006, 7))) - 0.3) * 8) * smooth((42 - z) / 10)
    return smooth((z - edge) / 3) * (1 - clearing)
