"""The surroundings of a house: lawn, path, terrace, beds, hedges and framing trees."""

import math

from mathutils import Vector

from plants import broadleaf, bush, conifer, hedge, tuft
from solid import Solid, put, sow


class Paved:
    """Areas without grass: rectangles (x0, y0, x1, y1) and paths of (x, y, half width)."""

    def __init__(self):
        self.areas, self.paths = [], []

    def covers(self, x, y, edge=0.0):
        if any(a - edge < x < c + edge and b - edge < y < d + edge for a, b, c, d in self.areas):
            return True
        return any((x - px) ** 2 + (y - py) ** 2 < (half + edge) ** 2 for path in self.paths for px, py, half in path)


def lawn(view, land, paved, random, grows, count=9000, mown=None, reach=34.0):
    """Sows tufts before the camera, fewer with distance until none, so that no edge shows; taller outside `mown` (x0, y0, x1, y1), if given."""
    short = [tuft(f"short{i}", random, 60, 0.045 + 0.012 * i, 0.17, grows["grass"], 0.006) for i in range(3)]
    tall = [tuft(f"tall{i}", random, 30, 0.3 + 0.1 * i, 0.15, grows["grass"], 0.006, 0.7) for i in range(2)]
    for _ in range(count):
        far = 1.1 + reach * random.random() ** 1.55
        if random.random() < (far / reach - 0.5) * 1.8:
            continue
        angle = view.heading + random.uniform(-view.half - 0.06, view.half + 0.06)
        x, y = view.eye.x + math.sin(angle) * far, view.eye.y + math.cos(angle) * far
        if paved.covers(x, y):
            continue
        wild = not (mown[0] < x < mown[2] and mown[1] < y < mown[3]) if mown else paved.covers(x, y, 0.16) and random.random() < 0.16
        kind = tall if wild and random.random() < 0.5 else short
        size = random.uniform(0.8, 1.25) * (1 + far * 0.014)
        sow(kind[random.integers(len(kind))], (x, y, land.height(x, y)), random.uniform(0, 6.3), size * (0.75 if kind is tall else 1.1))


