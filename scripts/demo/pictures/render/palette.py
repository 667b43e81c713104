"""The named materials of the pictures by season, in one table, so that all houses match."""

from materials import boards, brick, flaked, gravel, leaf, pieces, plain, ribbed, stone, water
from panes import glass, glow, lamplight

SCHIST = [(0.075, 0.073, 0.07), (0.13, 0.12, 0.106), (0.18, 0.162, 0.135), (0.12, 0.12, 0.12), (0.21, 0.178, 0.138), (0.15, 0.137, 0.122)]
LIMESTONE = [(0.11, 0.113, 0.114), (0.17, 0.172, 0.168), (0.225, 0.22, 0.205), (0.145, 0.15, 0.153), (0.26, 0.246, 0.216), (0.19, 0.188, 0.18)]
SANDSTONE = [(0.13, 0.108, 0.082), (0.19, 0.155, 0.112), (0.25, 0.198, 0.138), (0.165, 0.15, 0.13), (0.28, 0.215, 0.14), (0.2, 0.172, 0.138)]

WALLS = {
    "schist": lambda: stone("schist", SCHIST, wide=2.9, high=8.4),
    "limestone": lambda: stone("limestone", LIMESTONE, (0.18, 0.174, 0.16), 2.5, 6.2, 0.9),
    "sandstone": lambda: stone("sandstone", SANDSTONE, (0.21, 0.185, 0.15), 2.9, 7.2, 0.9),
    "brick": lambda: brick("brick", ((0.17, 0.07, 0.047), (0.11, 0.05, 0.036)), (0.2, 0.185, 0.16)),
    "yellowbrick": lambda: brick("yellowbrick", ((0.36, 0.25, 0.13), (0.28, 0.185, 0.095)), (0.34, 0.31, 0.26)),
    "brownbrick": lambda: brick("brownbrick", ((0.15, 0.088, 0.06), (0.095, 0.058, 0.043)), (0.17, 0.155, 0.135)),
    "palebrick": lambda: brick("palebrick", ((0.4, 0.36, 0.3), (0.32, 0.285, 0.235)), (0.4, 0.375, 0.33)),
    "flaked": lambda: flaked("flaked", (0.5, 0.46, 0.39), SCHIST),
    "white": lambda: plain("limewash", (0.6, 0.565, 0.5), 0.92, 0.1, 0.09, 1.2, 0, 0.25),
    "ochre": lambda: plain("ochre", (0.43, 0.325, 0.2), 0.92, 0.1, 0.1, 1.1, 0, 0.25),
    "rose": lambda: plain("rose", (0.5, 0.27, 0.2), 0.92, 0.1, 0.09, 1.1, 0, 0.25),
    "graphite": lambda: ribbed("graphite", (0.075, 0.088, 0.1)),
    "timber": lambda: boards("larch", ((0.2, 0.115, 0.06), (0.27, 0.165, 0.09), (0.33, 0.21, 0.12)), 0.15),
    "blacktimber": lambda: boards("charred", ((0.022, 0.02, 0.019), (0.035, 0.031, 0.028), (0.05, 0.044, 0.04)), 0.14, True),
    "concrete": lambda: plain("concrete", (0.34, 0.335, 0.32), 0.85, 0.2, 0.12, 0.7, 0, 0.2),
    "steel": lambda: ribbed("steel", (0.2, 0.235, 0.25)),
}

ROOFS = {
    "slate": [(0.028, 0.033, 0.042), (0.05, 0.057, 0.07), (0.075, 0.083, 0.095), (0.045, 0.048, 0.055)],
    "oldslate": [(0.05, 0.052, 0.052), (0.085, 0.086, 0.08), (0.06, 0.07, 0.05), (0.11, 0.105, 0.095)],
    "tile": [(0.2, 0.07, 0.035), (0.27, 0.1, 0.05), (0.15, 0.06, 0.035), (0.32, 0.14, 0.07)],
}

SEASONS = {
    "spring": {
        "leaf": [(0.05, 0.09, 0.018), (0.09, 0.14, 0.026), (0.13, 0.18, 0.035), (0.16, 0.19, 0.045)],
        "other": [(0.09, 0.13, 0.03), (0.16, 0.19, 0.05), (0.3, 0.29, 0.2), (0.42, 0.38, 0.34)],
        "grass": [(0.05, 0.095, 0.016), (0.08, 0.13, 0.022), (0.115, 0.155, 0.03), (0.16, 0.17, 0.045)],
        "meadow": ((0.05, 0.085, 0.018), (0.085, 0.125, 0.025), (0.12, 0.135, 0.035)),
        "flower": [(0.6, 0.55, 0.46), (0.62, 0.5, 0.16), (0.5, 0.3, 0.4)],
        "autumnal": 0.12,
    },
    "summer": {
        "leaf": [(0.025, 0.05, 0.012), (0.05, 0.085, 0.018), (0.085, 0.115, 0.022), (0.12, 0.13, 0.028)],
        "other": [(0.04, 0.065, 0.014), (0.08, 0.1, 0.022), (0.13, 0.13, 0.03), (0.16, 0.14, 0.035)],
        "grass": [(0.045, 0.08, 0.014), (0.075, 0.115, 0.02), (0.12, 0.145, 0.028), (0.18, 0.165, 0.05)],
        "meadow": ((0.045, 0.075, 0.018), (0.085, 0.112, 0.026), (0.145, 0.138, 0.042)),
        "flower": [(0.55, 0.5, 0.42), (0.5, 0.12, 0.14), (0.42, 0.26, 0.45)],
        "autumnal": 0.12,
    },
    "autumn": {
        "leaf": [(0.045, 0.06, 0.013), (0.09, 0.09, 0.02), (0.15, 0.115, 0.024), (0.18, 0.12, 0.026)],
        "other": [(0.09, 0.07, 0.014), (0.19, 0.11, 0.02), (0.29, 0.12, 0.022), (0.3, 0.085, 0.02)],
        "grass": [(0.05, 0.075, 0.015), (0.085, 0.105, 0.022), (0.135, 0.135, 0.032), (0.19, 0.165, 0.06)],
        "meadow": ((0.05, 0.07, 0.018), (0.09, 0.105, 0.028), (0.15, 0.132, 0.045)),
        "flower": [(0.5, 0.3, 0.12), (0.45, 0.12, 0.1), (0.55, 0.5, 0.42)],
        "autumnal": 0.5,
    },
}


