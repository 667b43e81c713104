"""Trees, bushes, hedges and grass, made of branches and leaf cards. Heights in metres."""

import math

import numpy
from mathutils import Vector

from solid import Solid


def unit(vectors):
    return vectors / (numpy.linalg.norm(vectors, axis=1, keepdims=True) + 1e-6)


def ball(random, count):
    """Returns directions spread evenly over a sphere."""
    return unit(random.normal(size=(count, 3)))


def crowd(solid, random, centres, radii, leaves, length, material, flat=0.72):
    """Adds clusters of leaves around centres."""
    count = len(centres) * leaves
    out = ball(random, count)
    reach = numpy.repeat(radii, leaves)[:, None] * random.random((count, 1)) ** 0.3
    offset = out * reach * [1, 1, flat]
    normal = unit(out * 0.7 + [0, 0, 0.5] + ball(random, count) * 0.6)
    along = unit(numpy.cross(normal, ball(random, count)) + ball(random, count) * 0.5 + [0, 0, -0.3])
    size = length * random.uniform(0.7, 1.4, count)
    solid.cards(numpy.repeat(centres, leaves, 0) + offset, along, normal, size, size * random.uniform(0.27, 0.4, count), material)


def broadleaf(name, random, height, spread, clusters, leaves, length, bark, foliage, foot=0.16, cluster=0.26):
    """Builds a tree of several lobes, wide below and broken above, so that its crown is no ball."""
    solid = Solid()
    lean = random.uniform(-0.05, 0.05, 2) * height
    stem = [Vector((lean[0] * t * t, lean[1] * t * t, height * 0.82 * t - 0.2)) for t in numpy.linspace(0, 1, 7)]
    solid.tube(stem, [height * 0.032 * (1 - 0.86 * i / 6) + 0.02 for i in range(7)], bark, 8)
    lobes = 7
    turn = random.uniform(0, 6.28)
    share = numpy.linspace(0, 1, lobes)
    centre = numpy.stack(
        [
            numpy.cos(turn + share * 15) * spread * 0.52 * (1 - share * 0.75),
            numpy.sin(turn + share * 15) * spread * 0.52 * (1 - share * 0.75),
            height * (foot + 0.2 + (0.68 - foot) * share),
        ],
        1,
    ) + random.normal(size=(lobes, 3)) * height * 0.03
    big = spread * random.uniform(0.5, 0.68, lobes) * (1 - share * 0.3)
    chosen = random.integers(0, lobes, clusters)
    out = ball(random, clusters) * (random.random((clusters, 1)) ** 0.35)
    at = centre[chosen] + out * big[chosen][:, None] * [1, 1, 0.82]
    at[:, 2] = numpy.maximum(at[:, 2], height * foot)
    for point in at[:: max(1, clusters // 45)]:
        fork = stem[min(6, max(2, int(6 * (point[2] * 0.72) / (height * 0.82))))]
        middle = (fork + Vector(point)) / 2 - Vector((0, 0, 0.03 * height))
        solid.tube([fork, middle, point], [height * 0.01, height * 0.006, 0.01], bark, 4)
    radii = spread * cluster * random.uniform(0.7, 1.35, clusters)
    crowd(solid, random, at, radii, leaves, length, foliage)
    return solid.mesh(name)


def willow(name, random, height, spread, bark, foliage, strands=1100):
    """Builds a weeping willow: boughs that rise and bend over, strands of narrow leaves that hang from them."""
    solid = Solid()
    stem = height * 0.4
    solid.tube([(0, 0, -0.3), (0.08, 0, stem * 0.5), (0, 0.1, stem)], [height * 0.055, height * 0.045, height * 0.036], bark, 10)
    crests = []
    for bough in range(16):
        angle, far = 6.283 * bough / 16 + random.uniform(-0.2, 0.2), spread * random.uniform(0.35, 0.95)
        out, top = Vector((math.cos(angle), math.sin(angle), 0)), height * random.uniform(0.78, 1.0) - far * 0.22
        line = [Vector((0, 0, stem - 0.1)), out * far * 0.3 + Vector((0, 0, (stem + top) * 0.55)), out * far * 0.7 + Vector((0, 0, top)), out * far + Vector((0, 0, top - 0.4))]
        solid.tube(line, [height * 0.02, height * 0.014, height * 0.008, 0.02], bark, 6)
        crests += [line[1].lerp(line[2], 0.6), line[2], line[2].lerp(line[3], 0.5), line[3]]
    crowd(solid, random, numpy.array(crests), numpy.full(len(crests), 0.8), 130, 0.16, foliage, 0.8)
    feet, ways = [], []
    for _ in range(strands):
        crest = crests[random.integers(len(crests))]
        x, y, top = crest.x + random.normal() * 0.6, crest.y + random.normal() * 0.6, crest.z + random.uniform(-0.4, 0.45)
        low = height * random.uniform(0.1, 0.62)
        sway = random.normal(size=2) * 0.1
        for z in numpy.arange(top, low, -0.11):
            feet.append((x + sway[0] * (top - z), y + sway[1] * (top - z), z))
            ways.append(random.normal(size=3) * 0.6 + [0, 0, -1.0])
    feet, ways = numpy.array(feet), unit(numpy.array(ways))
    size = random.uniform(0.13, 0.24, len(feet))
    solid.cards(feet, ways, unit(numpy.cross(ways, ball(random, len(feet)))), size, size * 0.17, foliage)
    return solid.mesh(name)


def conifer(name, random, height, spread, whorls, boughs, steps, bark, foliage, foot=0.05, card=1.0):
    """Builds a spruce: whorls of drooping boughs, dense to the stem."""
    solid = Solid()
    solid.tube([(0, 0, -0.3), (0, 0, height * 0.5), (0, 0, height * 0.97)], [height * 0.02, height * 0.011, 0.01], bark, 6)
    feet, ways, normals, lengths, widths = [], [], [], [], []
    for whorl in range(whorls):
        t = whorl / (whorls - 1)
        level = height * (foot + (1 - foot) * t**0.92)
        reach = spread * (1 - t) ** 0.85 * random.uniform(0.82, 1.1) + 0.1
        count = max(5, int(boughs * (1 - 0.5 * t)))
        turn = random.uniform(0, 6.28)
        for bough in range(count):
            angle = turn + 6.283 * (bough + random.uniform(-0.3, 0.3)) / count
            out = numpy.array([math.cos(angle), math.sin(angle), 0])
            side = numpy.array([-out[1], out[0], 0])
            long = reach * random.uniform(0.75, 1.15)
            droop = 0.28 + 0.35 * (1 - t)
            base = level + random.uniform(-0.3, 0.3) * height / whorls
            for step in range(steps):
                u = (step + 0.35) / steps
                at = out * long * u + [0, 0, base - droop * long * u * u + 0.12 * long * u * (1 if t < 0.8 else 2)]
                size = long * 0.5 * (1 - u * 0.7) * card
                for way in (-1, 1):
                    feet.append(at)
                    ways.append(side * way + out * 0.75 + [0, 0, -0.35 - random.random() * 0.35])
                    normals.append(random.normal(size=3) * 0.4 + [0, 0, 1])
                    lengths.append(size * random.uniform(0.8, 1.3))
                    widths.append(size * 0.24 + 0.03 * card)
            feet.append(out * long * 0.7 + [0, 0, base - droop * long * 0.55 + 0.06 * long])
            ways.append(out + [0, 0, -0.25])
            normals.append(numpy.array([0, 0, 1.0]))
            lengths.append(long * 0.4)
            widths.append(long * 0.1)
    solid.cards(numpy.array(feet), unit(numpy.array(ways)), unit(numpy.array(normals)), numpy.array(lengths), numpy.array(widths), foliage)
    solid.cards(numpy.array([[0, 0, height * 0.92]]), numpy.array([[0, 0, 1.0]]), numpy.array([[1.0, 0, 0]]), numpy.array([height * 0.09]), numpy.array([0.07 * card]), foliage)
    return solid.mesh(name)


def tuft(name, random, blades, height, spread, material, width=0.007, lean=0.55):
    """Builds a tuft of grass from blades of two cards."""
    solid = Solid()
    angle, way = random.uniform(0, 6.283, blades), random.uniform(0, 6.283, blades)
    reach = spread * random.random(blades) ** 0.6
    foot = numpy.stack([numpy.cos(angle) * reach, numpy.sin(angle) * reach, numpy.full(blades, -0.02)], 1)
    out = numpy.stack([numpy.cos(way), numpy.sin(way), numpy.zeros(blades)], 1)
    tall = height * random.uniform(0.5, 1.25, blades)
    along = unit(out * (lean * random.random(blades))[:, None] + [0, 0, 1])
    solid.cards(foot, along, out, tall, numpy.full(blades, width), material)
    return solid.mesh(name)


def bush(name, random, width, height, clusters, leaves, length, foliage, flower=None):
    """Builds a rounded shrub with an uneven outline; some of its leaves may be flowers."""
    solid = Solid()
    out = ball(random, clusters) * (random.random((clusters, 1)) ** 0.4)
    at = out * [width * 0.42, width * 0.42, height * 0.4] + [0, 0, height * 0.46]
    radii = width * 0.2 * random.uniform(0.7, 1.3, clusters)
    crowd(solid, random, at, radii, leaves, length, foliage, 0.9)
    if flower:
        top = at[at[:, 2] > height * 0.4]
        crowd(solid, random, top, radii[: len(top)] * 1.15, max(3, leaves // 9), length * 0.9, flower, 0.9)
    return solid.mesh(name)


def hedge(name, random, long, wide, high, leaves, length, foliage, shade):
    """Builds a clipped hedge along x, centred on the origin."""
    solid = Solid()
    solid.box((0, 0, high * 0.46), (long - 0.2, wide * 0.72, high * 0.86), shade)
    x, pick = random.uniform(-long / 2, long / 2, leaves), random.random(leaves)
    y, z = random.uniform(-wide / 2, wide / 2, leaves), random.uniform(0, high, leaves)
    faces = ((pick < 0.36, (0, -1, 0.2)), ((pick >= 0.36) & (pick < 0.6), (0, 1, 0.2)), ((pick >= 0.6) & (pick < 0.94), (0, 0, 1)), (pick >= 0.94, (1, 0, 0.2)))
    at, normal = numpy.stack([x, y, z], 1), numpy.zeros((leaves, 3))
    for chosen, out in faces:
        normal[chosen] = out
    at[faces[0][0], 1], at[faces[1][0], 1], at[faces[2][0], 2] = -wide / 2, wide / 2, high
    ends = faces[3][0]
    sign = numpy.where(random.random(leaves) < 0.5, -1, 1)
    at[ends, 0], normal[ends, 0] = sign[ends] * long / 2, sign[ends]
    at += unit(normal) * (random.uniform(-0.08, 0.07, leaves) + 0.09 * numpy.sin(at[:, 0] * 1.9 + at[:, 2] * 2.3))[:, None]
    facing = unit(normal + ball(random, leaves) * 0.8)
    along = unit(numpy.cross(facing, ball(random, leaves)))
    size = length * random.uniform(0.7, 1.4, leaves)
    solid.cards(at, along, facing, size, size * 0.36, foliage)
    return solid.mesh(name)
