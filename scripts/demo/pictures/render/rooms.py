"""The shell of a room and its daylight: floor, walls, windows on the left and at the back, ceiling, curtains, and the view outside."""

import math

from mathutils import Vector

import bpy
from light import direction
from materials import material
from nodes import calc, node, noise, place, ramp, split
from solid import Solid
from walls import Opening, Plane, wall

BEHIND = 1.6

# factor on daylight by style of room: beams and small windows reduce it
BRIGHT = {"rustic": 1.55, "modern": 0.75, "classic": 1.2, "chalet": 1.5}


def daylight(size, windows, strength=1.0, back=(), low=24):
    """Lights a room with sky from every window, the sun `low` degrees up through those on the left, and a weak fill from behind the camera."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new("outside")
    scene.world, world.use_nodes = world, True
    ground = world.node_tree.nodes["Background"]
    ground.inputs[0].default_value, ground.inputs[1].default_value = (0.55, 0.68, 0.85, 1), 0.2
    lamp = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    lamp.data.energy, lamp.data.color, lamp.data.angle = 9.5 * strength, (1.0, 0.72, 0.45), math.radians(1.2)
    lamp.rotation_euler = direction(-104, low).to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(lamp)
    for y, z, wide, high in windows:
        panel((-0.5, y + wide / 2, z + high / 2), (2, y + wide / 2, 1.1), wide, high, 78 * wide * high * strength, (0.88, 0.93, 1.0))
    width, deep, high = size
    for x, z, wide, tall in back:
        panel((x + wide / 2, deep + 0.5, z + tall / 2), (x + wide / 2, deep - 2, 1.1), wide, tall, 50 * wide * tall * strength, (0.9, 0.94, 1.0))
    panel((width / 2, -BEHIND + 0.35, high - 0.35), (width / 2, deep * 0.6, 0.9), 2.8, 1.2, 48 * strength, (1.0, 0.9, 0.78))


def panel(at, towards, wide, high, energy, colour):
    light = bpy.data.lights.new("panel", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", wide, high, energy, colour
    thing = bpy.data.objects.new("panel", light)
    thing.location = at
    thing.rotation_euler = (Vector(at) - Vector(towards)).to_track_quat("Z", "Y").to_euler()
    thing.visible_camera = thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)


def bulb(at, energy, colour=(1.0, 0.58, 0.28), size=0.07):
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = energy, colour, size
    thing = bpy.data.objects.new("bulb", light)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)


def shell(size, windows, made, random, tiled=False, back=()):
    """Builds a room of width (x), depth (y) and height; windows are (y, sill, width, height) in its left wall, (x, …) in its back wall."""
    width, deep, high = size
    taste = made["taste"]
    planks(width, deep, made["slab"], random, 0.45, (0.45, 0.9)) if tiled else planks(width, deep, made["floor"], random)
    lining = made["lining"] or made["wall"]
    walls = Solid()
    holes = [Opening("window", y + BEHIND, z, w, h, False) for y, z, w, h in windows]
    top = [(0, high), (deep + BEHIND, high)]
    for x, out in ((0, 0.42), (-0.42, 0.01)):
        wall(walls, Plane((x, -BEHIND, 0), (0, 1, 0), (1, 0, 0), deep + BEHIND), top, holes, [(made["wall"] if x else lining, 0, high)], made["white"], out)
    rear = [Opening("window", x, z, w, h, False) for x, z, w, h in back]
    for y, out in ((deep, 0.42), (deep + 0.42, 0.01)):
        wall(walls, Plane((0, y, 0), (1, 0, 0), (0, -1, 0), width), [(0, high), (width, high)], rear, [(lining, 0, high)], made["white"], out)
    for plane in (Plane((width, -BEHIND, 0), (0, 1, 0), (-1, 0, 0), deep + BEHIND), Plane((0, -BEHIND, 0), (1, 0, 0), (0, 1, 0), width)):
        wall(walls, plane, [(0, high), (plane.width, high)], [], [(lining, 0, high)], made["white"])
    walls.face([(0, -BEHIND, high), (width, -BEHIND, high), (width, deep, high), (0, deep, high)], made["white"] if not made["lining"] else made["lining"])
    walls.put("walls")
    trim(size, windows, made, back)
    if taste["beams"]:
        beams = Solid()
        for beam in range(int((deep + BEHIND) / 1.12) + 1):
            beams.box((width / 2, -BEHIND + 0.5 + beam * 1.12, high - 0.1), (width, 0.17, 0.2), made["beam"])
        beams.put("beams")
    if taste["lining"] == "panels":
        panels(size, back, made)
    outside(deep)


def planks(width, deep, material_, random, pitch=0.17, lengths=(1.4, 2.4)):
    """Lays boards, or slabs of stone, in rows of `pitch`."""
    solid, y = Solid(), -BEHIND
    while y < deep:
        x = -random.random() * 2
        while x < width:
            long = random.uniform(*lengths)
            solid.span((x, y, -0.04), (x + long - 0.004, y + pitch - 0.004, 0), material_)
            x += long
        y += pitch
    solid.put("floor", bevel=0.002)


def trim(size, windows, made, back):
    """Adds skirtings, window frames and sills."""
    width, deep, _ = size
    solid = Solid()
    solid.box((width / 2, deep - 0.012, 0.06), (width, 0.024, 0.12), made["white"])
    for x in (0.012, width - 0.012):
        solid.box((x, (deep - BEHIND) / 2, 0.06), (0.024, deep + BEHIND, 0.12), made["white"])
    for (y, z, w, h), rear in [(window, False) for window in windows] + [(window, True) for window in back]:

        def bar(out, along, up, thick, wide, tall, stuff):
            at, shape = ((along, deep - out, up), (wide, thick, tall)) if rear else ((out, along, up), (thick, wide, tall))
            solid.box(at, shape, stuff)

        bars = [(y + 0.035, z + h / 2, 0.07, h), (y + w - 0.035, z + h / 2, 0.07, h), (y + w / 2, z + 0.035, w, 0.07), (y + w / 2, z + h - 0.035, w, 0.07), (y + w / 2, z + h / 2, 0.08, h)]
        if z > 0.3:
            bars.append((y + w / 2, z + h * 0.66, w, 0.045))
            bar(-0.15, y + w / 2, z - 0.02, 0.44, w + 0.12, 0.05, made["wood"])
        for v, up, wide, high in bars:
            bar(-0.3, v, up, 0.08, wide, high, made["white"] if z > 0.3 else made["black"])
    solid.put("trim", bevel=0.006)


def panels(size, back, made):
    """Adds panelling to the waist, between the windows of the back wall, and a cornice, for the classic style."""
    width, deep, high = size
    solid, y = Solid(), deep - 0.02
    low = sorted((x - 0.04, x + w + 0.04) for x, z, w, _ in back if z < 1)
    for x0, x1 in zip([0] + [end for _, end in low], [start for start, _ in low] + [width]):
        solid.box(((x0 + x1) / 2, y, 0.95), (x1 - x0, 0.05, 0.05), made["white"])
        solid.box(((x0 + x1) / 2, y + 0.012, 0.5), (x1 - x0, 0.012, 0.86), made["white"])
        count = int((x1 - x0) / 0.9)
        for part in range(count):
            x = x0 + (part + 0.5) * (x1 - x0) / count
            for up, tall, wide in ((0.24, 0.03, 0.7), (0.82, 0.03, 0.7)):
                solid.box((x, y, up), (wide, 0.03, tall), made["white"])
            for side in (-0.35, 0.35):
                solid.box((x + side, y, 0.53), (0.03, 0.03, 0.6), made["white"])
    solid.box((width - 0.02, (deep - BEHIND) / 2, 0.95), (0.05, deep + BEHIND, 0.05), made["white"])
    solid.box((width - 0.008, (deep - BEHIND) / 2, 0.5), (0.012, deep + BEHIND, 0.86), made["white"])
    for drop, out in ((0.05, 0.16), (0.12, 0.08)):
        solid.box((width / 2, deep - out / 2, high - drop), (width, out, 0.09), made["white"])
        for x in (out / 2, width - out / 2):
            solid.box((x, (deep - BEHIND) / 2, high - drop), (out, deep + BEHIND, 0.09), made["white"])
    solid.put("panels", bevel=0.006)


def curtains(windows, made, top=2.45, deep=None):
    """Hangs sheer curtains, drawn aside, on an iron rail; in the back wall if the room's depth is given."""
    solid = Solid()
    turn = (lambda out, along, up: (out, along, up)) if deep is None else (lambda out, along, up: (along, deep - out, up))
    for y, _, wide, _ in windows:
        for left, right in ((y - 0.32, y + 0.06), (y + wide - 0.06, y + wide + 0.32)):
            folds = 40
            points = []
            for fold in range(folds + 1):
                t = fold / folds
                out = 0.1 + 0.045 * math.sin(t * 28)
                points += [turn(out, left + (right - left) * t, 0.03), turn(out * 0.9 + 0.01, left + (right - left) * t, top)]
            solid.add(points, [(2 * f, 2 * f + 2, 2 * f + 3, 2 * f + 1) for f in range(folds)], made["sheer"])
        solid.tube([turn(0.1, y - 0.42, top + 0.01), turn(0.1, y + wide + 0.42, top + 0.01)], [0.014, 0.014], made["black"], 8)
    solid.put("curtains", smooth=True)