def wall(name):
    return WALLS[name]()


def joinery(hexadecimal):
    """Returns painted wood of a hex colour."""
    part = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return plain(f"paint{hexadecimal}", tuple(p**2.2 * 0.62 for p in part), 0.5, 0.35, 0.06)


def roofing(name):
    return ribbed("standing-seam", (0.2, 0.21, 0.22), 0.5) if name == "zinc" else pieces(name, ROOFS[name], 0.5, 0.4)


def things():
    """Returns the materials that every house has."""
    return {
        "blue": plain("bluestone", (0.185, 0.19, 0.197), 0.75, 0.25, 0.22, 3),
        "reveal": plain("reveal", (0.27, 0.245, 0.21), 0.95, 0.1),
        "under": plain("underside", (0.05, 0.056, 0.068), 0.8, 0.1),
        "beam": plain("beam", (0.12, 0.078, 0.046), 0.75, 0.2, 0.35, 3.5),
        "frame": plain("frame", (0.06, 0.042, 0.03), 0.8, 0.15, 0.35, 3.5, 0, 0.4),
        "glass": glass(),
        "dark": plain("dark", (0.03, 0.027, 0.024), 0.9, 0.1),
        "room": plain("room", (0.3, 0.26, 0.21), 0.9, 0.1),
        "lit": lamplight("lit"),
        "warm": glow("warm", (1.0, 0.6, 0.32), 0.3),
        "glimmer": glow("glimmer", (1.0, 0.6, 0.32), 0.14),
        "curtain": plain("curtain", (0.56, 0.52, 0.45), 0.95, 0.05),
        "voile": plain("voile", (0.74, 0.72, 0.67), 0.95, 0.05),
        "veiled": lamplight("veiled", 0.42),
        "iron": plain("iron", (0.02, 0.02, 0.022), 0.45, 0.3),
        "zinc": plain("zinc", (0.19, 0.2, 0.21), 0.42, 0.45, 0.15, 4, 0.6),
        "clay": plain("clay", (0.3, 0.12, 0.065), 0.85),
        "wood": pieces("oak", [(0.17, 0.105, 0.055), (0.23, 0.15, 0.08), (0.28, 0.185, 0.105)], 0.6, 0.25, (3, 3, 14)),
        "gravel": gravel(),
        "paving": pieces("flags", [(0.17, 0.172, 0.175), (0.22, 0.22, 0.215), (0.27, 0.262, 0.25)], 0.8, 0.2),
        "white": plain("chalk", (0.7, 0.68, 0.62), 0.8, 0.1),
        "linen": plain("linen", (0.5, 0.46, 0.39), 0.95, 0.05),
        "rubber": plain("rubber", (0.018, 0.018, 0.018), 0.9, 0.1),
        "hazard": plain("hazard", (0.5, 0.3, 0.02), 0.7),
        "asphalt": plain("asphalt", (0.075, 0.075, 0.077), 0.92, 0.12, 0.09, 0.6, 0, 0.6),
        "water": water(),
    }


def growth(season):
    """Returns the plants of a season."""
    s = SEASONS[season]
    return {
        "bark": plain("bark", (0.085, 0.066, 0.048), 0.95, 0.1, 0.4, 5, 0, 0.8),
        "leaf": leaf("leaf", s["leaf"], 0.38),
        "other": leaf("other", s["other"], 0.4, (0.5, 0.32, 0.05)),
        "spruce": leaf("spruce", [(0.012, 0.03, 0.018), (0.02, 0.045, 0.024), (0.035, 0.06, 0.028)], 0.12, (0.1, 0.14, 0.03)),
        "grass": leaf("grass", s["grass"], 0.35, (0.3, 0.32, 0.04)),
        "hedge": leaf("hedge", [(0.026, 0.05, 0.013), (0.05, 0.08, 0.018), (0.085, 0.112, 0.025)], 0.3),
        "shade": plain("shade", (0.012, 0.018, 0.008), 1.0, 0.0),
        "flower": leaf("flower", s["flower"], 0.3, (0.5, 0.4, 0.3)),
    }
