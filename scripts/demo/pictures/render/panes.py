"""What a window shows: glass, and the light of a room."""

from materials import material
from nodes import calc, mix, node, noise, place, ramp, spread


def glow(name, colour, strength):
    return material(name, lambda tree: node(tree, "ShaderNodeEmission", {"Color": colour, "Strength": strength}).outputs[0])


def lamplight(name, strength=0.62):
    """Returns the light of a room at night: each window in its own tone, brighter where its lamp is."""

    def build(tree):
        own = node(tree, "ShaderNodeNewGeometry").outputs["Random Per Island"]
        tone = spread(tree, own, [(0.62, 0.25, 0.07), (0.95, 0.46, 0.16), (0.4, 0.15, 0.045), (0.9, 0.52, 0.24)])
        pools = ramp(tree, noise(tree, place(tree), 0.9, 2), [(0.3, 0.35), (0.65, 1.0)])
        return node(tree, "ShaderNodeEmission", {"Color": mix(tree, 1.0, tone, pools, "MULTIPLY"), "Strength": strength}).outputs[0]

    return material(name, build)


def glass(name="glass", tint=(0.75, 0.8, 0.8)):
    """Returns a pane: it reflects by angle and transmits the rest straight."""

    def build(tree):
        mirror = calc(tree, "ADD", node(tree, "ShaderNodeFresnel", {"IOR": 1.6}).outputs[0], 0.07)
        through = node(tree, "ShaderNodeBsdfTransparent", {"Color": tint}).outputs[0]
        shine = node(tree, "ShaderNodeBsdfGlossy", {"Roughness": 0.02}).outputs[0]
        return node(tree, "ShaderNodeMixShader", {0: mirror, 1: through, 2: shine}).outputs[0]

    return material(name, build)
