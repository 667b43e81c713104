"""Rooms of one trade each: a florist's, a shop for sports."""

from furniture import cushion, houseplant
from lamps import pendant
from materials import leaf, plain
from plants import bush
from rooms import daylight, shell
from solid import Solid, put
from view import View

BLOOMS = (((0.55, 0.05, 0.07), (0.65, 0.12, 0.1)), ((0.75, 0.68, 0.55), (0.8, 0.76, 0.68)), ((0.62, 0.34, 0.04), (0.72, 0.46, 0.08)), ((0.55, 0.2, 0.33), (0.66, 0.34, 0.44)), ((0.22, 0.12, 0.42), (0.34, 0.2, 0.55)))


def florist(taste, made, random, prints):
    """Builds a wide shop without columns: flowers in buckets on steps, a table to bind at, the counter."""
    size, windows = (7.6, 7.6, 3.1), [(0.1, 0.3, 2.5, 2.4), (3.0, 0.3, 2.5, 2.4), (5.9, 0.3, 1.4, 2.4)]
    shell(size, windows, made, random, True)
    daylight(size, windows, 0.72)
    mixed = [bunch(tone, tones, made, random) for tone, tones in enumerate(BLOOMS)]
    for x in (3.0, 4.15, 5.3, 6.45):
        stage((x, size[1] - 0.55), made, mixed, random)
    for y in (2.4, 3.7, 5.0):
        stage((size[0] - 0.5, y), made, mixed, random, True)
    for x, y in ((1.0, 1.9), (0.8, 3.3), (1.05, 4.5), (0.75, 5.6), (1.5, 5.2)):
        bucket((x, y, 0), made, mixed[random.integers(5)], random, 1.25)
    table = Solid()
    table.box((3.5, 3.1, 0.9), (2.3, 1.0, 0.06), made["wood"])
    for x in (2.5, 4.5):
        for y in (2.7, 3.5):
            table.box((x, y, 0.44), (0.08, 0.08, 0.88), made["wood"])
    table.box((3.5, 3.1, 0.24), (2.1, 0.84, 0.04), made["wood"])
    table.tube([(2.7, 2.8, 1.0), (2.7, 3.4, 1.0)], [0.07, 0.07], made["linen"], 16)
    table.lathe([(0.06, 0), (0.09, 0.1), (0.08, 0.16)], made["clay"], 18, (4.3, 3.3, 0.93))
    table.put("table", bevel=0.005)
    bucket((3.6, 3.2, 0.93), made, mixed[3], random, 0.8)
    bucket((4.0, 2.9, 0.93), made, mixed[1], random, 0.7)
    for x in (2.6, 3.5, 4.4):
        bucket((x, 3.1, 0.26), made, mixed[random.integers(5)], random, 0.7)
    for x, y in ((3.0, 3.1), (4.0, 3.1), (3.2, 6.4), (4.8, 6.4), (6.2, 6.2)):
        pendant((x, y, size[2]), made, 1.0, 18)
    houseplant((0.75, 6.9), made, random, 1.7)
    houseplant((6.7, 1.2), made, random, 1.5)
    return View((3.9, -1.35, 1.5), -0.02, 22.5, 0.47, 5, 5)


def bunch(tone, tones, made, random):
    """Returns a bunch of flowers in one colour over its leaves."""
    petals = leaf(f"petal{tone}", list(tones), 0.35, tones[1])
    leaves = bush(f"leaves{tone}", random, 0.4, 0.36, 22, 40, 0.05, made["green"])
    return leaves, bush(f"flowers{tone}", random, 0.44, 0.34, 30, 44, 0.045, petals, made["green"])


def stage(at, made, flowers, random, aside=False):
    """Places three steps with buckets against the back wall, or against the right one."""
    solid, (x, y) = Solid(), at
    for step in range(3):
        away, high = 0.3 - step * 0.3, 0.22 + step * 0.32
        spot = (x - away, y, high / 2) if aside else (x, y - away, high / 2)
        solid.box(spot, (0.32, 1.2, high) if aside else (1.08, 0.32, high), made["wood"])
        for place in (-0.34, 0.0, 0.34):
            where = (x - away, y + place, high) if aside else (x + place, y - away, high)
            bucket(where, made, flowers[random.integers(len(flowers))], random, random.uniform(0.72, 0.92))
    solid.put("steps", bevel=0.006)


def bucket(at, made, flowers, random, size=1.0):
    """Places a zinc bucket with flowers."""
    solid = Solid()
    solid.lathe([(0, 0.01), (0.1, 0), (0.13, 0.28), (0.14, 0.29), (0.125, 0.28)], made["steel"], 18)
    put(solid.mesh("bucket"), at, 0, size)
    for part, lift in zip(flowers, (0.2, 0.36)):
        put(part, (at[0], at[1], at[2] + lift * size), random.uniform(0, 6), size)


