"""Building plots: what stands on and around each of them."""

import math

from mathutils import Matrix

from garden import hedges, trees, yard
from houses import build
from landmarks import tower
from materials import plain
from palette import wall
from plants import tuft
from solid import Solid, put, sow
from streets import NEIGHBOURS


def stakes(corners, land, set_of):
    """Places posts at the corners of a plot, with twine between them."""
    solid = Solid()
    for x, y in corners:
        z = land.height(x, y)
        solid.box((x, y, z + 0.6), (0.14, 0.14, 1.5), set_of["wood"], None, 0.9)
        solid.box((x, y, z + 1.22), (0.15, 0.15, 0.24), set_of["clay"])
    for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1]):
        spots = [(a + (c - a) * i / 10, b + (d - b) * i / 10, 1.1 - 0.22 * (1 - ((i - 5) / 5) ** 2)) for i in range(11)]
        solid.tube([(x, y, land.height(x, y) + z) for x, y, z in spots], [0.02] * 11, set_of["white"], 5)
    solid.put("stakes")


def drywall(x0, y0, x1, y1, land, random, stone_):
    """Builds a dry stone wall."""
    solid, long = Solid(), math.hypot(x1 - x0, y1 - y0)
    turn = math.atan2(y1 - y0, x1 - x0)
    spin = Matrix.Rotation(turn, 3, "Z")
    for course in range(6):
        run = random.uniform(-0.3, 0)
        while run < long:
            wide = random.uniform(0.22, 0.58)
            t = run + wide / 2
            x, y = x0 + math.cos(turn) * t, y0 + math.sin(turn) * t
            tilt = spin @ Matrix.Rotation(random.uniform(-0.05, 0.05), 3, "X")
            solid.box((x + random.uniform(-0.04, 0.04), y, land.height(x, y) + 0.06 + course * 0.135), (wide - 0.015, 0.46 - 0.02 * course + random.uniform(-0.05, 0.05), 0.125), stone_, tilt, 0.95)
            run += wide
    solid.put("drywall", bevel=0.015)


def flowers(land, random, grows, area, count):
    """Sows wild flowers in the tall grass."""
    kind = tuft("stalks", random, 12, 0.42, 0.25, grows["flower"], 0.012, 0.4)
    x0, y0, x1, y1 = area
    for _ in range(count):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        sow(kind, (x, y, land.height(x, y)), random.uniform(0, 6), random.uniform(0.5, 0.85))


def fence(spots, land, set_of):
    """Builds a fence of posts with two wires."""
    solid = Solid()
    for (a, b), (c, d) in zip(spots, spots[1:]):
        count = max(1, round(math.hypot(c - a, d - b) / 2.6))
        row = [(a + (c - a) * i / count, b + (d - b) * i / count) for i in range(count + 1)]
        for x, y in row:
            solid.box((x, y, land.height(x, y) + 0.55), (0.1, 0.1, 1.3), set_of["beam"], None, 0.85)
        for level in (0.55, 1.0):
            solid.tube([(x, y, land.height(x, y) + level) for x, y in row], [0.008] * len(row), set_of["iron"], 4)
    solid.put("fence")


def farmhouses(land, spots, random, stone_=None):
    """Places houses of the village at some distance, all of one stone if it is given."""
    for index, (x, y, turn) in enumerate(spots):
        kind = NEIGHBOURS[(index * 3 + 1) % 4]
        volume = {**kind, **({"wall": stone_} if stone_ else {}), "at": [0, 0, 0], "depth": 8.5, "width": kind["width"] + 3, "ridge": "along", "chimneys": [0.15]}
        put(build(f"farm{index}", {"joinery": kind["joinery"], "volumes": [volume]}), (x, y, land.height(x, y) - 0.2), turn)


def poles(spots, land, set_of):
    """Places wooden poles that carry a wire along a lane."""
    solid, tops = Solid(), []
    for x, y in spots:
        z = land.height(x, y)
        solid.tube([(x, y, z - 0.3), (x, y, z + 7.6)], [0.13, 0.085], set_of["beam"], 8)
        solid.box((x, y, z + 7.3), (0.09, 0.5, 0.09), set_of["iron"])
        tops.append((x, y, z + 7.36))
    for (a, b, low), (c, d, high) in zip(tops, tops[1:]):
        for side in (-0.2, 0.2):
            span = [(a + (c - a) * i / 12, b + side + (d - b) * i / 12, low + (high - low) * i / 12 - 0.9 * (1 - ((i - 6) / 6) ** 2)) for i in range(13)]
            solid.tube(span, [0.012] * 13, set_of["iron"], 4)
    solid.put("poles")


def on_the_slope(land, paved, set_of, grows, random, stock):
    stakes([(-7.5, 0), (10.5, 0), (10.5, 15), (10.5, 28), (-7.5, 28), (-7.5, 14)], land, set_of)
    drywall(-11.8, -9, -11.8, 32, land, random, wall("schist"))
    hedges([(14.2, -6, 14.2, 30)], random, grows, 1.4)
    trees([("broad", -16, 21, 1.1), ("turning", 18, 26, 1.0), ("fruit", 17, 11, 1.1), ("broad", 22, 40, 1.1), ("fruit", -15.5, 6, 1.0), ("broad", -21, 37, 1.2), ("turning", 2, 46, 0.8), ("broad", -9, 52, 0.9)], stock, land, random)
    flowers(land, random, grows, (-11, -12, 13, 26), 260)
    farmhouses(land, [(-38, 150, 0.4), (-20, 172, 1.2), (14, 160, 0.2), (34, 178, 1.5)], random)


