"""Framed prints on the walls."""

import math

import bpy
from furniture import Group
from materials import material
from nodes import node, surface
from solid import Solid, put


def picture(centre, size, made, image, face="back"):
    """Places a framed print on the back wall (facing −y) or the right wall (facing −x)."""
    (x, y, z), (w, h) = centre, size
    group = Group((x, y), 0 if face == "back" else -math.pi / 2)
    solid = Solid()
    for a, b, wide, high in ((0, h / 2, w + 0.06, 0.03), (0, -h / 2, w + 0.06, 0.03), (-w / 2, 0, 0.03, h), (w / 2, 0, 0.03, h)):
        solid.box((a, -0.02, z + b), (wide, 0.04, high), made["beam"])
    solid.box((0, -0.008, z), (w, 0.01, h), made["linen"])
    group.take(solid.put("frame"))
    mesh = bpy.data.meshes.new("print")
    u, v = w * 0.4, h * 0.38
    mesh.from_pydata([(-u, -0.016, z - v), (u, -0.016, z - v), (u, -0.016, z + v), (-u, -0.016, z + v)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for corner, at in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[corner].uv = at
    mesh.materials.append(print_of(image))
    group.take(put(mesh, (0, 0, 0)))


def print_of(path):
    """Returns a rendered landscape as a matt print, or a plain tone if none exists yet."""
    def build(tree):
        try:
            image = bpy.data.images.load(path)
        except RuntimeError:
            return surface(tree, (0.2, 0.24, 0.2), 0.6, 0.2)
        seen = node(tree, "ShaderNodeTexImage", {0: node(tree, "ShaderNodeUVMap").outputs[0]})
        seen.image = image
        return surface(tree, seen.outputs[0], 0.6, 0.2)

    return material(f"print {path}", build)
