"""Rooms where guests sit: a brasserie with its bar, an ice-cream parlour with its counter."""

from furniture import chair, houseplant
from lamps import pendant
from materials import plain
from prints import picture
from rooms import daylight, shell
from solid import Solid
from view import View

SIZE, WINDOWS = (7.4, 7.6, 2.9), [(0.1, 0.5, 2.2, 2.2), (2.9, 0.5, 2.2, 2.2), (5.6, 0.5, 1.6, 2.2)]


def guest_table(at, made, seats=4):
    """Places a small table on an iron foot, laid for guests, with its chairs."""
    x, y = at
    solid = Solid()
    solid.box((x, y, 0.735), (0.8, 0.8, 0.035), made["wood"])
    solid.lathe([(0.22, 0), (0.22, 0.02), (0.035, 0.05), (0.03, 0.7), (0.12, 0.72)], made["black"], 20, (x, y, 0))
    for u, v in ((-0.2, -0.22), (0.2, 0.22)):
        solid.lathe([(0, 0.003), (0.07, 0.004), (0.115, 0.016), (0.0, 0.008)], made["china"], 22, (x + u, y + v, 0.753))
        solid.lathe([(0.03, 0), (0.008, 0.01), (0.008, 0.08), (0.035, 0.12), (0.03, 0.19)], made["glassware"], 14, (x + u + 0.16, y + v * 0.3, 0.753))
    solid.lathe([(0.03, 0), (0.04, 0.03), (0.025, 0.11), (0.03, 0.12)], made["china"], 16, (x, y, 0.753))
    solid.put("table", bevel=0.004)
    chair(made, (x, y - 0.68), False)
    if seats > 1:
        chair(made, (x, y + 0.68), True)


def bench(at, long, made):
    """Places an upholstered bench along the right wall."""
    x, y = at
    solid = Solid()
    solid.span((x - 0.5, y, 0), (x, y + long, 0.36), made["wood"])
    solid.put("bench")
    cushions = Solid()
    for part in range(round(long / 1.1)):
        low = y + part * long / round(long / 1.1)
        high = low + long / round(long / 1.1)
        cushions.span((x - 0.54, low + 0.012, 0.36), (x - 0.06, high - 0.012, 0.48), made["accent"])
        cushions.span((x - 0.12, low + 0.012, 0.5), (x - 0.01, high - 0.012, 1.0), made["accent"])
    cushions.put("cushions", bevel=0.03)


def bar(at, long, made, random):
    """Builds a bar with taps, and behind it shelves of bottles and glasses on the back wall."""
    x, wall = at
    solid = Solid()
    solid.span((x, wall - 1.55, 0), (x + long, wall - 1.05, 1.06), made["front"])
    solid.span((x - 0.06, wall - 1.64, 1.06), (x + long + 0.06, wall - 1.0, 1.12), made["wood"])
    count = round(long / 0.62)
    for part in range(count):
        low = x + part * long / count
        solid.span((low + 0.05, wall - 1.57, 0.16), (low + long / count - 0.05, wall - 1.55, 0.94), made["front"])
    solid.span((x, wall - 1.6, 0.12), (x + long, wall - 1.56, 0.16), made["brass"])
    for tap in range(3):
        u = x + long * 0.28 + tap * 0.16
        solid.tube([(u, wall - 1.3, 1.12), (u, wall - 1.3, 1.5)], [0.03, 0.03], made["brass"], 14)
        solid.tube([(u, wall - 1.3, 1.44), (u, wall - 1.42, 1.42), (u, wall - 1.43, 1.36)], [0.015] * 3, made["brass"], 10)
    solid.box((x + long * 0.75, wall - 1.25, 1.3), (0.5, 0.36, 0.36), made["steel"])
    solid.put("bar", bevel=0.006)
    shelves = Solid()
    shelves.span((x + 0.1, wall - 0.05, 1.0), (x + long - 0.1, wall - 0.02, 2.45), made["mirror"])
    for level in (1.12, 1.55, 1.98, 2.4):
        shelves.span((x, wall - 0.34, level), (x + long, wall, level + 0.04), made["wood"])
    for level in (1.16, 1.59, 2.02):
        run = x + 0.12
        while run < x + long - 0.12:
            wide = random.uniform(0.032, 0.042)
            kind = made[("bottle", "bottle", "amber", "glassware", "clay")[random.integers(5)]]
            high = random.uniform(0.24, 0.31)
            shelves.lathe([(wide, 0), (wide, high * 0.6), (wide * 0.38, high * 0.76), (wide * 0.36, high)], kind, 12, (run, wall - 0.2, level))
            run += random.uniform(0.085, 0.12)
    for u in (x + 0.02, x + long / 2, x + long - 0.02):
        shelves.box((u, wall - 0.17, 1.76), (0.04, 0.34, 1.4), made["wood"])
    shelves.put("shelves")


def board(centre, size, made):
    """Hangs a blackboard with the day's dishes in chalk."""
    x, y, z = centre
    solid = Solid()
    solid.box((x, y - 0.02, z), (*[size[0] + 0.1], 0.03, size[1] + 0.1), made["wood"])
    solid.box((x, y - 0.04, z), (size[0], 0.02, size[1]), made["slate"])
    for row in range(6):
        long = size[0] * (0.5 + 0.08 * ((row * 5) % 4))
        solid.box((x - (size[0] - long) / 2 + 0.06, y - 0.053, z + size[1] * (0.34 - row * 0.13)), (long * 0.8, 0.004, 0.022), made["white"])
    solid.put("board")


