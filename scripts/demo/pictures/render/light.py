"""The light of an hour: a physical sky for lighting, a painted sky for the background, and a low warm sun."""

import math

from mathutils import Vector

import bpy
from air import AIR, glow_colour, turn_glow
from nodes import calc, mix, node, noise, ramp, split

# elevation °, sun strength, sun colour, sky strength, exposure, share of windows with a lamp lit
HOURS = {
    "morning": (21, 6.6, (1.0, 0.78, 0.56), 0.115, 0.62, 0.0),
    "day": (33, 6.2, (1.0, 0.85, 0.68), 0.115, 0.5, 0.0),
    "afternoon": (25, 7.0, (1.0, 0.74, 0.48), 0.105, 0.6, 0.05),
    "valley": (25, 7.0, (1.0, 0.74, 0.48), 0.105, 0.6, 0.05),
    "evening": (15, 7.4, (1.0, 0.66, 0.38), 0.1, 0.72, 0.3),
    "early": (19, 5.4, (1.0, 0.86, 0.7), 0.145, 0.54, 0.08),
    "noon": (42, 5.6, (1.0, 0.91, 0.78), 0.155, 0.5, 0.0),
    "mist": (13, 3.2, (1.0, 0.84, 0.66), 0.15, 0.55, 0.15),
    "overcast": (48, 1.7, (1.0, 0.95, 0.88), 0.19, 0.72, 0.2),
    "dusk": (5, 0.16, (1.0, 0.6, 0.5), 0.12, 1.4, 0.7),
}

# how wide the sun is, °; of the sky: horizon, middle, zenith, share of cloud, cloud's edges, stretch and colour
GOLDEN = (1.4, (0.9, 0.74, 0.58), (0.46, 0.55, 0.63), (0.17, 0.27, 0.39), 0.5, (0.47, 0.72), (1.6, 9.0), (1.0, 0.87, 0.76))
SKIES = {
    "valley": (1.4, (0.9, 0.76, 0.62), (0.5, 0.58, 0.65), (0.19, 0.29, 0.4), 0.45, (0.47, 0.72), (1.6, 9.0), (1.0, 0.87, 0.76)),
    "early": (1.6, (0.88, 0.85, 0.78), (0.56, 0.69, 0.79), (0.25, 0.41, 0.58), 0.4, (0.5, 0.72), (1.5, 9.0), (0.98, 0.94, 0.9)),
    "noon": (0.8, (0.74, 0.83, 0.9), (0.36, 0.53, 0.72), (0.13, 0.27, 0.47), 0.95, (0.49, 0.64), (1.7, 4.6), (1.0, 0.97, 0.93)),
    "mist": (9.0, (0.8, 0.79, 0.76), (0.62, 0.66, 0.69), (0.42, 0.51, 0.6), 0.15, (0.4, 0.8), (1.2, 6.0), (0.95, 0.9, 0.84)),
    "overcast": (20.0, (0.74, 0.75, 0.76), (0.46, 0.5, 0.55), (0.3, 0.35, 0.41), 0.9, (0.38, 0.68), (1.3, 6.0), (0.9, 0.9, 0.89)),
    "dusk": (9.0, (0.62, 0.42, 0.36), (0.17, 0.24, 0.4), (0.035, 0.075, 0.19), 0.35, (0.45, 0.75), (1.4, 11.0), (0.5, 0.3, 0.32)),
}

# distant air: cool side, side of the sun, most, share of the scene's reach
AIRS = {
    "early": ((0.52, 0.62, 0.7), (0.95, 0.86, 0.74), 0.93, 0.6),
    "noon": ((0.42, 0.56, 0.7), (0.66, 0.75, 0.82), 0.8, 1.9),
    "mist": ((0.6, 0.64, 0.67), (0.98, 0.86, 0.7), 0.97, 0.3),
    "overcast": ((0.52, 0.56, 0.6), (0.62, 0.64, 0.66), 0.9, 0.9),
    "dusk": ((0.1, 0.15, 0.26), (0.6, 0.36, 0.29), 0.85, 1.0),
}


def direction(azimuth, elevation):
    """Returns the direction to a point of the sky; degrees, azimuth from +y clockwise."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sky(hour):
    """Creates the world of a scene at an hour, and the colour of its air; before the first material."""
    elevation, _, _, strength, exposure, _ = HOURS[hour]
    if hour in AIRS:
        AIR["cool"], AIR["warm"], AIR["most"], AIR["share"] = AIRS[hour]
    scene = bpy.context.scene
    scene.view_settings.exposure = exposure
    world = bpy.data.worlds.new("sky")
    scene.world, world.use_nodes = world, True
    tree = world.node_tree
    tree.nodes.clear()
    real = node(tree, "ShaderNodeTexSky", sky_type="NISHITA", sun_disc=False, name="real", altitude=300, dust_density=2.0)
    real.sun_elevation = math.radians(max(elevation, 9))
    colour = mix(tree, 0.85, real.outputs[0], (4.6, 4.8, 5.0)) if hour in ("overcast", "mist") else real.outputs[0]
    lights = node(tree, "ShaderNodeBackground", {0: colour, 1: strength}).outputs[0]
    seen = node(tree, "ShaderNodeBackground", {0: painted(tree, *SKIES.get(hour, GOLDEN)[1:]), 1: 0.92}).outputs[0]
    path = node(tree, "ShaderNodeLightPath")
    looked = calc(tree, "MAXIMUM", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"])
    both = node(tree, "ShaderNodeMixShader", {0: looked, 1: lights, 2: seen})
    tree.links.new(both.outputs[0], tree.nodes.new("ShaderNodeOutputWorld").inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256


def painted(tree, horizon, middle, zenith, cloud, edges, stretch, white):
    up = node(tree, "ShaderNodeTexCoord").outputs["Generated"]
    height = split(tree, up)[2]
    air = glow_colour(tree, up)
    colour = mix(tree, ramp(tree, height, [(0, 1.0), (0.17, 0.0)], "EASE"), ramp(tree, height, [(0, horizon), (0.13, middle), (0.52, zenith)]), air)
    drawn = node(tree, "ShaderNodeMapping", {"Vector": up, "Scale": (stretch[0], stretch[0], stretch[1])}).outputs[0]
    banks = ramp(tree, noise(tree, drawn, 1.5, 7, 0.58), [(edges[0], 0.0), (edges[1], 1.0)], "EASE")
    return mix(tree, calc(tree, "MULTIPLY", banks, cloud), colour, mix(tree, 0.5 if white == GOLDEN[-1] else 0.85, air, white))


def sun(hour, azimuth, elevation=None):
    """Places the sun lamp for the hour at an azimuth, and turns sky and haze with it."""
    high, energy, colour, *_ = HOURS[hour]
    towards = direction(azimuth, elevation or high)
    lamp = bpy.data.objects.get("sun")
    if not lamp:
        lamp = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
        bpy.context.scene.collection.objects.link(lamp)
    lamp.data.energy, lamp.data.color, lamp.data.angle = energy, colour, math.radians(SKIES.get(hour, GOLDEN)[0])
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    if bpy.context.scene.world and "real" in bpy.context.scene.world.node_tree.nodes:
        bpy.context.scene.world.node_tree.nodes["real"].sun_rotation = math.atan2(towards.x, towards.y)
    turn_glow((towards.x, towards.y, 0.25))
