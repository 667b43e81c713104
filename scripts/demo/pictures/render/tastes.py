"""Interior styles: the shape of rooms, then walls, floors, wood, cloth. Colours are linear."""

from materials import boards, brick, leaf, material, pieces, plain, stone
from nodes import bump, calc, mix, node, noise, place, ramp, split, surface

OAK = [(0.2, 0.115, 0.055), (0.27, 0.165, 0.085), (0.33, 0.21, 0.115), (0.24, 0.14, 0.07)]
PALE = [(0.32, 0.235, 0.15), (0.38, 0.285, 0.19), (0.43, 0.33, 0.225), (0.35, 0.26, 0.17)]
WALNUT = [(0.11, 0.062, 0.036), (0.15, 0.088, 0.05), (0.19, 0.112, 0.065), (0.13, 0.074, 0.042)]
LARCH = [(0.27, 0.165, 0.085), (0.33, 0.205, 0.11), (0.38, 0.245, 0.135)]

# colours that vary within a shape: walls, wood, kitchen fronts, seats, accents, rug
SHAPES = {
    "rustic": {"floor": OAK, "wood": OAK, "top": "wood", "beams": True, "lining": None, "breast": "stone"},
    "modern": {"floor": PALE, "wood": PALE, "top": "stone", "beams": False, "lining": None, "breast": "plain"},
    "classic": {"floor": WALNUT, "wood": WALNUT, "top": "stone", "beams": False, "lining": "panels", "breast": "marble"},
    "chalet": {"floor": LARCH, "wood": LARCH, "top": "stone", "beams": True, "lining": "boards", "breast": "stone"},
}


def of_shape(shape, wall, front, cloth, chair, accent, rug, **more):
    """Returns a style: its shape, its six colours, and what differs from the shape (`plan`, `prints`, `high`, `island`, `weave`, `glaze` too)."""
    return {"shape": shape, **SHAPES[shape], "wall": wall, "front": front, "cloth": cloth, "chair": chair, "accent": accent, "rug": rug, **more}


# plans of living room, kitchen, bedroom and bathroom; interiors.py names them
ACROSS = {"woonkamer": "seats at back", "keuken": "sink at window", "slaapkamer": "bed on the right", "badkamer": "shower"}
FORMAL = {"woonkamer": "face to face", "keuken": "run on the right", "slaapkamer": "bed between windows", "badkamer": "bath at window"}
SNUG = {"woonkamer": "corner stove", "keuken": "run on the right", "slaapkamer": "bed on the right", "badkamer": "bath at window"}
OTHERS = ("dorp", "bos")

