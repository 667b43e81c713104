"""Roofs: slopes of single slates or tiles, flat roofs, dormers, roof windows, chimneys."""

import math

from mathutils import Matrix, Vector

COURSES = {"slate": (0.27, 0.17, 0.012), "oldslate": (0.24, 0.16, 0.016), "tile": (0.25, 0.26, 0.05), "zinc": None}


class Frame:
    """A volume seen along its ridge: a along the ridge, b across, from the middle of the volume's base."""

    def __init__(self, volume):
        x, y, z = volume["at"]
        self.centre = Vector((x, y + volume["depth"] / 2, z))
        along = volume["ridge"] == "along"
        self.long, self.wide = (volume["width"], volume["depth"]) if along else (volume["depth"], volume["width"])
        self.turn = Matrix.Identity(3) if along else Matrix.Rotation(math.pi / 2, 3, "Z")

    def at(self, a, b, v):
        return self.centre + self.turn @ Vector((a, b, v))

    def box(self, solid, a, b, v, size, material):
        solid.box(self.at(a, b, v), size, material, self.turn)


def roof(solid, volume, set_of, cover, random, overhang):
    """Builds the roof of a volume with dormers, windows and chimneys."""
    frame = Frame(volume)
    if volume["rise"] <= 0:
        return flat(solid, frame, volume["eaves"], set_of)
    for side in (-1, 1):
        slope(solid, frame, volume, side, set_of, cover, random, overhang)
    ridge(solid, frame, volume["eaves"] + volume["rise"], overhang, set_of, cover)
    for place in volume.get("dormers", ()):
        for side in (-1, 1):
            dormer(solid, frame, volume, (place - 0.5) * frame.long, side, set_of, cover)
    for place in volume.get("skylights", ()):
        for side in (-1, 1):
            skylight(solid, frame, volume, (place - 0.5) * frame.long, side, set_of)
    for place in volume.get("chimneys", ()):
        chimney(solid, frame, volume, (place - 0.5) * frame.long * 0.94, set_of)


def flat(solid, frame, eaves, set_of):
    frame.box(solid, 0, 0, eaves - 0.1, (frame.long - 0.3, frame.wide - 0.3, 0.12), set_of["gravel"])
    for b in (-1, 1):
        frame.box(solid, 0, b * (frame.wide / 2 - 0.1), eaves + 0.1, (frame.long + 0.12, 0.34, 0.26), set_of["zinc"])
    for a in (-1, 1):
        frame.box(solid, a * (frame.long / 2 - 0.1), 0, eaves + 0.1, (0.34, frame.wide + 0.12, 0.262), set_of["zinc"])


class Slope:
    """One side of a roof: s up from the gutter, k off its surface."""

    def __init__(self, frame, volume, side, overhang):
        half, rise = frame.wide / 2, volume["rise"]
        angle = math.atan2(rise, half)
        self.frame, self.side = frame, side
        self.up = Vector((0, -side * math.cos(angle), math.sin(angle)))
        self.out = Vector((0, side * math.sin(angle), math.cos(angle)))
        self.start = Vector((0, side * half, volume["eaves"])) - self.up * overhang + self.out * 0.1
        self.length = math.hypot(half, rise) + overhang

    def at(self, a, s, k=0.0):
        spot = Vector((a, 0, 0)) + self.start + self.up * s + self.out * k
        return self.frame.at(*spot)


def slope(solid, frame, volume, side, set_of, cover, random, overhang):
    plane = Slope(frame, volume, side, overhang)
    end = frame.long / 2 + min(overhang, 0.35)
    long = plane.length
    corners = [(-end, 0), (end, 0), (end, long), (-end, long)]
    solid.face([plane.at(a, s) for a, s in corners], set_of["frame" if volume.get("lost") else "under"] if COURSES[volume["roof"]] else cover)
    solid.face([plane.at(a, s, -0.14) for a, s in corners], set_of["beam"])
    solid.face([plane.at(-end, 0, -0.14), plane.at(end, 0, -0.14), plane.at(end, 0), plane.at(-end, 0)], set_of["beam"])
    for a in (-end, end):
        solid.face([plane.at(a, 0, -0.2), plane.at(a, long, -0.2), plane.at(a, long, 0.03), plane.at(a, 0, 0.03)], set_of["beam"])
    if COURSES[volume["roof"]]:
        lay(solid, plane, end, long, cover, random, *COURSES[volume["roof"]], volume.get("lost", 0.0))
    gutter = [plane.at(a, -0.05, -0.06) for a in (-end - 0.04, end + 0.04)]
    solid.tube(gutter, [0.075, 0.075], set_of["zinc"], 9)
    for a in (-frame.long / 2 + 0.3, frame.long / 2 - 0.3):
        top, foot = plane.at(a, -0.05, -0.1), frame.at(a, side * (frame.wide / 2 + 0.06), 0.1)
        solid.tube([top, foot + Vector((0, 0, top.z - foot.z - 0.45)), foot], [0.045] * 3, set_of["zinc"], 7)