def sports(taste, made, random, prints):
    """Builds a shop for sports: kayaks on the back wall, coats on rails, boots on shelves."""
    size, windows = (6.4, 6.6, 3.0), [(0.2, 0.4, 2.3, 2.2), (3.2, 0.4, 2.3, 2.2)]
    shell(size, windows, made, random)
    daylight(size, windows)
    for index, (z, tone) in enumerate(((2.35, (0.62, 0.2, 0.03)), (1.75, (0.08, 0.24, 0.3)), (1.15, (0.6, 0.46, 0.06)))):
        kayak((2.9, size[1] - 0.3, z), plain(f"kayak{index}", tone, 0.25, 0.5, 0.05), made)
    boots((size[0], 0.4), 5.6, made, random)
    for x, y in ((1.5, 2.0), (1.7, 3.9)):
        rail((x, y), made, random)
    counter = Solid()
    counter.span((4.35, 4.9, 0), (5.95, 5.5, 0.95), made["front"])
    counter.span((4.25, 4.82, 0.95), (6.05, 5.58, 1.0), made["wood"])
    counter.box((5.5, 5.2, 1.12), (0.34, 0.3, 0.22), made["black"])
    counter.put("counter", bevel=0.005)
    bench = Solid()
    bench.box((3.9, 2.6, 0.43), (0.5, 1.8, 0.06), made["wood"])
    for y in (1.85, 3.35):
        bench.box((3.9, y, 0.2), (0.44, 0.06, 0.4), made["black"])
    for y, tone in ((2.0, "accent"), (2.5, "china"), (3.05, "blue")):
        bench.lathe([(0.115, 0), (0.14, 0.03), (0.13, 0.12), (0.08, 0.18), (0, 0.2)], made[tone], 24, (3.9, y, 0.46))
    bench.put("bench")
    for x, y in ((2.6, 2.6), (4.6, 2.6), (4.8, 5.2), (5.5, 5.2)):
        pendant((x, y, size[2]), made, 0.9, 18)
    houseplant((0.5, 5.9), made, random, 1.4)
    return View((3.2, -1.35, 1.5), 0.02, 22.5, 0.47, 5, 5)


def kayak(at, paint, made):
    """Hangs a kayak along the back wall on two brackets."""
    x, y, z = at
    solid, path, radii = Solid(), [], []
    for step in range(17):
        share = step / 8 - 1
        path.append((x + share * 1.65, y, z + 0.14 * share**4))
        radii.append(0.012 + 0.2 * (1 - abs(share) ** 2.2))
    solid.tube(path, radii, paint, 18)
    thing = solid.put("kayak", smooth=True)
    thing.scale = (1, 0.8, 1)
    thing.location = (0, y * 0.2, 0)
    seat = Solid()
    seat.tube([(x - 0.42, y - 0.16, z), (x + 0.3, y - 0.16, z)], [0.1, 0.1], made["black"], 16)
    for side in (-0.9, 0.9):
        seat.span((x + side - 0.03, y - 0.2, z - 0.2), (x + side + 0.03, y + 0.3, z - 0.16), made["black"])
    seat.put("seat")


def boots(at, long, made, random):
    """Places shelves with boots along the right wall from y."""
    (x, y), solid = at, Solid()
    for level in (0.35, 0.8, 1.25, 1.7):
        solid.box((x - 0.17, y + long / 2, level), (0.34, long, 0.03), made["wood"])
        run = y + 0.15
        while run < y + long - 0.2:
            tone = made[("beam", "black", "accent", "chair", "blue")[random.integers(5)]]
            for foot in (0, 0.12):
                solid.box((x - 0.2, run + foot, level + 0.055), (0.26, 0.09, 0.07), tone)
                solid.box((x - 0.12, run + foot, level + 0.13), (0.11, 0.085, 0.13), tone)
            run += random.uniform(0.34, 0.46)
    solid.box((x - 0.01, y + long / 2, 1.1), (0.02, long, 1.9), made["front"])
    solid.put("boots", bevel=0.012)


def rail(at, made, random):
    """Places a rail on wheels with coats on hangers."""
    (x, y), solid = at, Solid()
    for v in (-0.7, 0.7):
        solid.tube([(x, y + v, 0.06), (x, y + v, 1.6)], [0.016, 0.016], made["black"], 8)
        solid.tube([(x - 0.25, y + v, 0.06), (x + 0.25, y + v, 0.06)], [0.016, 0.016], made["black"], 8)
    solid.tube([(x, y - 0.7, 1.6), (x, y + 0.7, 1.6)], [0.016, 0.016], made["black"], 8)
    solid.put("rail")
    for place in range(11):
        tone = made[("accent", "cloth", "chair", "blue", "front", "clay")[random.integers(6)]]
        v = y - 0.62 + place * 0.124
        cushion((x, v, 1.18), (0.5, 0.1, 0.72), tone, round_=0.45)
        for side in (-1, 1):
            cushion((x + side * 0.27, v, 1.14), (0.12, 0.09, 0.6), tone, (0, side * -0.14, 0), round_=0.45)
