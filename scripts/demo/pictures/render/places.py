"""Land without a house: building plots, a pasture, a camping, a wood; seen from the gate and from the air."""

import math

import numpy
from mathutils import Matrix

import bpy
from air import clear_to, turn_glow
from camping import caravan, tent
from frame import render
from garden import Paved, hedges, lawn, near_trees, path, table_outside, trees
from houses import build
from land import Land, far_trees, hedgerows, plant_woods, smooth
from light import sky, sun
from materials import plain
from palette import SEASONS, growth, joinery, things, wall
from plants import tuft
from solid import Solid, grow, put, sow
from streets import NEIGHBOURS
from view import View
from waters import Stream
from woodland import in_the_wood

# season, hour, woods, hills, sun's azimuth, how the eye stands at the gate
PLACES = {
    "bouwgrond-helling": ("spring", "afternoon", 0.0, 110, -110, View((-3.5, -15, 5.0), 0.1, 26, 0.5, tilt=-0.09)),
    "bouwgrond-dorp": ("summer", "evening", -0.05, 80, -118, View((-2.5, -17, 4.2), 0.06, 26, 0.48, tilt=-0.07)),
    "weide": ("autumn", "morning", -0.12, 90, -105, View((-4, -16, 2.4), 0.14, 27, 0.44)),
    "camping": ("summer", "morning", 0.15, 110, -112, View((-6, -24, 3.4), 0.16, 26, 0.46, tilt=-0.04)),
    "bosperceel": ("autumn", "morning", 0.9, 60, -38, View((-1.2, -15, 1.75), 0.06, 25, 0.4)),
}


MOWN = {"bouwgrond-helling": (-7.5, 0, 10.5, 28), "bouwgrond-dorp": (-8.5, 0, 8.5, 24), "weide": (-17, -8, 60, 60), "camping": (-15, -30, 16, 40)}


def place(name, shots, folder):
    """Builds the place once and renders 'gate' and 'air'."""
    season, hour, woods, hills, azimuth, gate = PLACES[name]
    random = numpy.random.default_rng(sum(map(ord, name)))
    sky(hour)
    set_of, grows = things(), growth(season)
    stream = {"camping": Stream(31, 4.5), "bosperceel": Stream(5.2, 1.5, 1.4)}.get(name)
    fall = (lambda x, y: -30 * smooth((y - 30) / 150) * (1 - smooth((y - 260) / 300))) if name == "bouwgrond-helling" else stream and stream.dig
    land = Land(sum(map(ord, name)) % 50, 34, hills * 1.3, 64, woods, fall)
    land.ground(season)
    if stream:
        stream.flow(set_of["water"])
    stock, wood, paved = near_trees(random, grows), far_trees(random, grows), Paved()
    if name == "bosperceel":
        bpy.context.scene.view_settings.exposure = 2.5
        in_the_wood(land, paved, set_of, {**grows, "earth": plain("earth", (0.13, 0.095, 0.06), 0.95, 0.1, 0.3, 4)}, random, stock, stream)
    else:
        FILL[name](land, paved, set_of, grows, random, stock)
    views = {"gate": gate, "air": View((gate.eye.x - 9, gate.eye.y - 11, 11.5), gate.heading + 0.2, 26, 0.5, tilt=-0.2)}
    for shot in shots:
        view = views[shot]
        plant_woods(land, wood, random, view.eye, view.heading, view.half + 0.12, 2900, autumnal=SEASONS[season]["autumnal"])
        hedgerows(land, wood, random, view.eye, view.heading, view.half + 0.1, 16)
        lawn(view, land, paved, random, grows, 1500 if name == "bosperceel" else 24000 if shot == "gate" else 15000, MOWN.get(name), 44 if shot == "gate" else 62)
        grow()
        clear_to(2400 if shot == "air" else 1100)
        sun(hour, azimuth)
        turn_glow((math.sin(view.heading - 0.5), math.cos(view.heading - 0.5), 0.2))
        view.take()
        render(f"{folder}/{name}-{shot}")


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


def on_the_slope(land, paved, set_of, grows, random, stock):
    stakes([(-7.5, 0), (10.5, 0), (10.5, 15), (10.5, 28), (-7.5, 28), (-7.5, 14)], land, set_of)
    drywall(-11.8, -9, -11.8, 32, land, random, wall("schist"))
    hedges([(14.2, -6, 14.2, 30)], random, grows, 1.4)
    trees([("broad", -16, 21, 1.1), ("turning", 18, 26, 1.0), ("fruit", 17, 11, 1.1), ("broad", 22, 40, 1.1), ("fruit", -15.5, 6, 1.0), ("broad", -21, 37, 1.2), ("turning", 2, 46, 0.8), ("broad", -9, 52, 0.9)], stock, land, random)
    flowers(land, random, grows, (-11, -12, 13, 26), 260)
    farmhouses(land, [(-38, 150, 0.4), (-20, 172, 1.2), (14, 160, 0.2), (34, 178, 1.5)], random)


