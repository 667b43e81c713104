"""The openings of a wall: windows, doors, gates, glazing, shop windows, balconies."""


def fill(solid, plane, hole, set_of, paint, dressed):
    """Fills one opening; `dressed` gives it a surround of bluestone, `set_of` are the shared materials."""
    KINDS[hole.kind](solid, plane, hole, set_of, paint)
    if dressed:
        surround(solid, plane, hole, set_of["blue"])
    elif hole.kind in ("window", "boarded", "shop"):
        plane.box(solid, hole.x + hole.width / 2, hole.z - 0.03, 0.03, hole.width + 0.12, 0.06, 0.3, set_of["blue"])


def surround(solid, plane, hole, blue):
    kind, x, z, width, height, _ = hole
    plane.box(solid, x + width / 2, z + height + 0.1, -0.06, width + 0.46, 0.228, 0.17, blue)
    for middle in (x - 0.085 + 0.014, x + width + 0.085 - 0.014):
        count = max(2, round(height / 0.42))
        for course in range(count):
            pitch = height / count
            out = (0.05 if course % 2 else 0) * (-1 if middle < x else 1)
            plane.box(solid, middle + out, z + pitch * (course + 0.5), -0.065, 0.17 + 2 * abs(out), pitch - 0.012, 0.17, blue)
    if kind in ("window", "boarded", "shop"):
        plane.box(solid, x + width / 2, z - 0.055, 0.02, width + 0.3, 0.12, 0.3, blue)
    if kind == "door":
        plane.box(solid, x + width / 2, 0.05, 0.3, width + 0.5, 0.14, 0.7, blue)


def frame(solid, plane, hole, paint, depth, thick=0.065):
    _, x, z, width, height, _ = hole
    for u, v, wide, tall in (
        (x + thick / 2, z + height / 2, thick, height),
        (x + width - thick / 2, z + height / 2, thick, height),
        (x + width / 2, z + thick / 2, width, thick),
        (x + width / 2, z + height - thick / 2, width, thick),
    ):
        plane.box(solid, u, v, -depth, wide, tall, 0.09, paint)


def pane(solid, plane, hole, material, depth, grow=0.0):
    _, x, z, width, height, _ = hole
    left, right = (max(x - grow, 0.32), min(x + width + grow, plane.width - 0.32)) if grow else (x, x + width)
    corners = [(left, z - grow), (right, z - grow), (right, z + height + grow), (left, z + height + grow)]
    solid.face([plane.at(u, v, -depth) for u, v in corners], material)


# what hangs behind a window: spans of its width and height, and the cloth
HANGINGS = (
    (((0.0, 0.2), (0, 1), "curtain"), ((0.8, 1.0), (0, 1), "curtain")),
    (((0.0, 1.0), (0, 1), "voile"),),
    (((0.0, 0.34), (0, 1), "curtain"), ((0.66, 1.0), (0, 1), "curtain")),
    (((0.0, 1.0), (0, 0.55), "voile"), ((0.0, 0.16), (0, 1), "curtain"), ((0.84, 1.0), (0, 1), "curtain")),
    (((0.0, 1.0), (0.6, 1), "voile"),),
)


def behind(solid, plane, hole, set_of, depth, far):
    """Builds the room behind a pane: dark, or lit by a lamp, with curtains, a voile or a blind."""
    _, x, z, width, height, lit = hole
    # Behind a small window, as those of a gable have, a larger room would come through the roof.
    deep, grow = (far, 0.45) if width > 0.8 else (0.35, 0.2)
    pane(solid, plane, hole, set_of["glass"], depth)
    pane(solid, plane, hole, set_of["lit"] if lit else set_of["dark"], depth + deep, grow)
    if width >= 2:
        return
    for index, ((left, right), (low, high), cloth) in enumerate(HANGINGS[int(x * 7.3 + z * 3.1) % len(HANGINGS)]):
        back, spots = -depth - 0.06 - 0.04 * index, ((left, low), (right, low), (right, high), (left, high))
        solid.face([plane.at(x + u * width, z + v * height, back) for u, v in spots], set_of["veiled" if lit and cloth == "voile" else cloth])


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


def inside(solid, plane, hole, set_of, deep, lit):
    """Builds floor, walls and back of a room behind glass, with furniture."""
    _, x, z, width, height, _ = hole
    left, right, top = max(x - 0.6, 0.32), min(x + width + 0.6, plane.width - 0.32), z + height + 0.15
    back = [(left, z), (right, z), (right, top), (left, top)]
    solid.face([plane.at(u, v, -deep) for u, v in back], set_of["warm"] if lit else set_of["room"])
    solid.face([plane.at(u, z, -d) for u, d in ((left, 0.3), (right, 0.3), (right, deep), (left, deep))], set_of["wood"])
    for u in (left, right):
        solid.face([plane.at(u, v, -d) for v, d in ((z, 0.35), (top, 0.35), (top, deep), (z, deep))], set_of["glimmer" if lit else "room"])
    solid.face([plane.at(left + 0.5, top - 0.02, -deep + 0.3 * i) for i in (1, 2)] + [plane.at(right - 0.5, top - 0.02, -deep + 0.3 * i) for i in (2, 1)], set_of["glimmer"])
    plane.box(solid, x + width * 0.35, z + 0.36, -deep + 0.7, width * 0.5, 0.72, 0.8, set_of["linen"])
    plane.box(solid, x + width * 0.75, z + 1.5, -deep + 0.05, width * 0.24, 0.6, 0.03, set_of["wood"])


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


def shop(solid, plane, hole, set_of, paint):
    _, x, z, width, height, lit = hole
    frame(solid, plane, hole, paint, 0.14, 0.08)
    plane.box(solid, x + width / 2, z + height * 0.8, -0.14, width, 0.05, 0.08, paint)
    pane(solid, plane, hole, set_of["glass"], 0.16)
    inside(solid, plane, hole, set_of, 1.9, lit)
    plane.box(solid, x + width / 2, z / 2, 0.01, width, max(0.1, z - 0.04), 0.06, paint)
    for pot in range(3):
        plane.box(solid, x + width * (0.2 + 0.3 * pot), z + 0.16, -0.55, 0.22, 0.32, 0.22, (set_of["clay"], set_of["linen"], set_of["wood"])[pot])


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


KINDS = {"window": window, "boarded": boarded, "door": door, "garage": garage, "barn": barn, "glazed": glazed, "shop": shop, "balcony": balcony}
