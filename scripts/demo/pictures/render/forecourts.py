"""What stands before a business: its board and awning, tables on a terrace, marked places for cars."""

import math
import random as chance

import bpy
from garden import parasol, planters
from palette import joinery
from solid import Solid, put
from walls import openings

# openings that a board hangs over
SHOWN = ("shop", "arch", "archdoor", "door")


def forecourt(house, set_of, grows, random):
    """Furnishes the front of a business by its row in houses.json."""
    trade = house["trade"]
    left, right, top = span(house)
    if "board" in trade:
        board((left - 0.25, right + 0.25), top + trade.get("above", 0.42), trade, set_of)
    if "awning" in trade:
        for hole in shown(house, ("shop",)):
            awning(hole, top + 0.12, [joinery(colour) for colour in trade["awning"]], set_of)
    if "tables" in trade:
        tables((left - 0.6, right + 0.6), trade, set_of, grows, random)
    if "places" in trade:
        places((left + right) / 2, trade["places"], set_of)


def shown(house, kinds=SHOWN):
    """Returns the openings of the ground floor at the front, from left to right, along the wall's foot."""
    main = house["volumes"][0]
    start = main["at"][0] - main["width"] / 2
    holes = openings(main["front"], main["width"], main["eaves"], chance.Random(1), 0)
    return [hole._replace(x=hole.x + start) for hole in holes if hole.kind in kinds and hole.z < 0.6]


def span(house):
    """Returns where the openings of the ground floor begin and end, and the height of their heads."""
    holes = shown(house)
    return min(hole.x for hole in holes), max(hole.x + hole.width for hole in holes), max(hole.z + hole.height for hole in holes)


def board(ends, z, trade, set_of):
    """Mounts a painted board with a moulding, and the name of the trade in relief."""
    solid, (left, right), high = Solid(), ends, trade.get("high", 0.52)
    wide, middle = right - left, (left + right) / 2
    solid.box((middle, -0.06, z), (wide, 0.1, high), joinery(trade["board"]))
    solid.box((middle, -0.1, z + high / 2 + 0.03), (wide + 0.1, 0.2, 0.07), joinery(trade["board"]))
    solid.box((middle, -0.08, z - high / 2 - 0.015), (wide + 0.04, 0.14, 0.04), joinery(trade["board"]))
    solid.put("board", bevel=0.006)
    if "name" not in trade:
        return
    curve = bpy.data.curves.new("name", "FONT")
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y = trade["name"], high * 0.8, 0.008, "CENTER", "CENTER"
    curve.space_character = 1.3
    curve.materials.append(joinery(trade.get("letters", "#f2ead8")))
    thing = bpy.data.objects.new("name", curve)
    thing.location, thing.rotation_euler = (middle, -0.125, z), (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(thing)


def awning(hole, z, colours, set_of, out=1.5, drop=0.55):
    """Hangs a striped canvas over a shop window, on its arms, with a valance."""
    solid, count = Solid(), max(5, round((hole.width + 0.4) / 0.26) | 1)
    left, wide = hole.x - 0.2, hole.width + 0.4
    for stripe in range(count):
        a, b = (left + wide * (stripe + step) / count for step in (0, 1))
        tone = colours[stripe % len(colours)]
        solid.face([(a, -0.02, z), (b, -0.02, z), (b, -out, z - drop), (a, -out, z - drop)], tone)
        solid.face([(a, -out, z - drop), (b, -out, z - drop), (b, -out - 0.01, z - drop - 0.22), (a, -out - 0.01, z - drop - 0.22)], tone)
    solid.tube([(left, -out, z - drop), (left + wide, -out, z - drop)], [0.03, 0.03], set_of["white"], 8)
    for x in (left + 0.05, left + wide - 0.05):
        solid.tube([(x, -0.02, z - drop - 0.35), (x, -out + 0.03, z - drop - 0.02)], [0.018, 0.018], set_of["iron"], 6)
    solid.put("awning")


def bistro(set_of, paint):
    """Returns a round table on an iron foot with two folding chairs."""
    solid = Solid()
    solid.lathe([(0.2, 0), (0.2, 0.02), (0.03, 0.05), (0.025, 0.7), (0.34, 0.71), (0.35, 0.74), (0, 0.745)], set_of["iron"], 20)
    solid.lathe([(0.0, 0.745), (0.33, 0.746), (0.34, 0.75), (0, 0.756)], set_of["wood"], 24)
    solid.lathe([(0.035, 0.755), (0.04, 0.8), (0.03, 0.84), (0, 0.84)], set_of["clay"], 12, (0.08, 0.04, 0))
    for side in (-1, 1):
        x = side * 0.66
        for slat in range(4):
            solid.box((x, -0.15 + 0.1 * slat, 0.45), (0.4, 0.085, 0.02), paint)
        for slat in range(3):
            solid.box((x + side * 0.22, 0, 0.6 + 0.11 * slat), (0.02, 0.4, 0.08), paint)
        for y in (-0.18, 0.18):
            solid.tube([(x + side * 0.26, y, 0), (x - side * 0.14, y, 0.46)], [0.013, 0.013], set_of["iron"], 6)
            solid.tube([(x - side * 0.16, y, 0), (x + side * 0.16, y, 0.46), (x + side * 0.23, y, 0.9)], [0.013] * 3, set_of["iron"], 6)
    return solid.mesh("bistro")


def tables(ends, trade, set_of, grows, random):
    """Sets two rows of tables, under parasols where no awning gives shade, before the front, between pots, with a way to the door."""
    (left, right), paint = ends, joinery(trade["tables"])
    mesh, canvas = bistro(set_of, paint), {**set_of, "linen": joinery("#efe6d2")}
    middle, count = (left + right) / 2, max(2, round((right - left) / 2.1))
    for row, y in enumerate((-3.0, -5.1)):
        for place in range(count):
            x = left + (place + 0.5) * (right - left) / count
            if row == 0 and abs(x - middle) < 0.9:
                continue
            put(mesh, (x + random.uniform(-0.12, 0.12), y + random.uniform(-0.15, 0.15), 0.02), random.uniform(-0.5, 0.5))
            if row == 1 and place in (0, count - 1) and "awning" not in trade:
                parasol((x + 0.15, y + 0.75, 0.02), canvas)
    planters([(x, y) for x in (left - 0.7, right + 0.7) for y in (-2.2, -4.0, -5.8)], random, set_of, grows)


def places(middle, count, set_of):
    """Paints places for cars on the ground, with a stop at the head of each."""
    solid, wide = Solid(), 2.6
    left = middle - count * wide / 2
    for line in range(count + 1):
        solid.box((left + line * wide, -5.6, 0.028), (0.11, 5.0, 0.012), set_of["white"])
    for place in range(count):
        solid.box((left + (place + 0.5) * wide, -3.3, 0.07), (1.7, 0.16, 0.12), set_of["blue"])
    solid.put("places")
