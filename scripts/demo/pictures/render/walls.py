"""Walls with holes for their openings, gables included, and dressed corner stones."""

from collections import namedtuple

from mathutils import Vector

Opening = namedtuple("Opening", "kind x z width height lit")

# for each letter of a facade: kind, sill above the floor of its storey, width, height
LETTERS = {
    "w": ("window", 0.85, 1.05, 1.4),
    "s": ("window", 1.2, 0.65, 0.7),
    "t": ("window", 0.6, 1.1, 1.95),
    "m": ("window", 0.7, 0.7, 0.95),
    "W": ("window", 0.8, 2.5, 1.45),
    "x": ("boarded", 0.85, 1.05, 1.4),
    "d": ("door", 0.0, 1.05, 2.2),
    "D": ("door", 0.0, 1.7, 2.45),
    "g": ("garage", 0.0, 2.7, 2.3),
    "G": ("garage", 0.0, 3.9, 2.25),
    "b": ("barn", 0.0, 2.9, 2.9),
    "f": ("glazed", 0.05, 2.5, 2.3),
    "F": ("glazed", 0.05, 3.6, 2.5),
    "p": ("shop", 0.45, 2.7, 2.1),
    "P": ("shop", 0.3, 3.6, 2.5),
    "l": ("balcony", 0.05, 1.9, 2.2),
    "a": ("arch", 0.35, 1.75, 2.45),
    "A": ("archdoor", 0.0, 1.75, 2.8),
    "k": ("dock", 1.2, 2.9, 3.0),
}


class Plane:
    """The face of a wall: u along its foot, v up, `out` from it; metres."""

    def __init__(self, origin, along, normal, width):
        self.origin, self.along, self.normal, self.width = Vector(origin), Vector(along), Vector(normal), width

    def at(self, u, v, out=0.0):
        return self.origin + self.along * u + Vector((0, 0, v)) + self.normal * out

    def box(self, solid, u, v, out, width, height, depth, material):
        """Adds a box by its centre on the wall; `out` is the distance of its centre from the wall."""
        size = [abs(a) * width + abs(n) * depth for a, n in zip(self.along, self.normal)]
        solid.box(self.at(u, v, out), (size[0], size[1], height), material)


def openings(facade, width, eaves, random, lamps):
    """Returns the places of a facade's rows of letters on a wall; the highest storey first, ^ above the eaves."""
    storeys = [row for row in facade if not row.startswith("^")]
    storey, ground, found = eaves / max(1, len(storeys)), len(facade) - 1, []
    for index, row in enumerate(facade):
        attic = row.startswith("^")
        letters = row.lstrip("^")
        share, floor = width / len(letters), (ground - index) * storey
        for place, letter in enumerate(letters):
            if letter not in LETTERS:
                continue
            kind, sill, wide, tall = LETTERS[letter]
            fits = min(wide, share * 0.86)
            height = tall if attic else min(tall, storey - sill - 0.24)
            found.append(Opening(kind, (place + 0.5) * share - fits / 2, floor + sill, fits, height, random.random() < lamps * (1.4 if kind in ("glazed", "shop") else 1)))
    return found


def wall(solid, plane, roofline, holes, cladding, reveal, depth=0.3):
    """Builds a wall up to a roofline of (u, v) points; `cladding` is (material, from, to) bands from the foot up."""
    edges = sorted({u for u, _ in roofline} | {hole.x for hole in holes} | {hole.x + hole.width for hole in holes})
    for left, right in zip(edges, edges[1:]):
        if right - left < 1e-4:
            continue
        tops = height_at(roofline, left), height_at(roofline, right)
        standing = sorted((hole for hole in holes if hole.x < (left + right) / 2 < hole.x + hole.width), key=lambda hole: hole.z)
        foot = 0.0
        for hole in standing:
            strip(solid, plane, left, right, foot, (hole.z, hole.z), cladding)
            foot = hole.z + hole.height
        strip(solid, plane, left, right, foot, tops, cladding)
    for _, x, z, width, height, _ in holes:
        corners = [(x, z), (x + width, z), (x + width, z + height), (x, z + height)]
        for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1]):
            solid.face([plane.at(a, b), plane.at(c, d), plane.at(c, d, -depth), plane.at(a, b, -depth)], reveal)


def height_at(roofline, u):
    for (a, high), (b, low) in zip(roofline, roofline[1:]):
        if a <= u <= b:
            return high + (low - high) * (u - a) / max(1e-6, b - a)
    return roofline[-1][1]


def strip(solid, plane, left, right, foot, tops, cladding):
    """Builds one upright strip of wall, cut where the cladding changes."""
    for material, low, high in cladding:
        base = max(foot, low)
        ends = [min(top, high) for top in tops]
        if max(ends) - base > 1e-3:
            shape = [(left, base), (right, base), (right, max(base, ends[1])), (left, max(base, ends[0]))]
            solid.face([plane.at(u, v) for u, v in shape], material)


def quoins(solid, plane, height, blue):
    """Adds long and short stones at both ends of a wall."""
    for end, way in ((0, 1), (plane.width, -1)):
        count = max(1, round(height / 0.34))
        for course in range(count):
            long = 0.5 if course % 2 else 0.3
            pitch = height / count
            plane.box(solid, end + way * (long / 2 - 0.018), (course + 0.5) * pitch, -0.1, long, pitch - 0.014, 0.24, blue)
