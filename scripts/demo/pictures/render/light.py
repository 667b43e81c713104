"""The light of an hour: a physical sky for lighting, a painted sky for the background, and a low warm sun."""

import math

from mathutils import Vector

import bpy
from air import glow_colour, turn_glow
from nodes import calc, mix, node, noise, ramp, split

# elevation °, sun strength, sun colour, sky strength, exposure, share of windows with a lamp lit
HOURS = {
    "morning": (21, 6.6, (1.0, 0.78, 0.56), 0.115, 0.62, 0.0),
    "day": (33, 6.2, (1.0, 0.85, 0.68), 0.115, 0.5, 0.0),
    "afternoon": (25, 7.0, (1.0, 0.74, 0.48), 0.105, 0.6, 0.05),
    "evening": (15, 7.4, (1.0, 0.66, 0.38), 0.1, 0.72, 0.3),
    "dusk": (6, 0.9, (1.0, 0.6, 0.42), 0.2, 1.25, 0.75),
}


def direction(azimuth, elevation):
    """Returns the direction to a point of the sky; degrees, azimuth from +y clockwise."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sky(hour, horizon=(0.9, 0.74, 0.58), middle=(0.46, 0.55, 0.63), zenith=(0.17, 0.27, 0.39), cloud=0.5):
    """Creates the world of a scene at an hour."""
    elevation, _, _, strength, exposure, _ = HOURS[hour]
    scene = bpy.context.scene
    scene.view_settings.exposure = exposure
    world = bpy.data.worlds.new("sky")
    scene.world, world.use_nodes = world, True
    tree = world.node_tree
    tree.nodes.clear()
    real = node(tree, "ShaderNodeTexSky", sky_type="NISHITA", sun_disc=False, name="real", altitude=300, dust_density=2.0)
    real.sun_elevation = math.radians(max(elevation, 9))
    lights = node(tree, "ShaderNodeBackground", {0: real.outputs[0], 1: strength}).outputs[0]
    seen = node(tree, "ShaderNodeBackground", {0: painted(tree, horizon, middle, zenith, cloud), 1: 0.92}).outputs[0]
    path = node(tree, "ShaderNodeLightPath")
    looked = calc(tree, "MAXIMUM", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"])
    both = node(tree, "ShaderNodeMixShader", {0: looked, 1: lights, 2: seen})
    tree.links.new(both.outputs[0], tree.nodes.new("ShaderNodeOutputWorld").inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256


def painted(tree, horizon, middle, zenith, cloud):
    up = node(tree, "ShaderNodeTexCoord").outputs["Generated"]
    height = split(tree, up)[2]
    air = glow_colour(tree, up)
    colour = mix(tree, ramp(tree, height, [(0, 1.0), (0.17, 0.0)], "EASE"), ramp(tree, height, [(0, horizon), (0.13, middle), (0.52, zenith)]), air)
    drawn = node(tree, "ShaderNodeMapping", {"Vector": up, "Scale": (1.6, 1.6, 9.0)}).outputs[0]
    banks = ramp(tree, noise(tree, drawn, 1.5, 7, 0.58), [(0.47, 0.0), (0.72, 1.0)], "EASE")
    return mix(tree, calc(tree, "MULTIPLY", banks, cloud), colour, mix(tree, 0.5, air, (1.0, 0.87, 0.76)))


def sun(hour, azimuth, elevation=None):
    """Places the sun lamp for the hour at an azimuth, and turns sky and haze with it."""
    high, energy, colour, *_ = HOURS[hour]
    towards = direction(azimuth, elevation or high)
    lamp = bpy.data.objects.get("sun")
    if not lamp:
        lamp = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
        bpy.context.scene.collection.objects.link(lamp)
    lamp.data.energy, lamp.data.color, lamp.data.angle = energy, colour, math.radians(9 if hour == "dusk" else 1.4)
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    if bpy.context.scene.world and "real" in bpy.context.scene.world.node_tree.nodes:
        bpy.context.scene.world.node_tree.nodes["real"].sun_rotation = math.atan2(towards.x, towards.y)
    turn_glow((towards.x, towards.y, 0.25))