def in_the_village(land, paved, set_of, grows, random, stock):
    stakes([(-8.5, 0), (8.5, 0), (8.5, 24), (-8.5, 24)], land, set_of)
    farmhouses(land, [(-19, 9, 0.05), (20, 7, -0.06), (-33, 12, 0.1), (-14, 62, 3.0), (9, 66, 3.3), (33, 58, 2.9), (36, 10, 0.0), (-40, 58, 3.2)], random)
    hedges([(-12, -5, -12, 22), (12.2, -2, 12.2, 24), (-9, 27, 9, 27)], random, grows, 1.1)
    trees([("fruit", -5, 30, 1.2), ("fruit", 4, 32, 1.1), ("broad", 13, 36, 1.1), ("turning", -17, 34, 1.0), ("broad", -27, 40, 1.2), ("broad", 27, 40, 1.1)], stock, land, random)
    flowers(land, random, grows, (-10, -12, 10, 22), 150)


def by_the_lane(land, paved, set_of, grows, random, stock):
    """Furnishes a level plot along a lane of the plateau, with a wire on poles and a pasture beside it."""
    yard(land, paved, plain("asphalt", (0.092, 0.09, 0.086), 0.95, 0.1, 0.3, 2.5), (-90, -8.6, 90, -5.2), 0.03)
    stakes([(-11, 0), (11, 0), (11, 20), (11, 44), (-11, 44), (-11, 20)], land, set_of)
    poles([(-40, -3.6), (-8.4, -3.6), (24, -3.6), (56, -3.6)], land, set_of)
    fence([(14.5, -3), (15, 60)], land, set_of)
    fence([(14.5, -3), (70, -2.6)], land, set_of)
    hedges([(-14.5, -2, -14.5, 34)], random, grows, 1.5)
    trees([("turning", -18, 12, 1.0), ("broad", -19, 24, 1.15), ("turning", -17.5, 36, 0.95), ("conifer", -9, 60, 0.95), ("conifer", -5.5, 66, 1.2), ("conifer", 1.5, 62, 1.05), ("turning", 8, 64, 0.9), ("broad", 30, 38, 1.2), ("turning", 38, 24, 1.05), ("broad", -33, 44, 1.2)], stock, land, random)
    farmhouses(land, [(46, 92, 0.3), (62, 100, 1.5), (-58, 84, 0.1)], random)


def above_the_valley(land, paved, set_of, grows, random, stock):
    """Furnishes two plots side by side on the edge of a valley, its stream under alders."""
    stakes([(-28, 0), (0, 0), (0, 20), (0, 38), (-28, 38), (-28, 20)], land, set_of)
    stakes([(0.1, 0), (25, 0), (25, 20), (25, 38), (0.1, 38)], land, set_of)
    fence([(-40, 40), (-2, 41), (44, 40)], land, set_of)
    hedges([(28.2, -8, 28.2, 34)], random, grows, 1.3)
    trees([("broad", -33, 16, 1.2), ("fruit", -31.5, 4, 1.1), ("broad", 33, 26, 1.15), ("turning", 36, 8, 1.0), ("broad", -37, 36, 1.1)], stock, land, random)
    trees([("broad" if step % 3 else "turning", 9 + 0.3 * step * step + (9 if step % 2 else -12), 116 + 6.5 * step, 0.6 + 0.12 * (step % 3)) for step in range(10)], stock, land, random)
    farmhouses(land, [(-58, 132, 0.4), (-40, 146, 1.4), (-24, 134, 0.1), (-46, 164, 1.2), (52, 138, 0.3), (70, 150, 1.5), (44, 164, 0.0)], random)
    tower(-16, 160, land.height(-16, 160))


def on_the_terrace(land, paved, set_of, grows, random, stock):
    """Furnishes a level plot above the river, an old wall of limestone on its south side."""
    stakes([(-10.5, 0), (10.5, 0), (10.5, 20), (10.5, 40), (-10.5, 40), (-10.5, 20)], land, set_of)
    drywall(12.6, -7, 12.6, 44, land, random, wall("limestone"))
    farmhouses(land, [(-24, 12, 0.05), (-40, 14, -0.04), (-25, 58, 3.1), (88, 60, 1.3), (104, 84, 0.2), (90, 110, 1.5), (118, 118, 0.4), (72, 150, 0.9), (126, 66, 0.1)], random)
    hedges([(-13.2, -4, -13.2, 38), (-11, 43, 9, 43)], random, grows, 1.2)
    trees([("fruit", -17, 26, 1.2), ("broad", -20, 42, 1.1), ("turning", 1, 52, 1.0), ("broad", 43, 34, 0.9), ("turning", 45, 64, 0.85), ("broad", 41, 92, 1.0), ("broad", 76, 36, 1.0), ("fruit", 80, 82, 1.1)], stock, land, random)


def under_the_linden(land, paved, set_of, grows, random, stock):
    """Furnishes a plot between farms of limestone, an old linden at the street, the church behind."""
    stakes([(-11.5, 0), (11.5, 0), (11.5, 20), (11.5, 40), (-11.5, 40), (-11.5, 20)], land, set_of)
    farmhouses(land, [(-25, 13, 0.06), (27, 16, -0.08), (-44, 20, 0.1), (-24, 74, 3.0), (24, 82, 3.3), (48, 66, 2.9)], random, "limestone")
    tower(-2, 118, land.height(-2, 118))
    drywall(-15, -4, -15, 40, land, random, wall("limestone"))
    hedges([(15, -2, 15, 38)], random, grows, 1.2)
    trees([("turning", -8.8, -2.2, 1.32), ("fruit", 8, 47, 1.2), ("fruit", -7, 49, 1.1), ("broad", -19, 46, 1.1), ("turning", 22, 44, 1.0), ("broad", 38, 36, 1.15), ("broad", -38, 52, 1.2)], stock, land, random)
