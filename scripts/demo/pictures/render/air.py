"""The air between camera and objects: haze in every material, warmer towards the glow."""

from mathutils import Vector

import bpy
from nodes import calc, mix, node, split

AIR = {
    "reach": 900.0,
    "most": 0.9,
    "cool": (0.33, 0.42, 0.50),
    "warm": (1.0, 0.74, 0.52),
    "fall": 0.0,
    "clear": False,
    "share": 1.0,
}


def breathe(**settings):
    """Creates the air of a scene, before its first material: reach in metres, `fall` the height over which it thins, `clear` for indoors."""
    AIR.update({"reach": 900.0, "most": 0.9, "fall": 0.0, "clear": False, "share": 1.0}, **settings)


def glow_colour(tree, direction):
    """Returns the colour of distant air in a direction; `turn_glow` sets where it is warm."""
    dot = node(tree, "ShaderNodeVectorMath", {0: direction, 1: (0, 1, 0.2)}, operation="DOT_PRODUCT", name="glow")
    warmth = calc(tree, "POWER", calc(tree, "MAXIMUM", calc(tree, "MULTIPLY_ADD", dot.outputs["Value"], 0.5, 0.5), 0.0), 2.5)
    return mix(tree, warmth, AIR["cool"], AIR["warm"])


def turn_glow(direction):
    """Turns the warm side of the air towards a direction, in every node tree that has one."""
    towards = Vector(direction).normalized()
    for tree in [*bpy.data.node_groups, *(world.node_tree for world in bpy.data.worlds)]:
        for each in tree.nodes:
            if each.name.startswith("glow"):
                each.inputs[1].default_value = towards


def clear_to(reach):
    """Sets the visibility, in metres, in materials that exist already."""
    bpy.data.node_groups["Haze"].nodes["reach"].inputs[1].default_value = -1 / (reach * AIR["share"])


def haze():
    """Builds the node group that mixes a surface with the air before it, for what the camera sees directly."""
    found = bpy.data.node_groups.get("Haze")
    if found:
        return found
    group = bpy.data.node_groups.new("Haze", "ShaderNodeTree")
    group.inputs.new("NodeSocketShader", "Surface")
    group.outputs.new("NodeSocketShader", "Surface")
    into, out = group.nodes.new("NodeGroupInput"), group.nodes.new("NodeGroupOutput")
    geometry = node(group, "ShaderNodeNewGeometry")
    away = node(group, "ShaderNodeVectorMath", {0: geometry.outputs["Incoming"], 1: (-1, -1, -1)}, operation="MULTIPLY").outputs[0]
    distance = {0: node(group, "ShaderNodeCameraData").outputs["View Distance"], 1: -1 / (AIR["reach"] * AIR["share"])}
    depth = node(group, "ShaderNodeMath", distance, operation="MULTIPLY", name="reach").outputs[0]
    if AIR["fall"]:
        height = calc(group, "MAXIMUM", split(group, geometry.outputs["Position"])[2], 0.0)
        thin = calc(group, "EXPONENT", calc(group, "MULTIPLY", height, -1 / AIR["fall"]))
        depth = calc(group, "MULTIPLY", depth, calc(group, "MULTIPLY_ADD", thin, 0.9, 0.55))
    share = calc(group, "MULTIPLY", calc(group, "SUBTRACT", 1.0, calc(group, "EXPONENT", depth)), AIR["most"])
    seen = calc(group, "MULTIPLY", share, node(group, "ShaderNodeLightPath").outputs["Is Camera Ray"])
    veil = node(group, "ShaderNodeEmission", {"Color": glow_colour(group, away), "Strength": 1.0})
    mixed = node(group, "ShaderNodeMixShader", {0: seen, 1: into.outputs[0], 2: veil.outputs[0]})
    group.links.new(mixed.outputs[0], out.inputs[0])
    return group
