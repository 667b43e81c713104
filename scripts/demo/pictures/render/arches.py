"""Arched openings: a segmental arch of bluestone over a window or a door, and the frame below it."""

import math

from glazing import frame, inside, pane

RISE, STONES = 0.2, 9
ARCHED = ("arch", "archdoor")


def vault(solid, plane, hole, blue, paint):
    """Closes the upper corners of an opening with the stones of an arch, and bends its frame below them."""
    _, x, z, width, height, _ = hole
    rise = width * RISE
    radius = (width * width / 4 + rise * rise) / (2 * rise)
    middle, foot = x + width / 2, z + height - radius
    half = math.asin(width / 2 / radius)

    def spot(angle, far, out):
        return plane.at(middle + math.sin(angle) * far, foot + math.cos(angle) * far, out)

    def wedge(start, end, inner, outer, front, back, material):
        rim = [(start, inner), (end, inner), (end, outer), (start, outer)]
        solid.face([spot(angle, far, front) for angle, far in rim], material)
        for (a, b), (c, d) in zip(rim, rim[1:] + rim[:1]):
            solid.face([spot(a, b, front), spot(c, d, front), spot(c, d, back), spot(a, b, back)], material)

    for stone in range(STONES):
        start, end = (half * (2 * (stone + step) / STONES - 1) for step in (0, 1))
        key = stone == STONES // 2
        wedge(start + 0.006, end - 0.006, radius, radius + (0.46 if key else 0.33), 0.07 if key else 0.04, -0.3, blue)
    for part in range(14):
        start, end = (half * (2 * (part + step) / 14 - 1) for step in (0, 1))
        wedge(start, end, radius - 0.08, radius, -0.12, -0.22, paint)


def arch(solid, plane, hole, set_of, paint):
    """Builds a tall window under an arch, with the room behind it."""
    _, x, z, width, height, lit = hole
    low = hole._replace(height=height * (1 - 0.2 * width / height))
    frame(solid, plane, low, paint, 0.17)
    plane.box(solid, x + width / 2, z + height / 2, -0.17, 0.06, height, 0.07, paint)
    plane.box(solid, x + width / 2, z + height * 0.34, -0.17, width, 0.05, 0.07, paint)
    pane(solid, plane, hole, set_of["glass"], 0.18)
    inside(solid, plane, hole, set_of, 2.2, lit)


def archdoor(solid, plane, hole, set_of, paint):
    """Builds a double door with glazed upper panels and a fanlight under an arch."""
    _, x, z, width, height, lit = hole
    leaf = height * 0.74
    frame(solid, plane, hole._replace(height=leaf), paint, 0.17, 0.09)
    plane.box(solid, x + width / 2, z + leaf / 2, -0.16, 0.12, leaf, 0.08, paint)
    plane.box(solid, x + width / 2, z + 0.45, -0.19, width, 0.9, 0.05, paint)
    for part in (0.27, 0.73):
        plane.box(solid, x + width * part, z + 0.48, -0.155, width * 0.3, 0.56, 0.03, paint)
    plane.box(solid, x + width * 0.56, z + 1.05, -0.09, 0.03, 0.24, 0.05, set_of["iron"])
    pane(solid, plane, hole, set_of["glass"], 0.18)
    inside(solid, plane, hole, set_of, 2.2, lit)
