"""Materials. Each includes the haze; colours are linear, 0–1."""

import bpy
from air import AIR, haze
from nodes import bump, calc, mix, node, noise, place, ramp, split, spread, surface


def material(name, build):
    """Returns a material by name, made once: `build` receives the node tree and returns its shader."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    shader = build(tree)
    if not AIR["clear"]:
        veiled = node(tree, "ShaderNodeGroup", node_tree=haze())
        tree.links.new(shader, veiled.inputs[0])
        shader = veiled.outputs[0]
    tree.links.new(shader, node(tree, "ShaderNodeOutputMaterial").inputs[0])
    return made


def plain(name, colour, rough=0.75, specular=0.25, vary=0.15, scale=5.0, metal=0.0, tooth=0.1):
    """Returns one colour with slight variation and a fine texture."""

    def build(tree):
        cloud = noise(tree, place(tree), scale, 4)
        tones = [tuple(min(1, part * (1 + way * vary)) for part in colour) for way in (-1, 1)]
        return surface(tree, mix(tree, cloud, *tones), rough, specular, bump(tree, cloud, tooth, 0.01), Metallic=metal)

    return material(name, build)


def stone(name, palette, mortar=(0.2, 0.185, 0.165), wide=2.3, high=6.5, depth=0.9):
    """Returns rubble in courses: cells of a stretched Voronoi pattern in six stones, with sunken joints."""

    def build(tree):
        here = place(tree)
        stir = node(tree, "ShaderNodeTexNoise", {"Vector": here, "Scale": 2.2, "Detail": 2}).outputs["Color"]
        stir = node(tree, "ShaderNodeVectorMath", {0: stir, 1: (-0.5, -0.5, -0.5)}, operation="ADD").outputs[0]
        stir = node(tree, "ShaderNodeVectorMath", {0: stir, "Scale": 0.55}, operation="SCALE").outputs[0]
        cells = node(tree, "ShaderNodeVectorMath", {0: place(tree, (wide, wide, high)), 1: stir}, operation="ADD").outputs[0]
        voronoi = {"Vector": cells, "Scale": 1.0, "Randomness": 0.85}
        edge = node(tree, "ShaderNodeTexVoronoi", voronoi, feature="DISTANCE_TO_EDGE").outputs[0]
        cell = split(tree, node(tree, "ShaderNodeTexVoronoi", voronoi, feature="F1").outputs["Color"])
        fine, large = noise(tree, here, 14, 4, 0.65), noise(tree, here, 0.5, 2)
        colour = mix(tree, 0.55, spread(tree, cell[0], palette), ramp(tree, fine, [(0.3, 0.38), (0.7, 1.0)]), "MULTIPLY")
        colour = mix(tree, 0.5, colour, ramp(tree, large, [(0.3, 0.62), (0.7, 1.0)]), "MULTIPLY")
        colour = mix(tree, ramp(tree, edge, [(0.02, 0.0), (0.075, 1.0)]), mortar, colour)
        domed = calc(tree, "MULTIPLY", ramp(tree, edge, [(0.0, 0.0), (0.16, 1.0)]), calc(tree, "MULTIPLY_ADD", cell[1], 0.5, 0.6))
        return surface(tree, colour, 0.9, 0.15, bump(tree, calc(tree, "MULTIPLY_ADD", fine, 0.35, domed), depth, 0.06))

    return material(name, build)


def flaked(name, plaster, palette):
    """Returns old plaster, stained by rain and fallen off the stones in places."""

    def build(tree):
        here = place(tree)
        voronoi = {"Vector": place(tree, (2.9, 2.9, 8.0)), "Scale": 1.0, "Randomness": 0.85}
        edge = node(tree, "ShaderNodeTexVoronoi", voronoi, feature="DISTANCE_TO_EDGE").outputs[0]
        stones = spread(tree, split(tree, node(tree, "ShaderNodeTexVoronoi", voronoi, feature="F1").outputs["Color"])[0], palette)
        stones = mix(tree, ramp(tree, edge, [(0.02, 0.0), (0.07, 1.0)]), (0.17, 0.155, 0.13), stones)
        stains = noise(tree, place(tree, (2.2, 2.2, 0.35)), 1.2, 5, 0.65)
        coat = mix(tree, ramp(tree, stains, [(0.35, 0.0), (0.7, 1.0)]), tuple(part * 0.42 for part in plaster), plaster)
        fallen = ramp(tree, noise(tree, here, 0.55, 6, 0.62), [(0.51, 0.0), (0.54, 1.0)])
        colour = mix(tree, fallen, coat, stones)
        return surface(tree, colour, 0.95, 0.1, bump(tree, calc(tree, "SUBTRACT", 1.0, fallen), 0.9, 0.05))

    return material(name, build)


def along_wall(tree):
    """Returns coordinates along a wall in x or y, and up, in metres; bricks and boards are laid by them."""
    x, y, z = split(tree, place(tree))
    return node(tree, "ShaderNodeCombineXYZ", {0: calc(tree, "ADD", x, y), 1: z}).outputs[0]


def brick(name, tones, mortar=(0.42, 0.39, 0.34)):
    def build(tree):
        laid = {"Vector": along_wall(tree), "Color1": tones[0], "Color2": tones[1], "Mortar": mortar, "Scale": 1.0, "Mortar Size": 0.007, "Brick Width": 0.215, "Row Height": 0.072, "Bias": 0.0}
        bricks = node(tree, "ShaderNodeTexBrick", laid)
        here = place(tree)
        colour = mix(tree, 0.45, bricks.outputs["Color"], ramp(tree, noise(tree, here, 3.0, 4, 0.65), [(0.3, 0.5), (0.7, 1.0)]), "MULTIPLY")
        colour = mix(tree, 0.4, colour, ramp(tree, noise(tree, here, 0.5, 2), [(0.3, 0.6), (0.7, 1.0)]), "MULTIPLY")
        return surface(tree, colour, 0.9, 0.15, bump(tree, calc(tree, "SUBTRACT", 1.0, bricks.outputs["Fac"]), 0.6, 0.012))

    return material(name, build)


def boards(name, tones, pitch=0.16, upright=False, rough=0.75, gap=0.08):
    """Returns boards of one width, each with its own tone and grain."""

    def build(tree):
        x, z, _ = split(tree, along_wall(tree))
        across, along = (x, z) if upright else (z, x)
        count = calc(tree, "DIVIDE", across, pitch)
        tone = node(tree, "ShaderNodeTexWhiteNoise", {"W": calc(tree, "FLOOR", count)}, noise_dimensions="1D").outputs["Value"]
        within = calc(tree, "FRACT", count)
        stretched = node(tree, "ShaderNodeCombineXYZ", {0: calc(tree, "MULTIPLY", along, 1.2), 1: calc(tree, "MULTIPLY", across, 26), 2: calc(tree, "MULTIPLY", tone, 40)}).outputs[0]
        grain = noise(tree, stretched, 1.0, 4, 0.65)
        colour = mix(tree, 0.6, spread(tree, tone, tones), ramp(tree, grain, [(0.3, 0.5), (0.7, 1.0)]), "MULTIPLY")
        joint = ramp(tree, within, [(0.0, 0.0), (gap, 1.0)])
        colour = mix(tree, joint, tuple(part * 0.25 for part in tones[0]), colour)
        return surface(tree, colour, rough, 0.2, bump(tree, calc(tree, "MULTIPLY_ADD", grain, 0.2, joint), 0.6, 0.015))

    return material(name, build)


def ribbed(name, colour, pitch=0.25, metal=0.55, rough=0.45):
    """Returns profiled sheet with upright ribs."""

    def build(tree):
        x = split(tree, along_wall(tree))[0]
        rib = calc(tree, "PINGPONG", x, pitch / 2)
        dirt = noise(tree, place(tree), 1.1, 3)
        tone = mix(tree, dirt, tuple(part * 0.8 for part in colour), colour)
        return surface(tree, tone, rough, 0.4, bump(tree, ramp(tree, calc(tree, "DIVIDE", rib, pitch / 2), [(0.3, 0.0), (0.45, 1.0)]), 0.8, 0.03), Metallic=metal)

    return material(name, build)


def pieces(name, palette, rough=0.5, specular=0.35, grain=None, tooth=0.2):
    """Returns slates, planks or pavers: each loose piece of the mesh with its own tone."""

    def build(tree):
        tone = spread(tree, node(tree, "ShaderNodeNewGeometry").outputs["Random Per Island"], palette)
        if grain:
            fibre = noise(tree, place(tree, grain), 1.0, 5, 0.68)
            tone = mix(tree, 0.75, tone, ramp(tree, fibre, [(0.3, 0.48), (0.65, 1.05)]), "MULTIPLY")
        else:
            fibre = noise(tree, place(tree), 0.9, 3)
            tone = mix(tree, 0.4, tone, ramp(tree, fibre, [(0.3, 0.45), (0.7, 1.0)]), "MULTIPLY")
        return surface(tree, tone, rough, specular, bump(tree, fibre, tooth, 0.02))

    return material(name, build)


def leaf(name, palette, through=0.35, backlit=(0.35, 0.32, 0.04)):
    """Returns leaves and blades that vary by piece and plant and let some light through."""

    def build(tree):
        own = node(tree, "ShaderNodeNewGeometry").outputs["Random Per Island"]
        plant = node(tree, "ShaderNodeObjectInfo").outputs["Random"]
        tone = spread(tree, calc(tree, "MULTIPLY", calc(tree, "ADD", own, plant), 0.5), palette)
        front = node(tree, "ShaderNodeBsdfDiffuse", {"Color": tone}).outputs[0]
        back = node(tree, "ShaderNodeBsdfTranslucent", {"Color": mix(tree, 0.6, tone, backlit)}).outputs[0]
        return node(tree, "ShaderNodeMixShader", {0: through, 1: front, 2: back}).outputs[0]

    return material(name, build)


def gravel(name="gravel", tones=((0.13, 0.12, 0.105), (0.24, 0.22, 0.19), (0.36, 0.33, 0.285)), scale=26.0):
    def build(tree):
        here = place(tree)
        pebbles = node(tree, "ShaderNodeTexVoronoi", {"Vector": here, "Scale": scale})
        tone = spread(tree, split(tree, pebbles.outputs["Color"])[0], tones)
        tone = mix(tree, 0.5, tone, ramp(tree, noise(tree, here, 0.8, 3), [(0.3, 0.5), (0.7, 1.0)]), "MULTIPLY")
        return surface(tree, tone, 0.95, 0.1, bump(tree, calc(tree, "SUBTRACT", 1.0, pebbles.outputs["Distance"]), 0.8, 0.03))

    return material(name, build)


def water(name="water", ripple=0.25):
    def build(tree):
        waves = noise(tree, place(tree, (1, 0.35, 1)), 0.9, 3)
        return surface(tree, (0.02, 0.03, 0.03), 0.06, 0.6, bump(tree, waves, ripple, 0.15))

    return material(name, build)