def outside(deep):
    """Adds garden, wooded hill and sky beyond the panes, out of focus."""

    def build(tree):
        up = split(tree, place(tree))[2]
        ragged = noise(tree, place(tree), 0.9, 5)
        level = calc(tree, "MULTIPLY", calc(tree, "MULTIPLY_ADD", ragged, 1.5, up), 0.2)
        colour = ramp(tree, level, [(0.22, (0.1, 0.13, 0.04)), (0.36, (0.15, 0.18, 0.07)), (0.44, (0.06, 0.09, 0.05)), (0.56, (0.34, 0.4, 0.36)), (0.66, (1.0, 0.88, 0.7)), (0.95, (0.8, 0.9, 1.0))])
        return node(tree, "ShaderNodeEmission", {"Color": colour, "Strength": 1.35}).outputs[0]

    solid, view = Solid(), material("outside", build)
    solid.face([(-4.5, -9, -2.5), (-4.5, 20, -2.5), (-4.5, 20, 6), (-4.5, -9, 6)], view)
    solid.face([(-4.5, deep + 4.5, -2.5), (14, deep + 4.5, -2.5), (14, deep + 4.5, 6), (-4.5, deep + 4.5, 6)], view)
    thing = solid.put("outside")
    thing.visible_shadow = thing.visible_diffuse = False
