"""The openings of a wall: windows, doors, gates, glazing, shop windows, balconies."""

from arches import ARCHED, arch, archdoor, vault
from gates import barn, dock, garage
from glazing import behind, frame, inside, pane


def fill(solid, plane, hole, set_of, paint, dressed):
    """Fills one opening; `dressed` gives it a surround of bluestone, `set_of` are the shared materials."""
    KINDS[hole.kind](solid, plane, hole, set_of, paint)
    if hole.kind in ARCHED:
        vault(solid, plane, hole, set_of["blue"], paint)
    if dressed:
        surround(solid, plane, hole, set_of["blue"])
    elif hole.kind in ("window", "boarded", "shop"):
        plane.box(solid, hole.x + hole.width / 2, hole.z - 0.03, 0.03, hole.width + 0.12, 0.06, 0.3, set_of["blue"])


def surround(solid, plane, hole, blue):
    kind, x, z, width, height, _ = hole
    if kind not in ARCHED:
        plane.box(solid, x + width / 2, z + height + 0.1, -0.06, width + 0.46, 0.228, 0.17, blue)
    for middle in (x - 0.085 + 0.014, x + width + 0.085 - 0.014):
        count = max(2, round(height / 0.42))
        for course in range(count):
            pitch = height / count
            out = (0.05 if course % 2 else 0) * (-1 if middle < x else 1)
            plane.box(solid, middle + out, z + pitch * (course + 0.5), -0.065, 0.17 + 2 * abs(out), pitch - 0.012, 0.17, blue)
    if kind in ("window", "boarded", "shop", "arch"):
        plane.box(solid, x + width / 2, z - 0.055, 0.02, width + 0.3, 0.12, 0.3, blue)
    if kind in ("door", "archdoor"):
        plane.box(solid, x + width / 2, 0.05, 0.3, width + 0.5, 0.14, 0.7, blue)


def window(solid, plane, hole, set_of, paint):
    _, x, z, width, height, _ = hole
    frame(solid, plane, hole, paint, 0.18)
    if width > 0.8:
        plane.box(solid, x + width / 2, z + height / 2, -0.17, 0.075, height, 0.08, paint)
    plane.box(solid, x + width / 2, z + height * 0.68, -0.175, width, 0.045, 0.07, paint)
    behind(solid, plane, hole, set_of, 0.19, 0.8)


def boarded(solid, plane, hole, set_of, paint):
    """Builds a window that is nailed up with rough planks."""
    _, x, z, width, height, _ = hole
    frame(solid, plane, hole, paint, 0.18)
    pane(solid, plane, hole, set_of["dark"], 0.2)
    for plank in range(6):
        pitch = height / 6
        plane.box(solid, x + width / 2 + 0.03 * (plank % 3 - 1), z + pitch * (plank + 0.5), -0.04 - 0.012 * (plank % 2), width + 0.1, pitch - 0.02, 0.025, set_of["wood"])


def glazed(solid, plane, hole, set_of, paint):
    """Builds glass to the floor in slender frames, with a room behind it."""
    _, x, z, width, height, lit = hole
    frame(solid, plane, hole, paint, 0.16, 0.05)
    for part in range(1, max(2, round(width / 1.15))):
        plane.box(solid, x + width * part / max(2, round(width / 1.15)), z + height / 2, -0.16, 0.055, height, 0.08, paint)
    pane(solid, plane, hole, set_of["glass"], 0.17)
    inside(solid, plane, hole, set_of, 2.6, lit)
    for left in (x + 0.06, x + width - 0.34):
        for fold in range(4):
            plane.box(solid, left + 0.035 + fold * 0.07, z + height / 2, -0.34 - 0.03 * (fold % 2), 0.06, height, 0.03, set_of["curtain"])


