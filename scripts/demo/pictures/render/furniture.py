"""Pieces of furniture. Each stands on the floor at (x, y), turned about the vertical; metres."""

import math

import numpy
from mathutils import Matrix, Vector

import bpy
from plants import ball, unit
from solid import Solid


class Group:
    """Groups objects that move together."""

    def __init__(self, at, turn=0.0):
        self.anchor = bpy.data.objects.new("group", None)
        self.anchor.location, self.anchor.rotation_euler = (at[0], at[1], 0), (0, 0, turn)
        bpy.context.scene.collection.objects.link(self.anchor)

    def take(self, thing):
        thing.parent = self.anchor
        return thing


def turned(at, turn, build):
    """Builds something that stands before the back wall at the origin, then moves it to `at` and turns it."""
    before = set(bpy.data.objects)
    build()
    group = Group(at, turn)
    for thing in set(bpy.data.objects) - before - {group.anchor}:
        if not thing.parent:
            group.take(thing)


def cushion(at, size, material, tilt=(0, 0, 0), group=None, round_=0.42):
    """Returns a box with soft edges."""
    solid = Solid()
    solid.box((0, 0, 0), size, material)
    thing = solid.put("cushion", at, smooth=True)
    thing.rotation_euler = tilt
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = min(size) * round_, 4
    soft = thing.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    if group:
        group.take(thing)
    return thing


def sofa(at, turn, made, long=2.3):
    """Places a sofa that faces −y before it is turned."""
    group = Group(at, turn)
    half = long / 2
    cushion((0, 0.1, 0.27), (long, 1.0, 0.3), made["cloth"], group=group)
    for side in (-1, 1):
        cushion((side * half * 0.46, -0.03, 0.47), (half * 0.93, 0.88, 0.2), made["cloth"], group=group)
        cushion((side * half * 0.46, 0.42, 0.7), (half * 0.92, 0.26, 0.56), made["cloth"], (-0.16, 0, 0), group)
        cushion((side * (half + 0.06), 0.08, 0.42), (0.22, 1.0, 0.5), made["cloth"], group=group)
    cushion((-half * 0.7, 0.2, 0.74), (0.48, 0.16, 0.48), made["accent"], (-0.35, 0, 0.12), group)
    cushion((-half * 0.3, 0.2, 0.7), (0.42, 0.14, 0.4), made["linen"], (-0.4, 0, -0.12), group)
    cushion((half * 0.7, 0.22, 0.73), (0.5, 0.16, 0.48), made["linen"], (-0.35, 0, -0.1), group)
    legs = Solid()
    for x in (-half + 0.1, half - 0.1):
        for y in (-0.35, 0.5):
            legs.box((x, y, 0.07), (0.06, 0.06, 0.14), made["beam"])
    group.take(legs.put("legs"))


def armchair(at, turn, made):
    group = Group(at, turn)
    cushion((0, 0, 0.38), (0.66, 0.68, 0.2), made["chair"], group=group)
    cushion((0, 0.34, 0.68), (0.64, 0.2, 0.72), made["chair"], (-0.2, 0, 0), group)
    for side in (-0.37, 0.37):
        cushion((side, 0.04, 0.48), (0.13, 0.7, 0.3), made["chair"], group=group)
    legs = Solid()
    for x in (-0.28, 0.28):
        for y in (-0.26, 0.3):
            legs.tube([(x * 1.15, y * 1.1, 0), (x, y, 0.3)], [0.018, 0.026], made["beam"], 8)
    group.take(legs.put("legs"))


def carpet(at, size, made):
    solid = Solid()
    solid.box((at[0], at[1], 0.012), (*size, 0.024), made["rug"])
    solid.put("rug")


def low_table(at, made, radius=0.52):
    solid = Solid()
    solid.lathe([(0, 0.4), (radius, 0.4), (radius + 0.02, 0.405), (radius + 0.02, 0.435), (radius, 0.44), (0, 0.44)], made["wood"], 48, (*at, 0))
    for leg in range(3):
        turn = leg * 2.09 + 0.4
        solid.tube([(at[0] + radius * 0.82 * math.cos(turn), at[1] + radius * 0.82 * math.sin(turn), 0.02), (at[0] + radius * 0.55 * math.cos(turn), at[1] + radius * 0.55 * math.sin(turn), 0.41)], [0.02, 0.03], made["beam"], 10)
    solid.box((at[0] - 0.15, at[1] - 0.12, 0.457), (0.3, 0.22, 0.03), made["front"], Matrix.Rotation(0.3, 3, "Z"))
    solid.box((at[0] - 0.14, at[1] - 0.12, 0.485), (0.26, 0.19, 0.025), made["linen"], Matrix.Rotation(0.15, 3, "Z"))
    solid.put("table")


def vase(at, made, random, height=0.25, twigs=9, material="china"):
    """Places a vase with leafy twigs."""
    solid, h = Solid(), height
    solid.lathe([(0.2 * h, 0), (0.36 * h, 0.24 * h), (0.4 * h, 0.56 * h), (0.24 * h, 0.88 * h), (0.18 * h, h)], made[material], 24, at)
    solid.put("vase", smooth=True)
    green = Solid()
    foot = Vector(at) + Vector((0, 0, h * 0.9))
    for _ in range(twigs):
        way = Vector((random.normal() * 0.32, random.normal() * 0.32, 1)).normalized()
        tip = foot + way * h * random.uniform(1.3, 2.0)
        green.tube([foot, (foot + tip) / 2, tip], [0.004, 0.003, 0.002], made["bark"], 4)
        count = 14
        along = random.uniform(0.25, 1, count)[:, None]
        at_ = numpy.array(foot) + numpy.array(tip - foot) * along
        size = h * 0.3 * random.uniform(0.7, 1.3, count)
        green.cards(at_, unit(ball(random, count) * 0.9 + numpy.array(way)), ball(random, count), size, size * 0.27, made["green"])
    green.put("twigs")


