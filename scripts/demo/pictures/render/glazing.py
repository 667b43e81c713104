"""What fills the hole of an opening: frames, panes, and the room behind them."""


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
