"""A wood of oaks with a brook and a hunting path."""

import numpy

from garden import path
from plants import broadleaf, bush, tuft, unit
from solid import Solid, put, sow


def litter(name, random, leaves, spread, material):
    """Builds a patch of fallen leaves that lie almost flat."""
    solid = Solid()
    angle, reach = random.uniform(0, 6.283, leaves), spread * random.random(leaves) ** 0.5
    foot = numpy.stack([numpy.cos(angle) * reach, numpy.sin(angle) * reach, random.uniform(0.01, 0.04, leaves)], 1)
    way = random.uniform(0, 6.283, leaves)
    along = unit(numpy.stack([numpy.cos(way), numpy.sin(way), random.normal(size=leaves) * 0.25], 1))
    normal = unit(random.normal(size=(leaves, 3)) * 0.35 + [0, 0, 1])
    size = random.uniform(0.07, 0.13, leaves)
    solid.cards(foot, along, normal, size, size * 0.32, material)
    return solid.mesh(name)


def in_the_wood(land, paved, set_of, grows, random, stock, stream):
    """Plants oaks on both sides of a path and a brook, young growth below them, leaves and stones on the ground."""
    path(land, paved, grows["earth"], (-3.2, -30), (-1.0, 60), 0.9, -3.2)
    line = [spot for spots in paved.paths for spot in spots]
    oaks = [broadleaf(f"oak{i}", random, 17 + i, 4.6, 80, 90, 0.2, grows["bark"], grows["leaf" if i else "other"], 0.36, 0.2) for i in range(3)]
    young = [bush(f"young{i}", random, 1.7, 1.5, 30, 40, 0.1, grows["leaf" if i else "other"]) for i in range(2)]
    fern = tuft("fern", random, 40, 0.55, 0.28, grows["leaf"], 0.035, 1.3)
    stood = []
    for _ in range(2600):
        x, y = random.uniform(-34, 34), random.uniform(-9, 62)
        near = min((x - px) ** 2 + (y - py) ** 2 for px, py, _ in line) ** 0.5
        if near < 2.4 or abs(x - stream.line(y)) < stream.half + 1.2 or (y < 2 and abs(x) < 4.5):
            continue
        if all((x - a) ** 2 + (y - b) ** 2 > 4.4**2 for a, b in stood):
            stood.append((x, y))
            size = random.uniform(0.75, 1.15)
            put(oaks[random.integers(3)], (x, y, land.height(x, y) - 0.2), random.uniform(0, 6.3), (size, size, size * random.uniform(0.95, 1.2)))
    fallen = [litter(f"litter{i}", random, 90, 0.8, grows["other" if i else "leaf"]) for i in range(3)]
    for _ in range(5200):
        x, y = random.uniform(-20, 20), -13 + 48 * random.random() ** 1.6
        beside = abs(x - stream.line(y)) - stream.half
        if beside > -0.6:
            sow(fallen[random.integers(3)], (x, y, land.height(x, y) + 0.01), random.uniform(0, 6.3), random.uniform(0.8, 1.3))
        if y > -8 and random.random() < 0.1 and beside > 0.5 and not paved.covers(x, y, 0.5):
            sow(fern if random.random() < 0.85 or y < 4 else young[random.integers(2)], (x, y, land.height(x, y)), random.uniform(0, 6.3), random.uniform(0.6, 1.3))
    stones = Solid()
    for _ in range(130):
        y = random.uniform(-12, 36)
        x = stream.line(y) + random.choice([-1, 1]) * random.uniform(0.5, 1.15) * stream.half
        wide = random.uniform(0.15, 0.55)
        profile = [(wide * 0.8, -0.1), (wide, wide * 0.1), (wide * 0.75, wide * 0.42), (wide * 0.3, wide * 0.55), (0, wide * 0.56)]
        stones.lathe(profile, set_of["blue"], 7, (x, y, land.height(x, y)))
    stones.put("stones")
