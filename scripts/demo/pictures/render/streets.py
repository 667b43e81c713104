"""Streets, squares and yards before a house: paving, kerbs, lamps, terraced neighbours."""

import math

from garden import hedges, planters, seat, yard
from houses import build
from materials import material
from nodes import bump, mix, node, noise, place, ramp, surface
from solid import Solid, put

NEIGHBOURS = (
    {"wall": "white", "roof": "slate", "joinery": "#5d7a68", "width": 7.6, "eaves": 6.2, "rise": 3.0, "front": ["ww", "wd"], "back": ["ww", "wd"]},
    {"wall": "schist", "roof": "slate", "joinery": "#e6dfd0", "width": 8.8, "eaves": 7.0, "rise": 3.4, "front": ["www", "wdw"], "back": ["w.w", "wdw"]},
    {"wall": "brick", "roof": "slate", "joinery": "#33413d", "width": 7.2, "eaves": 8.0, "rise": 3.0, "front": ["ww", "ww", "wd"], "back": ["ww", "w.", "wd"]},
    {"wall": "sandstone", "roof": "oldslate", "joinery": "#7a2e22", "width": 9.4, "eaves": 6.0, "rise": 3.6, "front": ["www", "wdb"], "back": ["w.w", "wdw"]},
)


def setts(name="setts", tones=((0.07, 0.07, 0.068), (0.125, 0.122, 0.116)), size=(0.17, 0.12)):
    """Lays small paving stones in rows, with sandy joints."""

    def build_(tree):
        laid = {"Vector": place(tree), "Color1": tones[0], "Color2": tones[1], "Mortar": (0.1, 0.092, 0.078), "Scale": 1.0, "Mortar Size": 0.012, "Brick Width": size[0], "Row Height": size[1], "Bias": 0.0, "Mortar Smooth": 0.6}
        stones = node(tree, "ShaderNodeTexBrick", laid)
        worn = noise(tree, place(tree), 0.7, 3)
        colour = mix(tree, 0.5, stones.outputs["Color"], ramp(tree, worn, [(0.3, 0.55), (0.7, 1.0)]), "MULTIPLY")
        return surface(tree, colour, 0.7, 0.3, bump(tree, stones.outputs["Fac"], -0.7, 0.02))

    return material(name, build_)


def neighbours(house, seed, lamps=0.0):
    """Builds houses on both sides of this one, in line with it; `lamps` as in houses.build."""
    main = house["volumes"][0]
    kinds = [kind for kind in NEIGHBOURS if kind["wall"] != main["wall"]]
    for side in {"left": (-1,), "right": (1,)}.get(house.get("setting", {}).get("neighbours"), (-1, 1)):
        edge = main["at"][0] + side * main["width"] / 2
        for step in range(3):
            kind = kinds[(seed + step + (1 if side > 0 else 0)) % len(kinds)]
            volume = {**kind, "at": [0, 0, 0], "depth": main["depth"] - 0.4 * step, "ridge": "along", "chimneys": [0.15 if side < 0 else 0.85]}
            mesh = build(f"neighbour{side}{step}{seed}", {"joinery": kind["joinery"], "volumes": [volume]}, lamps)
            put(mesh, (edge + side * kind["width"] / 2, 0.12 * ((step + seed) % 3), 0))
            edge += side * kind["width"]


def street(house, land, paved, set_of, grows, random):
    """Builds a village street: pavement, kerb, setts, lamps; flowers by the door."""
    solid = Solid()
    road, kerb = setts(), set_of["blue"]
    solid.face([(-70, -60, 0.02), (70, -60, 0.02), (70, -2.0, 0.02), (-70, -2.0, 0.02)], road)
    solid.put("street")
    edge = Solid()
    for stone in range(120):
        edge.span((-60 + stone, -2.12, 0.0), (-60 + stone + 0.985, -1.96, 0.125), kerb)
    edge.put("kerb", bevel=0.01)
    walk = Solid()
    for row in range(4):
        for flag in range(130):
            x = -52 + flag * 0.8 + (0.4 if row % 2 else 0)
            walk.span((x, -1.96 + row * 0.49, 0.0), (x + 0.788, -1.96 + row * 0.49 + 0.478, 0.12 + random.uniform(0, 0.004)), set_of["paving"])
    walk.put("walk")
    paved.areas.append((-70, -60, 70, 0))
    main = house["volumes"][0]
    left, right = main["at"][0] - main["width"] / 2, main["at"][0] + main["width"] / 2
    for x in (left - 4.5, right + 6.5):
        lamp((x, -1.6), set_of)


def square(house, land, paved, set_of, grows, random):
    """Builds a square of setts with benches and pots."""
    yard(land, paved, setts("square", ((0.1, 0.097, 0.09), (0.165, 0.158, 0.145)), (0.14, 0.14)), (-46, -48, 46, 0.0), 0.02)
    main = house["volumes"][0]
    left, right = main["at"][0] - main["width"] / 2, main["at"][0] + main["width"] / 2
    for x in (left - 3, right + 4):
        lamp((x, -4), set_of)
    if house.get("trade"):
        return
    seat((left + 2, -4.4, 0.02), 3.1416, set_of)
    seat((right - 2, -4.4, 0.02), 3.1416, set_of)
    planters([(x, -0.7) for x in (left + 0.6, right - 0.6, (left + right) / 2 - 1.5, (left + right) / 2 + 1.5)], random, set_of, grows)


def courtyard(house, land, paved, set_of, grows, random):
    """Builds a gravel yard for cars, with a hedge along its sides."""
    main = house["volumes"][0]
    left = min(v["at"][0] - v["width"] / 2 for v in house["volumes"])
    right = max(v["at"][0] + v["width"] / 2 for v in house["volumes"])
    cover = set_of[house["setting"].get("cover", "gravel")]
    yard(land, paved, cover, (left - 3, -15, right + 3, 0.0))
    middle = (left + right) / 2 + house["setting"].get("drive", 0)
    yard(land, paved, cover, (middle - 3, -60, middle + 3, -15), 0.028)
    hedges([(left - 3.6, -14, left - 3.6, 4), (right + 3.6, -14, right + 3.6, 4)], random, grows, 1.0)


def lamp(at, set_of):
    """Places a street lamp of cast iron; its panes shine where the scene has a `lantern`."""
    solid, (x, y) = Solid(), at
    solid.lathe([(0.12, 0), (0.12, 0.3), (0.05, 0.5), (0.04, 3.3), (0.09, 3.36), (0.09, 3.41), (0.0, 3.41)], set_of["iron"], 12, (*at, 0))
    solid.lathe([(0.085, 3.41), (0.165, 3.8)], set_of.get("lantern", set_of["glass"]), 6, (*at, 0))
    solid.lathe([(0.0, 3.79), (0.19, 3.79), (0.15, 3.86), (0.02, 4.0)], set_of["iron"], 6, (*at, 0))
    for side in range(6):
        u, v = math.cos(math.pi * side / 3), math.sin(math.pi * side / 3)
        solid.tube([(x + u * 0.09, y + v * 0.09, 3.41), (x + u * 0.172, y + v * 0.172, 3.8)], [0.012, 0.012], set_of["iron"], 4)
    solid.put("lamp")
