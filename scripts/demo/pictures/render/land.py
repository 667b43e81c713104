"""The land around a place: level ground, then meadows, then wooded hills; no hill is bare."""

import math

import numpy
from mathutils import Vector, noise

import bpy
from materials import material
from nodes import bump, mix, node, noise as cloud, place, ramp, split, spread, surface
from palette import SEASONS
from plants import broadleaf, conifer
from solid import put, sow


def smooth(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


class Land:
    """Computes height and woods of a point, in metres; `level` is the radius of flat ground around the origin."""

    def __init__(self, seed, level=26.0, hills=95.0, near=70.0, woods=0.0, valley=None):
        self.seed, self.level, self.hills, self.near, self.woods, self.valley = seed, level, hills, near, woods, valley

    def height(self, x, y):
        r = math.hypot(x, y)
        rolls = noise.noise(Vector((x * 0.012, y * 0.012, self.seed))) * 5 * smooth((r - self.level) / 60)
        rolls += noise.noise(Vector((x * 0.06, y * 0.06, self.seed))) * 0.5 * smooth((r - self.level * 0.6) / 25)
        rise = smooth((r - self.near) / 330) * (0.7 + 0.5 * noise.noise(Vector((x * 0.0024, y * 0.0024, self.seed + 7))))
        low = self.valley(x, y) if self.valley else 0.0
        return rolls + self.hills * rise + low

    def wooded(self, x, y):
        """Returns the density of wood, from 0 (open) to 1."""
        r = math.hypot(x, y)
        grain = noise.noise(Vector((x * 0.006, y * 0.006, self.seed + 3))) + 0.35 * noise.noise(Vector((x * 0.02, y * 0.02, self.seed)))
        return smooth((grain + 1.5 * smooth((r - self.near * 1.1) / 260) - 0.55 + self.woods) * 5)

    def ground(self, season, reach=2600.0):
        """Builds one round mesh, finer towards the middle, coloured by meadow and wood; hills stay low enough for the evening sun."""
        rings = [0.0]
        while rings[-1] < reach:
            rings.append(max(rings[-1] + 0.9, rings[-1] * 1.055))
        turns, points, shade, faces = 150, [], [], []
        for r in rings:
            for step in range(turns):
                angle = 2 * math.pi * step / turns
                x, y = r * math.cos(angle), r * math.sin(angle)
                points.append((x, y, self.height(x, y) if r < 1500 else self.height(x, y) - (r - 1500) * 0.05))
                shade.append(self.wooded(x, y))
        for ring in range(len(rings) - 1):
            for step in range(turns):
                after = (step + 1) % turns
                faces.append((ring * turns + step, ring * turns + after, (ring + 1) * turns + after, (ring + 1) * turns + step))
        mesh = bpy.data.meshes.new("land")
        mesh.from_pydata(points, [], faces)
        mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
        tint = mesh.color_attributes.new("wood", "FLOAT_COLOR", "POINT")
        tint.data.foreach_set("color", numpy.repeat(shade, 4).astype(numpy.float32))
        mesh.materials.append(meadow(season))
        put(mesh, (0, 0, 0)).visible_shadow = False


def meadow(season):
    """Returns a material: fields of several greens, mown or not; a dark floor under trees."""
    tones = SEASONS[season]["meadow"]

    def build(tree):
        field = node(tree, "ShaderNodeTexVoronoi", {"Vector": place(tree, (0.011, 0.016, 0)), "Scale": 1.0}).outputs["Color"]
        colour = spread(tree, split(tree, field)[0], (tones[0], tones[1], tones[2], tones[1]))
        here = place(tree)
        colour = mix(tree, 0.5, colour, ramp(tree, cloud(tree, here, 0.12, 4, 0.65), [(0.3, 0.45), (0.7, 1.0)]), "MULTIPLY")
        fine = cloud(tree, here, 1.7, 4, 0.7)
        colour = mix(tree, 0.45, colour, ramp(tree, fine, [(0.3, 0.35), (0.7, 1.0)]), "MULTIPLY")
        wood = node(tree, "ShaderNodeVertexColor", layer_name="wood").outputs[0]
        colour = mix(tree, wood, colour, (0.012, 0.02, 0.009))
        return surface(tree, colour, 1.0, 0.03, bump(tree, fine, 0.8, 0.3))

    return material(f"meadow-{season}", build)


def far_trees(random, grows):
    """Returns a small stock of trees for woods: broad ones and spruces."""
    bark = grows["bark"]
    broad = [broadleaf(f"wood{i}", random, 11, 4.3, 34, 46, 0.62, bark, grows["leaf"] if i < 3 else grows["other"], 0.1, 0.36) for i in range(5)]
    spruce = [conifer(f"fir{i}", random, 16, 3.3, 24, 10, 4, bark, grows["spruce"], 0.03, 1.35) for i in range(3)]
    return broad, spruce


def plant_woods(land, stock, random, eye, heading, half, count=2600, conifers=-0.2, reach=1300.0, autumnal=0.2):
    """Plants trees where the land is wooded, within the camera’s angle; azimuths in radians from +y clockwise."""
    broad, spruce = stock
    placed = tries = 0
    while placed < count and tries < count * 14:
        tries += 1
        far = 24 + reach * random.random() ** 1.75
        angle = heading + random.uniform(-half, half)
        x, y = eye[0] + math.sin(angle) * far, eye[1] + math.cos(angle) * far
        if math.hypot(x, y) < land.level * 1.6 or land.wooded(x, y) < random.uniform(0.25, 0.75):
            continue
        stand = noise.noise(Vector((x * 0.008, y * 0.008, land.seed + 11))) * 1.5 + random.uniform(-0.35, 0.35)
        choice = spruce if stand + conifers > 0 else broad[:3] if random.random() > autumnal else broad[3:]
        size = random.uniform(0.75, 1.2) * (1 + far / 2600)
        sow(choice[random.integers(len(choice))], (x, y, land.height(x, y) - 0.5), random.uniform(0, 6.3), size)
        placed += 1
    return placed


def hedgerows(land, stock, random, eye, heading, half, lines=9):
    """Plants rows of bushes and small trees between the fields."""
    broad, _ = stock
    for _ in range(lines):
        far, angle = random.uniform(55, 330), heading + random.uniform(-half, half)
        x, y = eye[0] + math.sin(angle) * far, eye[1] + math.cos(angle) * far
        way, long = random.uniform(0, 3.14), int(random.uniform(8, 22))
        for step in range(long):
            a, b = x + math.cos(way) * step * 3.1, y + math.sin(way) * step * 3.1
            if math.hypot(a, b) < land.level * 1.5:
                continue
            size = random.uniform(0.22, 0.48) if random.random() < 0.84 else random.uniform(0.7, 0.95)
            sow(broad[random.integers(len(broad))], (a, b, land.height(a, b) - 0.4), random.uniform(0, 6.3), size)