def path(land, paved, material, start, end, half=0.75, bend=1.0):
    """Lays a gravel path between two points, bent sideways by `bend` metres."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    side = Vector((-(b - a).y, (b - a).x, 0)).normalized()
    count = max(6, int((b - a).length / 0.45))
    line = []
    for step in range(count + 1):
        t = step / count
        spot = a + (b - a) * t + side * bend * math.sin(t * 3.1416 * 1.25)
        line.append((spot.x, spot.y, half * (1 + 0.25 * t)))
    solid = Solid()
    rims = []
    for (x, y, wide), (p, q, _) in zip(line, line[1:] + [line[-1]]):
        out = side * wide
        rims.append([(x + s * out.x, y + s * out.y, land.height(x, y) + 0.035) for s in (-1, 1)])
    for (l0, r0), (l1, r1) in zip(rims, rims[1:]):
        solid.face([l0, r0, r1, l1], material)
    solid.put("path")
    paved.paths.append(line)


def yard(land, paved, material, area, lift=0.03):
    x0, y0, x1, y1 = area
    solid = Solid()
    solid.face([(x0, y0, lift), (x1, y0, lift), (x1, y1, lift), (x0, y1, lift)], material)
    solid.put("yard")
    paved.areas.append(area)


def flags(paved, material, area, random, size=0.8, lift=0.06):
    """Lays a terrace of flagstones in rows."""
    x0, y0, x1, y1 = area
    solid, y = Solid(), y0
    while y < y1 - 0.05:
        deep = min(size * 0.75, y1 - y)
        x = x0
        while x < x1 - 0.05:
            wide = min(size * random.uniform(0.7, 1.3), x1 - x)
            solid.span((x, y, -0.1), (x + wide - 0.012, y + deep - 0.012, lift + random.uniform(0, 0.006)), material)
            x += wide
        y += deep
    solid.put("flags")
    paved.areas.append(area)


def seat(at, turn, set_of):
    """Places a garden bench."""
    solid = Solid()
    for plank in range(3):
        solid.box((0, -0.13 + 0.13 * plank, 0.45), (1.7, 0.115, 0.04), set_of["wood"])
    for plank in range(2):
        solid.box((0, 0.2, 0.62 + 0.14 * plank), (1.7, 0.03, 0.11), set_of["wood"])
    for x in (-0.7, 0.7):
        solid.box((x, 0, 0.22), (0.07, 0.36, 0.44), set_of["wood"])
        solid.box((x, 0.2, 0.5), (0.06, 0.04, 0.55), set_of["wood"])
    solid.put("seat", at, turn)


def table_outside(at, turn, set_of, chairs=4):
    """Places a table with chairs around it, and a jug on it."""
    solid = Solid()
    for plank in range(6):
        solid.box((0, -0.4 + 0.16 * plank, 0.73), (1.9, 0.15, 0.035), set_of["wood"])
    for x in (-0.8, 0.8):
        for y in (-0.35, 0.35):
            solid.box((x, y, 0.36), (0.07, 0.07, 0.72), set_of["wood"])
    solid.lathe([(0.05, 0.75), (0.08, 0.8), (0.085, 0.9), (0.05, 0.98), (0.06, 1.02)], set_of["linen"], 16, (0.3, 0.05, 0))
    solid.lathe([(0.0, 0.75), (0.1, 0.755), (0.16, 0.81)], set_of["clay"], 18, (-0.3, 0, 0))
    spots = ((-0.45, -0.75, 0), (0.45, -0.75, 0), (-0.45, 0.75, 3.1416), (0.45, 0.75, 3.1416))
    for x, y, face in spots[:chairs]:
        way = -1 if face == 0 else 1
        for plank in range(4):
            solid.box((x, y - 0.17 + 0.11 * plank, 0.45), (0.46, 0.1, 0.025), set_of["wood"])
        for plank in range(3):
            solid.box((x, y + way * 0.24, 0.62 + 0.13 * plank), (0.46, 0.02, 0.09), set_of["wood"])
        for u in (-0.2, 0.2):
            for v in (-0.2, 0.2):
                tall = 0.95 if v * way > 0 else 0.45
                solid.box((x + u, y + v * 1.1, tall / 2), (0.035, 0.035, tall), set_of["iron"])
    solid.put("table", at, turn)


def parasol(at, set_of):
    solid = Solid()
    solid.tube([(0, 0, 0), (0, 0, 2.5)], [0.025, 0.025], set_of["wood"], 8)
    solid.lathe([(1.5, 2.1), (0.75, 2.4), (0.04, 2.6)], set_of["linen"], 8)
    solid.lathe([(0.28, 0), (0.28, 0.08), (0.05, 0.1)], set_of["iron"], 16)
    solid.put("parasol", at)


def planters(spots, random, set_of, grows):
    """Places clay pots with box or flowers."""
    green = bush("potted", random, 0.62, 0.6, 40, 60, 0.055, grows["hedge"])
    bloom = bush("blooming", random, 0.6, 0.5, 40, 60, 0.05, grows["leaf"], grows["flower"])
    for index, (x, y) in enumerate(spots):
        pot = Solid()
        pot.lathe([(0.15, 0), (0.22, 0.34), (0.24, 0.34), (0.24, 0.4), (0.2, 0.4), (0.19, 0.36), (0, 0.36)], set_of["clay"], 20, (0, 0, 0.05))
        pot.put("pot", (x, y, 0), smooth=False)
        put(bloom if index % 2 else green, (x, y, 0.34), random.uniform(0, 6))


def beds(spots, random, grows):
    """Plants low shrubs along a wall, some in flower."""
    kinds = [
        bush("box", random, 0.9, 0.72, 60, 75, 0.055, grows["hedge"]),
        bush("rose", random, 1.0, 0.95, 60, 60, 0.06, grows["leaf"], grows["flower"]),
        bush("low", random, 1.1, 0.6, 60, 60, 0.055, grows["hedge"], grows["flower"]),
    ]
    for x, y in spots:
        put(kinds[random.integers(3)], (x, y, -0.03), random.uniform(0, 6), random.uniform(0.65, 1.1))


def hedges(rows, random, grows, high=1.15):
    """Plants hedges from (x0, y0) to (x1, y1)."""
    for x0, y0, x1, y1 in rows:
        long = math.hypot(x1 - x0, y1 - y0)
        mesh = hedge("hedge", random, long, 0.85, high, int(2600 * long), 0.08, grows["hedge"], grows["shade"])
        put(mesh, ((x0 + x1) / 2, (y0 + y1) / 2, -0.05), math.atan2(y1 - y0, x1 - x0))


def railing(paved, set_of, left, right, y=-5.8):
    """Places a railing of wrought iron on a kerb of bluestone before a front garden, open at the path."""
    solid = Solid()
    for step in range(round((right - left) / 0.14)):
        x = left + step * 0.14
        if paved.covers(x, y, 0.25):
            continue
        solid.box((x, y, 0.62), (0.022, 0.022, 0.9), set_of["iron"])
        solid.box((x, y, 1.1), (0.05, 0.02, 0.1), set_of["iron"], taper=0.1)
        for z in (0.3, 0.92):
            solid.box((x + 0.07, y, z), (0.14, 0.035, 0.03), set_of["iron"])
        solid.box((x + 0.07, y, 0.09), (0.142, 0.24, 0.2), set_of["blue"])
    solid.put("railing")


def near_trees(random, grows):
    """Returns trees for close views: fine leaves, many boughs."""
    bark = grows["bark"]
    return {
        "broad": broadleaf("ash", random, 9.5, 3.9, 105, 130, 0.19, bark, grows["leaf"]),
        "turning": broadleaf("maple", random, 8.0, 3.2, 90, 120, 0.18, bark, grows["other"]),
        "fruit": broadleaf("fruit", random, 4.6, 2.2, 60, 90, 0.13, bark, grows["leaf"], 0.22, 0.3),
        "conifer": conifer("spruce", random, 14, 3.0, 36, 13, 6, bark, grows["spruce"], 0.02, 0.95),
    }


def trees(spots, stock, land, random):
    """Places trees (kind, x, y, size) on the land."""
    for kind, x, y, size in spots:
        put(stock[kind], (x, y, land.height(x, y) - 0.1), random.uniform(0, 6.3), (size, size, size * random.uniform(0.9, 1.1)))