TASTES = {
    "hoeve": of_shape("rustic", (0.72, 0.67, 0.59), (0.16, 0.21, 0.165), (0.42, 0.375, 0.31), (0.05, 0.085, 0.065), (0.42, 0.13, 0.045), (0.48, 0.43, 0.35)),
    "villa": of_shape("modern", (0.76, 0.745, 0.71), (0.055, 0.075, 0.07), (0.17, 0.19, 0.2), (0.3, 0.17, 0.075), (0.5, 0.33, 0.12), (0.5, 0.48, 0.44)),
    "salon": of_shape("classic", (0.46, 0.5, 0.43), (0.62, 0.585, 0.5), (0.06, 0.1, 0.08), (0.46, 0.4, 0.32), (0.4, 0.2, 0.1), (0.11, 0.06, 0.048)),
    "huis": of_shape("classic", (0.66, 0.61, 0.52), (0.15, 0.2, 0.23), (0.48, 0.44, 0.37), (0.1, 0.15, 0.19), (0.36, 0.16, 0.07), (0.13, 0.15, 0.16), floor=OAK, wood=OAK),
    "kade": of_shape("classic", (0.16, 0.215, 0.175), (0.1, 0.062, 0.04), (0.3, 0.1, 0.06), (0.12, 0.06, 0.04), (0.26, 0.045, 0.035), (0.13, 0.08, 0.06), wood=WALNUT, floor=OAK),
    "ijs": of_shape("modern", (0.66, 0.72, 0.68), (0.42, 0.56, 0.52), (0.6, 0.55, 0.48), (0.55, 0.28, 0.26), (0.6, 0.3, 0.3), (0.5, 0.45, 0.4)),
    "bloem": of_shape("modern", (0.3, 0.37, 0.3), (0.1, 0.13, 0.11), (0.3, 0.32, 0.28), (0.2, 0.24, 0.2), (0.42, 0.2, 0.1), (0.4, 0.38, 0.33), slab=(0.2, 0.19, 0.175), wood=OAK),
    "licht": of_shape("modern", (0.74, 0.7, 0.63), (0.46, 0.41, 0.33), (0.46, 0.41, 0.33), (0.34, 0.125, 0.065), (0.4, 0.15, 0.07), (0.34, 0.31, 0.26), plan=ACROSS, prints=OTHERS, floor=OAK, wood=OAK, breast="lime", weave="checked", glaze=((0.5, 0.3, 0.21), (0.58, 0.37, 0.27))),
    "oever": of_shape("modern", (0.7, 0.72, 0.71), (0.6, 0.6, 0.57), (0.13, 0.2, 0.24), (0.42, 0.4, 0.36), (0.09, 0.19, 0.24), (0.4, 0.42, 0.42), plan={**FORMAL, "badkamer": "shower"}),
    "rivier": of_shape("modern", (0.75, 0.72, 0.68), (0.2, 0.24, 0.19), (0.4, 0.39, 0.36), (0.16, 0.2, 0.14), (0.3, 0.33, 0.2), (0.5, 0.46, 0.38), plan={**SNUG, "keuken": "sink at window", "slaapkamer": "bed between windows", "badkamer": "shower"}, island=False, prints=("rivier", "dorp"), weave="plain", glaze=((0.27, 0.34, 0.27), (0.34, 0.41, 0.33))),
    "zestig": of_shape("modern", (0.7, 0.66, 0.57), (0.15, 0.088, 0.05), (0.36, 0.2, 0.045), (0.07, 0.15, 0.15), (0.45, 0.22, 0.03), (0.3, 0.13, 0.06), plan={**SNUG, "woonkamer": "bench by fire", "slaapkamer": "bed under window"}, prints=("bos", "vallei"), floor=WALNUT, wood=WALNUT, breast="brick", weave="banded", glaze=((0.46, 0.31, 0.1), (0.54, 0.38, 0.14))),
    "rij": of_shape("rustic", (0.74, 0.73, 0.69), (0.1, 0.15, 0.2), (0.33, 0.34, 0.35), (0.4, 0.25, 0.08), (0.42, 0.25, 0.06), (0.2, 0.23, 0.26), plan={**SNUG, "badkamer": "shower"}, floor=PALE, wood=PALE, beams=False, breast="plain"),
    "stad": of_shape("classic", (0.58, 0.45, 0.39), (0.14, 0.17, 0.19), (0.4, 0.36, 0.31), (0.22, 0.07, 0.06), (0.28, 0.08, 0.06), (0.42, 0.35, 0.29), plan={**ACROSS, "badkamer": "bath at window"}, prints=OTHERS, floor=OAK, wood=OAK),
    "notaris": of_shape("classic", (0.29, 0.37, 0.43), (0.12, 0.17, 0.21), (0.42, 0.34, 0.24), (0.3, 0.2, 0.11), (0.36, 0.19, 0.07), (0.36, 0.3, 0.24), plan=FORMAL, prints=("vallei", "dorp")),
    "kuur": of_shape("classic", (0.7, 0.62, 0.47), (0.6, 0.57, 0.5), (0.2, 0.24, 0.22), (0.46, 0.24, 0.18), (0.44, 0.25, 0.2), (0.4, 0.33, 0.25), plan={"keuken": "sink at window", "slaapkamer": "bed between windows", "badkamer": "shower"}, prints=("rivier", "bos"), floor=PALE, high=2.8),
    "vakwerk": of_shape("rustic", (0.74, 0.71, 0.65), (0.46, 0.42, 0.34), (0.17, 0.2, 0.22), (0.38, 0.13, 0.06), (0.4, 0.16, 0.06), (0.36, 0.2, 0.13), plan={**ACROSS, "slaapkamer": "bed between windows"}, prints=OTHERS),
    "stal": of_shape("rustic", (0.76, 0.74, 0.7), (0.13, 0.19, 0.25), (0.5, 0.46, 0.39), (0.14, 0.19, 0.24), (0.12, 0.18, 0.25), (0.5, 0.47, 0.42), plan=SNUG, prints=("rivier", "bos"), floor=PALE, wood=PALE),
    "schuur": of_shape("rustic", (0.7, 0.63, 0.52), (0.26, 0.15, 0.08), (0.27, 0.15, 0.08), (0.4, 0.33, 0.24), (0.2, 0.23, 0.14), (0.34, 0.12, 0.08), plan={**FORMAL, "keuken": "sink at window", "badkamer": "shower"}, prints=("bos", "rivier"), floor=WALNUT),
    "bos": of_shape("chalet", (0.74, 0.71, 0.65), (0.2, 0.25, 0.2), (0.4, 0.37, 0.32), (0.12, 0.17, 0.12), (0.16, 0.24, 0.14), (0.42, 0.38, 0.31), plan={**SNUG, "badkamer": "shower"}, prints=("vallei", "bos"), lining=None, floor=PALE, wood=PALE),
    "chalet": of_shape("chalet", (0.7, 0.65, 0.56), (0.24, 0.145, 0.075), (0.24, 0.145, 0.085), (0.3, 0.27, 0.23), (0.36, 0.07, 0.045), (0.5, 0.465, 0.41)),
}