def finishes(made):
    """Adds the materials of a bar to those of the style."""
    made["glassware"] = plain("glassware", (0.5, 0.53, 0.52), 0.08, 0.7, 0.02)
    made["bottle"] = plain("bottle", (0.015, 0.05, 0.022), 0.1, 0.6, 0.1)
    made["amber"] = plain("amber", (0.16, 0.06, 0.012), 0.12, 0.6, 0.1)
    made["slate"] = plain("slateboard", (0.025, 0.028, 0.028), 0.8, 0.2)
    made["mirror"] = plain("mirror", (0.35, 0.34, 0.31), 0.12, 0.8, 0.05, 3, 0.7)


def brasserie(taste, made, random, prints):
    """Builds a brasserie: tables by the windows, a bench on the right, the bar at the back."""
    finishes(made)
    shell(SIZE, WINDOWS, made, random)
    daylight(SIZE, WINDOWS, 1.1)
    bar((2.5, SIZE[1]), 4.2, made, random)
    bench((SIZE[0] - 0.03, 0.3), 4.9, made)
    for y in (0.2, 2.1, 4.0):
        guest_table((1.15, y + 0.5), made)
    for y in (1.1, 3.0, 4.7):
        guest_table((SIZE[0] - 1.05, y), made, 1)
    for x, y in ((3.0, 1.5), (4.5, 2.6), (3.2, 3.9)):
        guest_table((x, y), made)
    board((1.25, SIZE[1], 1.75), (1.2, 1.1), made)
    picture((SIZE[0], 1.6, 1.75), (1.3, 0.8), made, prints[0], "right")
    picture((SIZE[0], 3.7, 1.75), (1.3, 0.8), made, prints[1], "right")
    for x, y in ((1.15, 1.6), (1.15, 3.5), (3.7, 2.6), (3.4, 6.3), (4.7, 6.3), (6.0, 6.3)):
        pendant((x, y, SIZE[2]), made, 1.05, 20)
    houseplant((0.6, 6.6), made, random, 1.5)
    return View((4.6, -1.35, 1.5), -0.1, 25, 0.56, 5, 5)


def parlour(taste, made, random, prints):
    """Builds an ice-cream parlour: a glazed counter with tubs, small tables, a board of flavours."""
    finishes(made)
    shell(SIZE, WINDOWS, made, random)
    daylight(SIZE, WINDOWS, 0.85)
    counter((2.6, 5.1), 3.6, made)
    for y in (0.7, 2.4, 4.1):
        guest_table((1.15, y), made)
    for x, y in ((6.2, 1.4), (6.2, 3.2), (3.6, 1.5), (4.4, 3.4)):
        guest_table((x, y), made)
    board((3.5, SIZE[1], 2.0), (1.5, 1.15), made)
    board((5.4, SIZE[1], 2.0), (1.5, 1.15), made)
    for x, y in ((1.15, 1.5), (1.15, 3.3), (3.4, 5.3), (4.4, 5.3), (5.4, 5.3), (6.2, 2.3)):
        pendant((x, y, SIZE[2]), made, 0.95, 18)
    picture((SIZE[0], 2.3, 1.7), (1.2, 0.8), made, prints[1], "right")
    houseplant((0.6, 6.9), made, random, 1.5)
    return View((4.3, -1.35, 1.5), -0.04, 25, 0.55, 5, 5)


ICES = ((0.72, 0.66, 0.5), (0.55, 0.1, 0.14), (0.16, 0.075, 0.04), (0.45, 0.56, 0.3), (0.72, 0.5, 0.16), (0.7, 0.42, 0.44), (0.6, 0.5, 0.36), (0.2, 0.1, 0.24))


def counter(at, long, made):
    """Builds the counter: a panelled front, a slanted top with two rows of tubs, glass above, jars of cones."""
    x, y = at
    solid = Solid()
    solid.span((x, y, 0), (x + long, y + 0.9, 0.86), made["front"])
    for part in range(6):
        low = x + part * long / 6
        solid.span((low + 0.03, y - 0.02, 0.12), (low + long / 6 - 0.03, y, 0.8), made["front"])
    solid.span((x - 0.04, y - 0.05, 0.86), (x + long + 0.04, y + 0.05, 0.92), made["top"])
    solid.span((x - 0.04, y + 0.85, 0.86), (x + long + 0.04, y + 1.1, 1.1), made["top"])
    for tub in range(8):
        for row in (0, 1):
            u, v = x + (tub + 0.5) * long / 8, y + 0.27 + row * 0.38
            solid.box((u, v, 0.88 + row * 0.09), (long / 8 - 0.03, 0.35, 0.06), made["steel"])
            tone = plain(f"ice{(tub * 3 + row * 5) % 8}", ICES[(tub * 3 + row * 5) % 8], 0.6, 0.3, 0.1, 9, 0, 0.5)
            solid.lathe([(long / 18, 0), (long / 20, 0.05), (long / 40, 0.09), (0, 0.1)], tone, 18, (u, v, 0.9 + row * 0.09))
    solid.span((x, y - 0.01, 1.3), (x + long, y + 0.02, 1.33), made["brass"])
    for u in (x + 0.02, x + long / 2, x + long - 0.02):
        solid.span((u - 0.015, y - 0.01, 0.92), (u + 0.015, y + 0.02, 1.33), made["brass"])
    for jar in range(5):
        solid.lathe([(0.075, 0), (0.08, 0.02), (0.08, 0.22), (0.06, 0.25)], made["glassware" if jar % 2 else "amber"], 18, (x + 0.4 + jar * 0.7, y + 0.98, 1.1))
    solid.put("counter", bevel=0.005)
