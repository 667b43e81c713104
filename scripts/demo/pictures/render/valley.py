"""The valley: a river between wooded slopes, a village with church and bridge; seen from several viewpoints."""

import math
from types import SimpleNamespace

import numpy
from mathutils import Vector, noise

import bpy
from air import turn_glow
from frame import render
from garden import Paved, lawn
from houses import build
from landmarks import bridge, tower
from land import far_trees, meadow, smooth
from light import direction, sky, sun
from materials import plain
from palette import growth, things
from solid import Solid, grow, put, sow
from valley_land import height, river, road, wooded
from view import View

WIDE = 1920 / 1128
NOWHERE = (0, 0, 0, 0)
LAND = SimpleNamespace(height=lambda x, y: height(x, y))


def stand(x, y, above, heading, lens, horizon, tilt=0.0):
    """Returns a camera at a height in metres above the land."""
    return View((x, y, height(x, y) + above), heading, lens, horizon, tilt=tilt)


STANDS = {
    "vallei": (View((2, -34, 47), 0.045, 34, 0.44, tilt=-0.07), WIDE),
    "dorp": (stand(river(168) + 62, 148, 11, -0.78, 30, 0.5, -0.06), WIDE),
    "rivier": (stand(river(106) + 12.4, 106, 2.6, -0.36, 24, 0.5, -0.03), WIDE),
}


def ground(x0, x1, y0, y1, columns, rows, season):
    points, shade, faces = [], [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = x0 + (x1 - x0) * column / columns, y0 + (y1 - y0) * row / rows
            points.append((x, y, height(x, y)))
            shade.append(wooded(x, y))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh = bpy.data.meshes.new("valley")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.color_attributes.new("wood", "FLOAT_COLOR", "POINT").data.foreach_set("color", numpy.repeat(shade, 4).astype(numpy.float32))
    mesh.materials.append(meadow(season))
    put(mesh, (0, 0, 0)).visible_shadow = False


def ribbon(line, half, material, lift):
    """Builds a band along the valley: the river, the road."""
    solid, spots = Solid(), [-60 + step * 4 for step in range(300)]
    for a, b in zip(spots, spots[1:]):
        corners = [(line(a) - half, a), (line(a) + half, a), (line(b) + half, b), (line(b) - half, b)]
        solid.face([(x, y, lift(x, y)) for x, y in corners], material)
    solid.put("ribbon")


def far_ridges():
    """Builds the farthest hills, in the haze."""
    solid = Solid()
    dark = plain("far", (0.022, 0.036, 0.018), 1.0, 0.0, 0.4, 0.05)

    def top(x, y):
        swell = 230 + 190 * noise.noise(Vector((x * 0.0011, y * 0.0011, 8))) + 30 * noise.noise(Vector((x * 0.006, y * 0.006, 8)))
        return -25 + smooth((y - 1180) / 900) * swell + (y - 1180) * 0.035

    columns, rows = 90, 60
    points = [(-2600 + 5600 * c / columns, 1160 + 3900 * r / rows, 0) for r in range(rows + 1) for c in range(columns + 1)]
    points = [(x, y, top(x, y)) for x, y, _ in points]
    faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c) for r in range(rows) for c in range(columns)]
    solid.add(points, faces, dark)
    solid.put("ridges", smooth=True)


def village(houses, random):
    """Places houses along the road, and the church on its rise."""
    stock = [build(name, houses[name], 0.12) for name in ("langgevelhoeve", "dorpshuis", "vierkantshoeve", "villa-landelijk", "fermette")]
    taken = []
    church = (road(243) - 34, 243)
    for _ in range(900):
        y = random.normal(250, 62)
        side = random.choice((-1, -1, 1))
        x = road(y) + side * random.uniform(9, 14) + (random.uniform(-38, 0) if side < 0 and random.random() < 0.55 else 0)
        near_bridge = abs(y - 150) < 34 and abs(x - river(150)) < 52
        if near_bridge or y < 118 or abs(x - river(y)) < 17 or math.hypot(x - church[0] + 4, y - church[1]) < 22:
            continue
        if any(math.hypot(x - a, y - b) < 18 for a, b in taken) or height(x, y) > 16:
            continue
        along = math.atan2(1.0, (road(y + 3) - road(y - 3)) / 6)
        turn = along + random.choice((0, 3.14, 1.57)) + random.uniform(-0.15, 0.15)
        put(stock[random.choice(5, p=(0.2, 0.42, 0.14, 0.1, 0.14))], (x, y, foot(x, y) - 0.1), turn, 0.94)
        taken.append((x, y))
        if len(taken) > 27:
            break
    tower(*church, height(*church))
    return taken


