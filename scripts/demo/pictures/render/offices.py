"""The doors of the agency's three offices: the ground floor of a house in its street, seen from across it."""

import math
import os

import numpy
from mathutils import Vector

import bpy
from frame import render
from garden import Paved, planters
from houses import build
from light import sky, sun
from materials import material, plain
from nodes import node
from palette import growth, things
from rooms import bulb
from solid import Solid, put
from streets import neighbours, street
from view import View

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../..")
FONT = f"{ROOT}/node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2"
NAME = "Huis & Vallée"

# The mark of data/site/configuration.json as points, 62 wide and 34 high: a house, then the river of its valley.
MARK = [(2, 32), (2, 14), (15, 3), (28, 14), (28, 23), (28.7, 26.6), (30.7, 28.9), (33.5, 29.4), (36.5, 28.3), (39, 27), (46, 19), (50.3, 15), (54.5, 11.8), (60, 10)]

# The H of Newsreader: its stems, bar and serifs, from left to right and from low to high, in its size.
H_PARTS = ((0.076, 0.178, 0, 0.6), (0.5, 0.602, 0, 0.6), (0.17, 0.51, 0.28, 0.33), (0, 0.25, 0, 0.04), (0, 0.25, 0.56, 0.6), (0.43, 0.675, 0, 0.04), (0.43, 0.675, 0.56, 0.6))

# hour, season, wall, colour of the joinery, width, facade, the sun's azimuth, the door's middle, the window's, the eye, heading
OFFICES = {
    "durbuy": ("dusk", "summer", "limestone", "#2b5645", 11.2, ["w.ww", "pdp."], -140, -1.4, 1.4, (-2.3, -5.5), 0.36),
    "laroche": ("noon", "spring", "white", "#3f5d73", 9.0, ["w.w", "dpw"], -142, -3.0, 0.0, (0.0, -5.6), -0.24),
    "vielsalm": ("overcast", "autumn", "schist", "#7d3327", 9.3, ["www", ".pd"], -150, 3.1, 0.0, (0.15, -5.6), 0.24),
}


def office(name, folder):
    """Renders an office's door with its window, sign and lamp."""
    hour, season, cladding, joinery, width, front, azimuth, door, window, (x, y), heading = OFFICES[name]
    random = numpy.random.default_rng(sum(map(ord, name)))
    sky(hour)
    set_of, grows = things(), growth(season)
    set_of["brass"] = plain("brass", (0.62, 0.42, 0.16), 0.35, 0.5, 0.05, 5, 0.9)
    set_of["sign"] = plain("sign", (0.014, 0.043, 0.028), 0.5, 0.3, 0.05)
    set_of["cream"] = plain("cream", (0.85, 0.8, 0.68), 0.6, 0.2, 0.03)
    set_of["paper"] = lit("paper", (0.9, 0.86, 0.78), 0.26 if hour == "dusk" else 0.5)
    volume = {"at": [0, 0, 0], "width": width, "depth": 8, "eaves": 6.4, "rise": 3.2, "wall": cladding, "ridge": "along", "roof": "slate", "front": front, "back": ["w"]}
    put(build(f"office-{name}", {"joinery": joinery, "volumes": [volume]}, 1.0 if hour == "dusk" else 0.45), (0, 0, 0))
    neighbours({"volumes": [volume]}, len(name))
    street({"volumes": [volume]}, None, Paved(), set_of, grows, random)
    planters([(door - 0.98, -0.42), (door + 0.98, -0.42)], random, set_of, grows)
    share = width / len(front[1])
    for place, letter in enumerate(front[1]):
        if letter == "p":
            listings((place + 0.5) * share - width / 2, 3 * place, set_of, 0.3 if hour == "dusk" else 0.55)
    fascia(window, 2.94, set_of)
    fittings(door, 1 if door > x else -1, set_of, hour)
    sun(hour, azimuth)
    View((x, y, 1.62), heading, 28, 0.38).take()
    render(f"{folder}/office-{name}")


def lit(name, colour, strength):
    return material(name, lambda tree: node(tree, "ShaderNodeEmission", {"Color": colour, "Strength": strength}).outputs[0])


