"""Building plots of new lots: in a new street, at the edge of a wood, at the edge of a village."""

from garden import hedges, path, trees, yard
from houses import build
from landmarks import tower
from materials import plain
from plants import conifer
from plots import farmhouses, flowers, stakes
from solid import Solid, put
from streets import lamp

# new houses: wall, upper wall, joinery, width, eaves, rise, front
NEW_HOUSES = (
    ("white", None, "#3d4548", 12.0, 5.4, 3.6, ["w.ww", "fdwg"]),
    ("schist", ("timber", 2.8), "#33393b", 11.0, 5.6, 0.0, ["wfw", "fdg"]),
    ("brick", None, "#e6dfd0", 12.4, 5.2, 3.4, ["ww.w", "wdfg"]),
)


def new_houses(land, spots):
    """Places houses of a few years old: the kind, its place and its turn."""
    for index, (kind, x, y, turn) in enumerate(spots):
        cladding, upper, paint, width, eaves, rise, front = NEW_HOUSES[kind]
        volume = {"at": [0, 0, 0], "width": width, "depth": 9.0, "eaves": eaves, "rise": rise, "wall": cladding, "ridge": "along", "roof": "slate", "front": front, "back": ["w.w", "fFw"], "left": ["w.w", "f.w"], "right": ["w.w", "w.f"]}
        if upper:
            volume["upper"] = {"wall": upper[0], "from": upper[1]}
        put(build(f"new{index}", {"joinery": paint, "volumes": [volume]}), (x, y, land.height(x, y) - 0.1), turn)


def lane(land, paved, set_of, kerbed):
    """Lays an asphalt lane before the plots, with a kerb and a pavement or without."""
    yard(land, paved, plain("asphalt", (0.092, 0.09, 0.086), 0.95, 0.1, 0.3, 2.5), (-90, -9.4, 90, -4.2), 0.03)
    if not kerbed:
        return
    edge = Solid()
    for stone in range(140):
        edge.span((-70 + stone, -4.2, 0.0), (-70 + stone + 0.985, -4.05, 0.14), set_of["blue"])
    edge.put("kerb", bevel=0.01)
    yard(land, paved, set_of["paving"], (-90, -4.05, 90, -2.5), 0.11)


def in_the_new_street(land, paved, set_of, grows, random, stock):
    """Furnishes the third lot of five along a new street; on the second and the fourth one lives already."""
    lane(land, paved, set_of, True)
    stakes([(-12, 0), (12, 0), (12, 21), (12, 42), (-12, 42), (-12, 21)], land, set_of)
    new_houses(land, [(0, -22, 9, 0.0), (2, 25, 10, 0.0), (1, 49, 9, 0.0)])
    for x in (-29, -1.5, 27):
        lamp((x, -3.2), set_of)
    hedges([(-13.4, 3, -13.4, 38), (13.4, 3, 13.4, 38)], random, grows, 0.9)
    farmhouses(land, [(-30, 84, 3.0), (-12, 92, 3.2), (20, 86, 3.1), (40, 94, 2.9), (4, 104, 3.3)], random)
    tower(-2, 128, land.height(-2, 128))
    trees([("fruit", -7, 52, 1.1), ("fruit", 3, 55, 1.2), ("fruit", 12, 51, 1.0), ("broad", -26, 44, 1.0), ("turning", 26, 48, 0.95), ("broad", 44, 50, 1.15), ("broad", -44, 56, 1.2)], stock, land, random)


def at_the_wood(land, paved, set_of, grows, random, stock):
    """Furnishes a plot that rises from a quiet lane to a row of larches, the wood behind it."""
    lane(land, paved, set_of, False)
    stakes([(-15, 0), (15, 0), (15, 23), (15, 46), (-15, 46), (-15, 23)], land, set_of)
    larch = {f"larch{i}": conifer(f"larch{i}", random, 15 + 1.5 * i, 2.5, 30, 11, 5, grows["bark"], grows["other"], 0.1, 0.8) for i in range(2)}
    row = [(f"larch{step % 2}", -24 + 4.1 * step + 0.9 * (step % 3), 49 + 1.3 * (step % 2), 0.88 + 0.08 * (step % 4)) for step in range(13)]
    behind = [("conifer" if step % 4 else "turning", -40 + 5.2 * step, 60 + 5 * (step % 3), 1.0 + 0.12 * (step % 3)) for step in range(17)]
    trees([*row, *behind, ("conifer", 21, 20, 0.9), ("conifer", 24, 31, 1.15), ("turning", 20, 38, 0.9), ("conifer", -22, 12, 0.8), ("turning", -21, 26, 1.0), ("conifer", -25, 34, 1.1)], {**stock, **larch}, land, random)
    flowers(land, random, grows, (-14, -3, 14, 20), 90)


def on_the_village_edge(land, paved, set_of, grows, random, stock):
    """Furnishes a wide plot for two houses, the neighbour's way along its east side, the village behind."""
    lane(land, paved, set_of, True)
    stakes([(-21, 0), (0, 0), (21, 0), (21, 22), (21, 44), (-21, 44), (-21, 22)], land, set_of)
    path(land, paved, set_of["gravel"], (19.2, -2.5), (20.4, 60), 1.25, -0.5)
    new_houses(land, [(2, -33, 10, 0.05)])
    farmhouses(land, [(22, 66, 3.1), (40, 30, -1.5), (42, 54, -1.4), (-24, 78, 3.2), (-4, 88, 3.0), (48, 92, 2.8), (-46, 70, 3.3)], random, "limestone")
    tower(12, 112, land.height(12, 112))
    hedges([(-23, 1, -23, 42), (23.6, 3, 23.6, 20)], random, grows, 1.1)
    trees([("fruit", -16, 52, 1.2), ("fruit", -9, 55, 1.1), ("fruit", -2, 52, 1.2), ("turning", 28, 40, 1.0), ("broad", -30, 48, 1.1), ("turning", 8, 62, 1.0), ("broad", 36, 74, 1.1)], stock, land, random)
