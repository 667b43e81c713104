"""Short helpers for shader nodes: nodes by type and inputs, arithmetic, ramps, mixtures, coordinates."""

import bpy


def node(tree, kind, inputs=None, **properties):
    """Adds a node. The value of an input is a number, a colour of three, or a socket to link."""
    made = tree.nodes.new(kind)
    for name, value in properties.items():
        setattr(made, name, value)
    for key, value in (inputs or {}).items():
        socket = made.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value
    return made


def calc(tree, operation, a, b=0.0, c=0.0):
    """Adds one arithmetic step; `operation` as the Math node names it."""
    return node(tree, "ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation).outputs[0]


def ramp(tree, factor, stops, ease="LINEAR"):
    """Adds a ramp from a factor to a colour or grey; stops are (position 0–1, colour or number)."""
    made = tree.nodes.new("ShaderNodeValToRGB")
    made.color_ramp.interpolation = ease
    while len(made.color_ramp.elements) < len(stops):
        made.color_ramp.elements.new(0.5)
    for element, (place, colour) in zip(made.color_ramp.elements, stops):
        element.position = place
        element.color = (*colour, 1) if isinstance(colour, (tuple, list)) else (colour,) * 3 + (1,)
    tree.links.new(factor, made.inputs[0])
    return made.outputs[0]


def spread(tree, factor, colours):
    """Adds a ramp with its colours at equal distances."""
    last = max(1, len(colours) - 1)
    return ramp(tree, factor, [(index / last, colour) for index, colour in enumerate(colours)])


def mix(tree, factor, a, b, mode="MIX"):
    return node(tree, "ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=mode).outputs[0]


def place(tree, scale=(1, 1, 1)):
    """Adds the position of the shaded point on the object, in metres times `scale`."""
    here = node(tree, "ShaderNodeTexCoord").outputs["Object"]
    return node(tree, "ShaderNodeMapping", {"Vector": here, "Scale": scale}).outputs[0]


def noise(tree, vector, scale, detail=3, rough=0.55):
    inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": rough}
    return node(tree, "ShaderNodeTexNoise", inputs).outputs[0]


def bump(tree, height, strength=0.5, distance=0.03):
    inputs = {"Height": height, "Strength": strength, "Distance": distance}
    return node(tree, "ShaderNodeBump", inputs).outputs[0]


def split(tree, vector):
    """Splits a vector or colour into its three parts."""
    return node(tree, "ShaderNodeSeparateXYZ", {0: vector}).outputs


def surface(tree, colour, rough=0.8, specular=0.25, normal=None, **more):
    inputs = {"Base Color": colour, "Roughness": rough, "Specular": specular, **more}
    if normal is not None:
        inputs["Normal"] = normal
    return node(tree, "ShaderNodeBsdfPrincipled", inputs).outputs[0]