def books(at, long, made, random, along="x"):
    solid, run = Solid(), 0.0
    tones = [made[name] for name in ("front", "accent", "blue", "linen", "chair", "beam")]
    while run < long:
        wide, high = random.uniform(0.025, 0.055), random.uniform(0.2, 0.3)
        offset = (run + wide / 2, 0) if along == "x" else (0, run + wide / 2)
        size = (wide - 0.003, 0.2, high) if along == "x" else (0.2, wide - 0.003, high)
        solid.box((at[0] + offset[0], at[1] + offset[1], at[2] + high / 2), size, tones[random.integers(len(tones))])
        run += wide
    solid.put("books")


def console(at, made, random, long=1.3):
    """Places a narrow table against the back wall with books and a bowl."""
    x, y = at
    solid = Solid()
    solid.box((x, y, 0.78), (long, 0.36, 0.04), made["wood"])
    solid.box((x, y, 0.3), (long - 0.14, 0.32, 0.03), made["wood"])
    for side in (-long / 2 + 0.06, long / 2 - 0.06):
        solid.box((x + side, y, 0.38), (0.05, 0.32, 0.76), made["wood"])
    solid.lathe([(0, 0.8), (0.08, 0.8), (0.15, 0.88), (0.16, 0.9)], made["blue"], 28, (x - 0.25, y, 0))
    solid.put("console", bevel=0.004)
    books((x - long / 2 + 0.2, y, 0.315), long * 0.6, made, random)


def dining(at, turn, made, long=1.9, chairs=4, tall=0.75):
    """Places a table with chairs around it, plates and a jug on it."""
    group = Group(at, turn)
    solid = Solid()
    for plank in range(5):
        solid.box((0, -0.36 + 0.18 * plank, tall - 0.02), (long, 0.177, 0.04), made["wood"])
    for x in (-long / 2 + 0.14, long / 2 - 0.14):
        for y in (-0.34, 0.34):
            solid.box((x, y, tall / 2 - 0.02), (0.075, 0.075, tall - 0.04), made["wood"])
    solid.lathe([(0.05, 0), (0.085, 0.05), (0.09, 0.14), (0.05, 0.21), (0.06, 0.24)], made["china"], 20, (0.1, 0.06, tall))
    solid.lathe([(0, 0), (0.08, 0.005), (0.15, 0.06), (0.155, 0.07)], made["clay"], 24, (-0.35, 0, tall))
    for x in (-long / 4, long / 4):
        for y in (-0.27, 0.27):
            solid.lathe([(0, 0.003), (0.09, 0.004), (0.13, 0.018), (0.0, 0.008)], made["china"], 24, (x, y, tall))
    group.take(solid.put("dining"))
    spots = [(x, y) for y in (-0.72, 0.72) for x in ((-long / 4, long / 4) if chairs == 4 else (-long / 3, 0, long / 3))]
    for x, y in spots:
        group.take(chair(made, (x, y), y > 0))


def chair(made, at, back_far):
    solid, way = Solid(), 1 if back_far else -1
    x, y = at
    solid.box((x, y, 0.455), (0.44, 0.42, 0.035), made["wood"])
    solid.box((x, y, 0.485), (0.4, 0.38, 0.03), made["chair"])
    for u in (-0.19, 0.19):
        solid.tube([(x + u * 1.1, y - way * 0.19, 0), (x + u, y - way * 0.18, 0.45)], [0.016, 0.02], made["beam"], 7)
        solid.tube([(x + u * 1.1, y + way * 0.24, 0), (x + u, y + way * 0.19, 0.45), (x + u, y + way * 0.26, 0.92)], [0.016, 0.02, 0.014], made["beam"], 7)
    for level in (0.66, 0.77, 0.88):
        solid.box((x, y + way * (0.2 + (level - 0.45) * 0.13), level), (0.4, 0.018, 0.06), made["beam"])
    return solid.put("chair")


def houseplant(at, made, random, height=1.3):
    """Places a leafy plant in a basket."""
    solid = Solid()
    solid.lathe([(0.17, 0), (0.21, 0.16), (0.2, 0.34), (0.18, 0.34), (0, 0.3)], made["linen"], 22, (*at, 0))
    for _ in range(13):
        turn, lean = random.uniform(0, 6.3), random.uniform(0.15, 0.55)
        tip = Vector((at[0] + math.cos(turn) * lean * height * 0.7, at[1] + math.sin(turn) * lean * height * 0.7, height * random.uniform(0.65, 1.05)))
        foot = Vector((*at, 0.3))
        bend = (foot + tip) / 2 + Vector((0, 0, 0.12 * height))
        solid.tube([foot, bend, tip], [0.01, 0.007, 0.004], made["green"], 5)
        count = 7
        share = random.uniform(0.45, 1, count)[:, None]
        spots = numpy.array(bend) + (numpy.array(tip) - numpy.array(bend)) * (share * 2 - 1).clip(0, 1)
        size = random.uniform(0.2, 0.32, count)
        out = unit(ball(random, count) * [1, 1, 0.5] + numpy.array([math.cos(turn), math.sin(turn), 0.1]))
        solid.cards(spots, out, unit(ball(random, count) * 0.4 + [0, 0, 1]), size, size * 0.24, made["green"])
    solid.put("plant")