def lay(solid, plane, end, long, cover, random, wide, high, thick, lost=0.0):
    """Lays slates in half-bond, each a separate piece; `lost` is the share that has slipped, in patches."""
    patches = [(random.uniform(-end, end), random.uniform(0.2, 0.9) * long, random.uniform(0.15, 0.6)) for _ in range(round(lost * 100))]
    points, faces = [], []
    for row in range(int(long / high) + 1):
        foot = -end - (wide / 2 if row % 2 else 0)
        while foot < end:
            left, right = max(foot, -end), min(foot + wide - 0.008, end)
            foot += wide
            if right - left < 0.03:
                continue
            if any((left - a) ** 2 + (row * high - s) ** 2 < (far * random.uniform(0.5, 1.0)) ** 2 for a, s, far in patches):
                continue
            low, tilt = row * high + random.uniform(-0.008, 0.008), random.uniform(-0.006, 0.006)
            top, lift = min(low + high * 1.25, long), 0.024 + random.uniform(0, thick)
            first = len(points)
            points += [plane.at(left, low + tilt, lift), plane.at(right, low - tilt, lift), plane.at(right, top, 0.006), plane.at(left, top, 0.006)]
            points += [plane.at(left, low + tilt, lift - 0.022), plane.at(right, low - tilt, lift - 0.022)]
            faces += [(first, first + 1, first + 2, first + 3), (first + 4, first + 5, first + 1, first)]
    solid.add(points, faces, cover)


def ridge(solid, frame, top, overhang, set_of, cover):
    long = frame.long + 2 * min(overhang, 0.35)
    count = max(1, round(long / 0.4))
    for piece in range(count):
        at = frame.at(-long / 2 + (piece + 0.5) * long / count, 0, top + 0.17)
        solid.box(at, (long / count - 0.01, 0.26, 0.06), cover, frame.turn, 0.8)


def dormer(solid, frame, volume, a, side, set_of, cover):
    """Builds a gabled dormer one metre above the gutter."""
    half, eaves, rise = frame.wide / 2, volume["eaves"], volume["rise"]
    face, foot = half - 0.75, eaves + 0.75 * rise / half
    sill, wide, tall = foot + 0.28, 1.25, 1.3
    deep = max(0.6, min(half - 0.4, (sill + tall + 0.5 - foot) * half / rise))
    b = side * (face - deep / 2)
    frame.box(solid, a, b, foot + (sill + tall - foot) / 2 - 0.1, (wide, deep, sill + tall - foot + 0.1), set_of["under"])
    front = side * (face + 0.02)
    frame.box(solid, a, front, sill + tall / 2, (wide + 0.04, 0.06, tall + 0.12), set_of["white"])
    frame.box(solid, a, front + side * 0.02, sill + tall / 2, (wide - 0.3, 0.06, tall - 0.24), set_of["dark"])
    frame.box(solid, a, front + side * 0.04, sill + tall / 2, (wide - 0.3, 0.035, tall - 0.24), set_of["glass"])
    for w, h in ((0.06, tall - 0.24), (wide - 0.3, 0.05)):
        frame.box(solid, a, front + side * 0.055, sill + tall / 2, (w, 0.05, h), set_of["white"])
    top, peak, reach = sill + tall + 0.05, 0.62, deep + 0.8
    for way in (-1, 1):
        low = [frame.at(a + way * (wide / 2 + 0.16), side * (face + 0.22 - d), top - 0.12) for d in (0, reach)]
        high = [frame.at(a, side * (face + 0.22 - d), top + peak) for d in (0, reach)]
        for lift in (0.0, -0.06):
            drop = Vector((0, 0, lift))
            solid.face([low[0] + drop, high[0] + drop, high[1] + drop, low[1] + drop], cover if not lift else set_of["beam"])
        solid.face([low[0], high[0], high[0] - Vector((0, 0, 0.09)), low[0] - Vector((0, 0, 0.09))], set_of["white"])
    ends = [frame.at(a + way * wide / 2, side * face, top) for way in (-1, 1)]
    solid.face([ends[0], ends[1], frame.at(a, side * face, top + peak - 0.08)], set_of["under"])


def skylight(solid, frame, volume, a, side, set_of):
    plane = Slope(frame, volume, side, 0.35)
    s = plane.length * 0.5
    for grow, lift, material in ((0.07, 0.06, "zinc"), (0.0, 0.075, "dark"), (0.0, 0.085, "glass")):
        corners = [(a - 0.4 - grow, s - 0.6 - grow), (a + 0.4 + grow, s - 0.6 - grow), (a + 0.4 + grow, s + 0.6 + grow), (a - 0.4 - grow, s + 0.6 + grow)]
        solid.face([plane.at(u, v, lift) for u, v in corners], set_of[material])
        if material == "zinc":
            for (u, v), (p, q) in zip(corners, corners[1:] + corners[:1]):
                solid.face([plane.at(u, v, 0), plane.at(p, q, 0), plane.at(p, q, lift), plane.at(u, v, lift)], set_of["zinc"])


def chimney(solid, frame, volume, a, set_of):
    top = volume["eaves"] + volume["rise"]
    frame.box(solid, a, 0, top + 0.15, (0.85, 0.66, 2.0), set_of["chimney"])
    frame.box(solid, a, 0, top + 1.18, (0.99, 0.8, 0.1), set_of["blue"])
    for b in (-0.15, 0.15):
        solid.tube([frame.at(a, b, top + 1.2), frame.at(a, b, top + 1.5)], [0.11, 0.09], set_of["clay"], 10)