def listings(middle, first, set_of, strength):
    """Hangs two rows of homes behind a shop window: a photograph, its price and a line of text."""
    folder = f"{ROOT}/data/media/houses"
    homes = ("vakwerkhuis", "molenhuis", "villa-landelijk", "langgevelhoeve", "chalet-bosrand", "gite", "landhuis", "villa-modern")
    solid = Solid()
    for index in range(8):
        x, z = middle - 0.78 + 0.52 * (index % 4), 2.0 - 0.62 * (index // 4)
        solid.box((x, 0.3, z - 0.05), (0.44, 0.012, 0.5), set_of["paper"])
        for row, wide in ((0, 0.3), (1, 0.22)):
            solid.box((x - 0.18 + wide / 2, 0.292, z - 0.185 - 0.05 * row), (wide, 0.004, 0.018), set_of["dark"])
        solid.tube([(x - 0.2, 0.3, 2.6), (x - 0.2, 0.3, z + 0.2)], [0.003, 0.003], set_of["iron"], 4)
        solid.tube([(x + 0.2, 0.3, 2.6), (x + 0.2, 0.3, z + 0.2)], [0.003, 0.003], set_of["iron"], 4)
        photograph((x, 0.288, z + 0.03), (0.4, 0.3), f"{folder}/{homes[(first + index) % 8]}/voorgevel-400.webp", strength)
    solid.put("listings")


def photograph(at, size, path, strength):
    (x, y, z), (w, h) = at, (size[0] / 2, size[1] / 2)
    mesh = bpy.data.meshes.new("photograph")
    mesh.from_pydata([(x - w, y, z - h), (x + w, y, z - h), (x + w, y, z + h), (x - w, y, z + h)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for corner, spot in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[corner].uv = spot

    def build_(tree):
        seen = node(tree, "ShaderNodeTexImage", {0: node(tree, "ShaderNodeUVMap").outputs[0]})
        seen.image = bpy.data.images.load(path)
        return node(tree, "ShaderNodeEmission", {"Color": seen.outputs[0], "Strength": strength}).outputs[0]

    mesh.materials.append(material(f"photograph {path}", build_))
    put(mesh, (0, 0, 0))


def fascia(x, z, set_of):
    """Mounts a board with the agency's name over its window; its H is of boxes, which Blender cannot fill as a letter."""
    board, left, foot, size = Solid(), x - 0.99, z - 0.125, 0.4
    board.box((x, -0.05, z), (2.62, 0.05, 0.5), set_of["sign"])
    for low, high, start, end in H_PARTS:
        board.span((left + low * size, -0.091, foot + start * size), (left + high * size, -0.079, foot + end * size), set_of["cream"])
    board.put("fascia")
    curve = bpy.data.curves.new("name", "FONT")
    curve.body, curve.size, curve.extrude = NAME[1:], size, 0.006
    curve.font = bpy.data.fonts.load(FONT)
    curve.materials.append(set_of["cream"])
    thing = bpy.data.objects.new("name", curve)
    thing.location, thing.rotation_euler = (left + 0.7 * size, -0.085, foot), (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(thing)


def fittings(door, side, set_of, hour):
    """Places a lantern, a plate, a knob and a letter slot at the door, and the sign with the mark that hangs over the pavement."""
    solid = Solid()
    x = door + side * 0.86
    solid.tube([(x, 0, 2.42), (x, -0.2, 2.42)], [0.015, 0.015], set_of["iron"])
    solid.lathe([(0.03, 0.32), (0.12, 0.24), (0.1, 0.22)], set_of["iron"], 6, (x, -0.2, 2.1))
    solid.lathe([(0.05, 0), (0.09, 0.22)], set_of["warm"], 6, (x, -0.2, 2.1))
    solid.lathe([(0.06, -0.02), (0.06, 0)], set_of["iron"], 6, (x, -0.2, 2.1))
    solid.box((door - side * 0.86, -0.02, 1.5), (0.3, 0.03, 0.4), set_of["brass"])
    solid.box((door, 0.1, 1.02), (0.3, 0.05, 0.06), set_of["brass"])
    arm, high = door + side * 1.12, 3.95
    solid.tube([(arm, 0, high), (arm, -1.0, high)], [0.02, 0.02], set_of["iron"])
    solid.tube([(arm, 0, high - 0.45), (arm, -0.45, high)], [0.014, 0.014], set_of["iron"])
    solid.box((arm, -0.56, high - 0.44), (0.035, 0.84, 0.66), set_of["sign"])
    for way in (-1, 1):
        points = [Vector((arm + way * 0.024, -0.56 + way * (u - 31) * 0.0108, high - 0.44 - (v - 17) * 0.0108)) for u, v in MARK]
        solid.tube(points, [0.015] * len(points), set_of["cream"], 6)
    for y in (-0.25, -0.87):
        solid.tube([(arm, y, high), (arm, y, high - 0.12)], [0.006, 0.006], set_of["iron"], 5)
    solid.put("fittings")
    if hour == "dusk":
        bulb((x, -0.24, 2.2), 14)
        bulb((door + side * 2.8, -0.7, 3.5), 12)