def stuff(name):
    """Returns the materials of a style."""
    chosen = TASTES[name]
    wood = pieces(f"{name}-wood", chosen["wood"], 0.5, 0.3, (3, 14, 14), 0.15)
    made = {
        "taste": chosen,
        "wall": plain(f"{name}-wall", chosen["wall"], 0.95, 0.08, 0.05, 1.2, 0, 0.2),
        "white": plain("white", (0.76, 0.74, 0.69), 0.6, 0.25, 0.03),
        "floor": pieces(f"{name}-floor", chosen["floor"], 0.42, 0.32, (1.2, 14, 14), 0.12),
        "wood": wood,
        "beam": plain("beam", tuple(part * 0.8 for part in chosen["wood"][1]), 0.75, 0.2, 0.4, 3.5, 0, 0.5),
        "lining": boards("lining", LARCH, 0.13) if chosen["lining"] == "boards" else None,
        "front": plain(f"{name}-front", chosen["front"], 0.5, 0.3, 0.05),
        "top": wood if chosen["top"] == "wood" else plain("worktop", (0.33, 0.33, 0.32) if chosen["shape"] != "classic" else (0.6, 0.58, 0.54), 0.3, 0.45, 0.2, 2.5),
        "cloth": cloth(f"{name}-cloth", chosen["cloth"]),
        "chair": cloth(f"{name}-chair", chosen["chair"]),
        "accent": cloth(f"{name}-accent", chosen["accent"]),
        "linen": cloth("linen", (0.62, 0.585, 0.52)),
        "bed": cloth("bed", (0.74, 0.72, 0.68)),
        "rug": rug(f"{name}-rug", chosen["rug"], chosen.get("weave", "striped")),
        "black": plain("black", (0.02, 0.02, 0.021), 0.45, 0.4, 0.2),
        "brass": plain("brass", (0.5, 0.34, 0.13), 0.3, 0.5, 0.1, 4, 0.9),
        "steel": plain("steel", (0.45, 0.45, 0.44), 0.3, 0.5, 0.1, 4, 0.9),
        "dark": plain("dark", (0.015, 0.014, 0.013), 0.95, 0.05),
        "china": plain("china", (0.72, 0.7, 0.66), 0.35, 0.4, 0.03),
        "clay": plain("clay", (0.34, 0.15, 0.085), 0.8),
        "green": leaf("houseplant", [(0.025, 0.06, 0.02), (0.05, 0.1, 0.03), (0.085, 0.14, 0.045)], 0.3, (0.2, 0.3, 0.05)),
        "sheer": leaf("sheer", [(0.7, 0.66, 0.58), (0.74, 0.7, 0.62)], 0.5, (0.8, 0.72, 0.6)),
        "shade": leaf("shade", [(0.8, 0.68, 0.5), (0.8, 0.68, 0.5)], 0.6, (1.0, 0.75, 0.45)),
        "blue": plain("bluestone", (0.2, 0.205, 0.21), 0.7, 0.3, 0.25, 3),
        "slab": plain(f"{name}-slab", chosen.get("slab", (0.36, 0.35, 0.33)), 0.5, 0.35, 0.2, 2.2),
        "bark": plain("bark", (0.12, 0.085, 0.055), 0.95, 0.1, 0.4, 5, 0, 0.8),
        "tiles": tiles("tiles", *chosen.get("glaze", ((0.6, 0.6, 0.55), (0.68, 0.66, 0.6)))),
    }
    made["breast"] = {
        "stone": lambda: stone("hearthstone", [(0.17, 0.158, 0.14), (0.26, 0.24, 0.2), (0.33, 0.3, 0.25), (0.22, 0.215, 0.205), (0.37, 0.32, 0.255)], (0.4, 0.37, 0.32), 3.1, 8.5),
        "plain": lambda: plain("breast", (0.2, 0.205, 0.2), 0.9, 0.1, 0.1, 1.5, 0, 0.3),
        "lime": lambda: plain("lime", (0.72, 0.68, 0.61), 0.95, 0.08, 0.12, 1.4, 0, 0.4),
        "brick": lambda: brick("hearthbrick", ((0.3, 0.13, 0.075), (0.2, 0.085, 0.05)), (0.36, 0.32, 0.27)),
        "marble": lambda: plain("marble", (0.66, 0.64, 0.6), 0.3, 0.4, 0.14, 1.8),
    }[chosen["breast"]]()
    return made


