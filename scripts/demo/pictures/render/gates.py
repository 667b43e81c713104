"""Doors for cars, carts and lorries."""

from glazing import pane


def garage(solid, plane, hole, set_of, paint):
    _, x, z, width, height, _ = hole
    for panel in range(5):
        pitch = height / 5
        plane.box(solid, x + width / 2, z + pitch * (panel + 0.5), -0.15, width, pitch - 0.018, 0.05, paint)
    pane(solid, plane, hole, set_of["dark"], 0.18)
    plane.box(solid, x + width / 2, z + 0.95, -0.11, 0.16, 0.03, 0.04, set_of["iron"])


def barn(solid, plane, hole, set_of, paint):
    _, x, z, width, height, _ = hole
    count = max(8, round(width / 0.17))
    for plank in range(count):
        pitch = width / count
        plane.box(solid, x + pitch * (plank + 0.5), z + height / 2, -0.14 - 0.006 * (plank % 3), pitch - 0.014, height, 0.05, paint)
    for half in (0.25, 0.75):
        for level in (0.16, 0.84):
            plane.box(solid, x + width * half, z + height * level, -0.1, width * 0.42, 0.055, 0.02, set_of["iron"])
    plane.box(solid, x + width / 2, z + height / 2, -0.16, 0.03, height, 0.05, set_of["dark"])
    pane(solid, plane, hole, set_of["dark"], 0.19)


def dock(solid, plane, hole, set_of, paint):
    """Builds a door for lorries above a loading floor: a rubber shelter around it, buffers below."""
    _, x, z, width, height, _ = hole
    garage(solid, plane, hole, set_of, paint)
    for u in (x - 0.22, x + width + 0.22):
        plane.box(solid, u, z + height / 2, 0.2, 0.46, height + 0.1, 0.44, set_of["rubber"])
        plane.box(solid, u, z - 0.42, 0.14, 0.26, 0.5, 0.24, set_of["rubber"])
        plane.box(solid, u, z + 0.3, 0.43, 0.1, 0.7, 0.02, set_of["hazard"])
    plane.box(solid, x + width / 2, z + height + 0.24, 0.2, width + 0.9, 0.46, 0.44, set_of["rubber"])
    plane.box(solid, x + width / 2, z - 0.06, 0.1, width, 0.1, 0.2, set_of["zinc"])