def door(solid, plane, hole, set_of, paint):
    _, x, z, width, height, _ = hole
    leaf = height if height < 2.3 else 2.15
    plane.box(solid, x + width / 2, z + leaf / 2, -0.17, width, leaf, 0.08, paint)
    for plank in range(max(4, round(width / 0.16))):
        pitch = width / max(4, round(width / 0.16))
        plane.box(solid, x + pitch * (plank + 0.5), z + leaf / 2, -0.13, pitch - 0.012, leaf - 0.03, 0.03, paint)
    if height > leaf + 0.15:
        light = hole._replace(z=z + leaf, height=height - leaf)
        frame(solid, plane, light, paint, 0.17)
        behind(solid, plane, light, set_of, 0.19, 0.6)
    if width > 1.4:
        plane.box(solid, x + width / 2, z + leaf / 2, -0.105, 0.05, leaf, 0.03, paint)
    plane.box(solid, x + width * (0.85 if width < 1.4 else 0.44), z + 1.0, -0.09, 0.03, 0.16, 0.06, set_of["iron"])


def shop(solid, plane, hole, set_of, paint):
    _, x, z, width, height, lit = hole
    frame(solid, plane, hole, paint, 0.14, 0.08)
    plane.box(solid, x + width / 2, z + height * 0.8, -0.14, width, 0.05, 0.08, paint)
    pane(solid, plane, hole, set_of["glass"], 0.16)
    inside(solid, plane, hole, set_of, 1.9, lit)
    plane.box(solid, x + width / 2, z / 2, 0.01, width, max(0.1, z - 0.04), 0.06, paint)
    for pot in range(3):
        plane.box(solid, x + width * (0.2 + 0.3 * pot), z + 0.16, -0.55, 0.22, 0.32, 0.22, (set_of["clay"], set_of["linen"], set_of["wood"])[pot])
    goods = [set_of[name] for name in ("clay", "linen", "blue", "wood", "white", "zinc")]
    for level in range(3):
        plane.box(solid, x + width / 2, z + 0.62 + 0.42 * level, -1.72, width * 0.92, 0.035, 0.3, set_of["wood"])
        for place in range(int(width / 0.2)):
            high = 0.1 + 0.05 * ((place * 5 + level * 3) % 4)
            plane.box(solid, x + 0.16 + place * 0.2, z + 0.64 + 0.42 * level + high / 2, -1.68, 0.13, high, 0.14, goods[(place * 7 + level * 5) % 6])


def balcony(solid, plane, hole, set_of, paint):
    """Builds a French window; upstairs with a slab and a railing before it."""
    _, x, z, width, height, _ = hole
    frame(solid, plane, hole, paint, 0.16, 0.055)
    plane.box(solid, x + width / 2, z + height / 2, -0.16, 0.07, height, 0.08, paint)
    behind(solid, plane, hole, set_of, 0.18, 1.2)
    if z < 1:
        return
    left, right, deep = x - 0.55, x + width + 0.55, 1.35
    plane.box(solid, (left + right) / 2, z - 0.12, deep / 2, right - left, 0.2, deep, set_of["linen"])
    for level in (0.12, 1.02):
        plane.box(solid, (left + right) / 2, z + level, deep - 0.05, right - left, 0.045, 0.045, set_of["iron"])
        for u in (left + 0.03, right - 0.03):
            plane.box(solid, u, z + level, deep / 2, 0.045, 0.045, deep - 0.05, set_of["iron"])
    for bar in range(int((right - left) / 0.13)):
        plane.box(solid, left + 0.06 + bar * 0.13, z + 0.57, deep - 0.05, 0.018, 0.9, 0.018, set_of["iron"])
    for bar in range(int(deep / 0.13)):
        for u in (left + 0.03, right - 0.03):
            plane.box(solid, u, z + 0.57, 0.06 + bar * 0.13, 0.018, 0.9, 0.018, set_of["iron"])


KINDS = {"window": window, "boarded": boarded, "door": door, "garage": garage, "barn": barn, "glazed": glazed, "shop": shop, "balcony": balcony, "arch": arch, "archdoor": archdoor, "dock": dock}