def foot(x, y):
    """Returns the lowest ground under a house, so that none floats above a slope."""
    return min(height(x + a, y + b) for a in (-7, 0, 7) for b in (-7, 0, 7))


def greens(stock, random, taken, view):
    """Plants woods on the slopes, alders by the river, hedgerows, gardens."""
    broad, spruce = stock
    placed = 0

    def near_a_stand(x, y):
        return any(math.hypot(x - stand_.eye.x, y - stand_.eye.y) < 24 for stand_, _ in STANDS.values())

    for _ in range(90000):
        y = -10 + random.random() ** 1.35 * 1290
        x = view.eye.x + (y + 40) * math.tan(random.uniform(-1.0, 0.85))
        if not -880 < x < 1080 or y > 1230 or wooded(x, y) < 0.5 or near_a_stand(x, y):
            continue
        z = height(x, y)
        fir = noise.noise(Vector((x * 0.008, y * 0.008, 11))) * 1.5 + random.uniform(-0.35, 0.35) + (z - 62) * 0.004 > 0
        size = random.uniform(0.75, 1.2) * (1 + y / 3500)
        kind = spruce[random.integers(3)] if fir else broad[random.choice(5, p=(0.26, 0.26, 0.22, 0.13, 0.13))]
        sow(kind, (x, y, z - 0.5), random.uniform(0, 6.3), size)
        placed += 1
        if placed > 20000:
            break
    for y in range(-20, 900, 6):
        for side in (-1, 1):
            if random.random() < 0.62 and not 136 < y < 164:
                x = river(y) + side * random.uniform(11.5, 15)
                if near_a_stand(x, y):
                    continue
                sow(broad[random.integers(3)], (x, y, height(x, y) - 0.6), random.uniform(0, 6), random.uniform(0.28, 0.7))
    for _ in range(26):
        y, side, lean = random.uniform(60, 700), random.choice((-1, 1)), random.uniform(-0.3, 0.3)
        x = river(y) + side * random.uniform(38, 60)
        for step in range(random.integers(8, 22)):
            a, b = x + side * step * 3.2, y + lean * step * 3
            if not near_a_stand(a, b) and all(math.hypot(a - p, b - q) > 12 for p, q in taken):
                sow(broad[random.integers(5)], (a, b, height(a, b) - 0.4), random.uniform(0, 6), random.uniform(0.22, 0.5) if random.random() < 0.85 else 0.9)
    for p, q in taken:
        for _ in range(6):
            turn, far = random.uniform(0, 6.3), random.uniform(11, 15)
            x, y = p + math.cos(turn) * far, q + math.sin(turn) * far
            if all(math.hypot(x - a, y - b) > 10 for a, b in taken) and abs(x - road(y)) > 4.5 and abs(x - river(y)) > 11:
                sow(broad[random.integers(5)], (x, y, height(x, y) - 0.4), random.uniform(0, 6), random.uniform(0.25, 0.7))


def valley(shots, houses, folder, wide):
    """Builds the valley once and renders it from the requested viewpoints."""
    random = numpy.random.default_rng(7)
    sky("valley")
    set_of, grows = things(), growth("summer")
    ground(-900, 1100, -60, 1260, 190, 200, "summer")
    far_ridges()
    ribbon(river, 9.5, set_of["water"], lambda x, y: -0.55)
    ribbon(road, 2.1, plain("road", (0.15, 0.14, 0.125), 0.95, 0.1, 0.2, 0.8), lambda x, y: height(x, y) + 0.25)
    taken = village(houses, random)
    bridge()
    greens(far_trees(random, grows), random, taken, STANDS["vallei"][0])
    for shot in shots:
        view, ratio = STANDS[shot]
        if view.eye.z < 30:
            lawn(view, LAND, Paved(), random, grows, 20000, NOWHERE, 60.0)
        scene = bpy.context.scene
        scene.render.resolution_x, scene.render.resolution_y = wide, int(wide / ratio)
        sun("valley", -122, 29)
        turn_glow(direction(14, 12))
        grow()
        view.take(1 / ratio)
        render(f"{folder}/valley-{shot}")