def farmhouses(land, spots, random):
    """Places houses of the village at some distance."""
    for index, (x, y, turn) in enumerate(spots):
        kind = NEIGHBOURS[(index * 3 + 1) % 4]
        volume = {**kind, "at": [0, 0, 0], "depth": 8.5, "width": kind["width"] + 3, "ridge": "along", "chimneys": [0.15]}
        put(build(f"farm{index}", {"joinery": kind["joinery"], "volumes": [volume]}), (x, y, land.height(x, y) - 0.2), turn)


def in_the_village(land, paved, set_of, grows, random, stock):
    stakes([(-8.5, 0), (8.5, 0), (8.5, 24), (-8.5, 24)], land, set_of)
    farmhouses(land, [(-19, 9, 0.05), (20, 7, -0.06), (-33, 12, 0.1), (-14, 62, 3.0), (9, 66, 3.3), (33, 58, 2.9), (36, 10, 0.0), (-40, 58, 3.2)], random)
    hedges([(-12, -5, -12, 22), (12.2, -2, 12.2, 24), (-9, 27, 9, 27)], random, grows, 1.1)
    trees([("fruit", -5, 30, 1.2), ("fruit", 4, 32, 1.1), ("broad", 13, 36, 1.1), ("turning", -17, 34, 1.0), ("broad", -27, 40, 1.2), ("broad", 27, 40, 1.1)], stock, land, random)
    flowers(land, random, grows, (-10, -12, 10, 22), 150)


def pasture(land, paved, set_of, grows, random, stock):
    fence([(-26, -9), (-2.6, -8), (-2.6, -8)], land, set_of)
    fence([(1.6, -7.8), (30, -5)], land, set_of)
    fence([(-14, -8.5), (-17, 60)], land, set_of)
    gate = Solid()
    for level in (0.3, 0.55, 0.8, 1.05):
        gate.box((-0.5, -7.9, level), (4.1, 0.04, 0.08), set_of["wood"])
    for x in (-2.5, -0.5, 1.5):
        gate.box((x, -7.93, 0.68), (0.08, 0.05, 0.95), set_of["wood"])
    gate.put("gate")
    bale = Solid()
    straw = plain("straw", (0.36, 0.27, 0.12), 0.95, 0.05, 0.3, 9, 0, 0.9)
    ring = [(0.0, -0.6), (0.68, -0.6), (0.72, -0.5), (0.72, 0.5), (0.68, 0.6), (0.0, 0.6)]
    bale.lathe([(r, z) for r, z in ring], straw, 28)
    mesh = bale.mesh("bale", True)
    for x, y, turn in ((4.5, 9, 0.4), (9.5, 15, 1.1), (-4, 20, 0.2), (15, 25, 0.9), (2, 31, 1.4), (22, 38, 0.4), (-9, 38, 1.0)):
        thing = put(mesh, (x, y, land.height(x, y) + 0.7))
        thing.rotation_euler = (math.pi / 2, 0, turn)
    trees([("broad", -20, 17, 1.2), ("turning", 20, 19, 1.1), ("broad", 27, 40, 1.2), ("turning", -24, 44, 1.1), ("broad", 4, 56, 1.0), ("turning", 12, 60, 0.9), ("broad", -8, 62, 1.1)], stock, land, random)
    flowers(land, random, grows, (-13, -14, 16, 14), 160)


def campsite(land, paved, set_of, grows, random, stock):
    path(land, paved, set_of["gravel"], (-3, -26), (4, 34), 1.4, 2.5)
    for x, y, turn in ((-9.5, -4, 0.3), (-11, 7, 0.1), (-9, 18, -0.2), (11, 3, -0.4), (12.5, 24, -0.3)):
        tent((x, y, land.height(x, y)), turn, set_of)
    for x, y, turn, tone in ((10.5, -7, 0.15, "#5d7a68"), (12, 13, 0.05, "#a85f3e"), (-11, 29, -0.1, "#40585c"), (10, 36, 0.2, "#8a4a33")):
        caravan((x, y, land.height(x, y)), turn, set_of, joinery(tone))
    for x, y in ((-6.2, -8), (7.3, -10.2), (7.8, 0.6)):
        table_outside((x, y, land.height(x, y)), random.uniform(-0.3, 0.3), set_of, 4)
    hedges([(-15.5, -14, -15.5, 34), (16.5, -16, 16.5, -1), (16.5, 4, 16.5, 34)], random, grows, 1.3)
    trees([("broad", -18, 2, 1.1), ("turning", -18.5, 15, 1.0), ("broad", 20, 9, 1.1), ("conifer", -19, 26, 1.0), ("conifer", -22, 31, 1.1), ("broad", 19, 22, 1.2), ("fruit", -6, 12, 1.1), ("fruit", 8, 18, 1.1), ("fruit", -6.5, 24, 1.1), ("broad", 0, 46, 1.2), ("conifer", 9, 50, 1.1), ("conifer", -9, 50, 1.0), ("broad", 23, -6, 1.0)], stock, land, random)


FILL = {"bouwgrond-helling": on_the_slope, "bouwgrond-dorp": in_the_village, "weide": pasture, "camping": campsite}