def cloth(name, colour):
    return plain(name, colour, 0.95, 0.08, 0.12, 18, 0, 0.6)


# how far apart the lines of a rug are, in metres, and where their tone begins and ends: shares of that
WEAVES = {"striped": (0.42, 0.03, 0.05), "checked": (0.3, 0.016, 0.03), "banded": (0.36, 0.17, 0.19)}


def rug(name, colour, weave):
    """Returns a woven rug: plain, with a few dark stripes, with broad bands, or checked."""

    def lines(tree, along):
        far, inner, outer = WEAVES[weave]
        return ramp(tree, node(tree, "ShaderNodeMath", {0: along, 1: far}, operation="PINGPONG").outputs[0], [(0.0, 1.0), (inner, 1.0), (outer, 0.0)])

    def build(tree):
        x, y, _ = split(tree, place(tree))
        stripe = 0.0 if weave == "plain" else lines(tree, x)
        if weave == "checked":
            stripe = calc(tree, "MAXIMUM", stripe, lines(tree, y))
        woven = noise(tree, place(tree), 110, 2)
        tone = mix(tree, stripe, colour, tuple(part * (0.55 if weave == "banded" else 0.3) for part in colour))
        return surface(tree, mix(tree, 0.4, tone, ramp(tree, woven, [(0.3, 0.5), (0.7, 1.0)]), "MULTIPLY"), 1.0, 0.05, bump(tree, woven, 0.8, 0.02))

    return material(name, build)


def tiles(name, dark, light):
    """Returns glazed wall tiles of 10 by 20 cm, in tones between two."""

    def build(tree):
        x, y, z = split(tree, place(tree))
        along = node(tree, "ShaderNodeMath", {0: x, 1: y}, operation="ADD").outputs[0]
        at = node(tree, "ShaderNodeCombineXYZ", {0: along, 1: z}).outputs[0]
        laid = node(tree, "ShaderNodeTexBrick", {"Vector": at, "Color1": dark, "Color2": light, "Mortar": (0.45, 0.43, 0.4), "Scale": 1.0, "Mortar Size": 0.003, "Brick Width": 0.2, "Row Height": 0.1})
        return surface(tree, laid.outputs["Color"], 0.2, 0.5, bump(tree, laid.outputs["Fac"], -0.3, 0.004))

    return material(name, build)
