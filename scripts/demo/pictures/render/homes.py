"""The exterior of a house in its setting, from the street by day and at dusk, the garden, the air and the terrace."""

import math
import random as chance

import numpy

import bpy

from air import clear_to, turn_glow
from forecourts import forecourt
from frame import render
from framing import framing
from garden import Paved, beds, flags, hedges, lawn, near_trees, parasol, path, planters, railing, seat, table_outside, trees, yard
from houses import build, sides
from land import Land, far_trees, hedgerows, plant_woods
from light import HOURS, sky, sun
from palette import SEASONS, growth, things, wall as walling
from panes import glow
from parking import car_park
from solid import grow, put
from streets import courtyard, neighbours, square, street
from view import View, towards
from walls import openings
from waters import Stream, quay, wheel

WOODS = {"forest": 0.3, "mixed": 0.05, "pasture": -0.12, "plateau": -0.05}


def home(name, house, shots, folder):
    """Builds the setting once and renders the requested shots of it: front, back, air, wide; dusk, alone, has its own light."""
    if shots == ["dusk"]:
        house = {**house, "hour": "dusk"}
    random = numpy.random.default_rng(sum(map(ord, name)))
    season, hour, setting = house["season"], house["hour"], house["setting"]
    sky(hour)
    set_of, grows = things(), growth(season)
    if hour == "dusk":
        set_of["lantern"] = glow("lantern", (1.0, 0.62, 0.3), 1.5)
    right = max(v["at"][0] + v["width"] / 2 for v in house["volumes"])
    stream = (Stream(right + 2.7, 3.6, 0.7) if house.get("wheel") else Stream(right + 5.2)) if setting["trees"] == "river" else None
    backdrop = setting["backdrop"]
    level, near = (28, 54) if setting["ground"] == "lawn" else (66, 74)
    land = Land(sum(map(ord, name)) % 50, level, 640 * backdrop["hills"], near, WOODS[backdrop["cover"]], stream and stream.dig)
    land.ground(season)
    if stream:
        stream.flow(set_of["water"])
    put(build(name, house, HOURS[hour][5]), (0, 0, 0))
    if setting.get("neighbours"):
        neighbours(house, len(name), HOURS[hour][5] * 0.7)
    if house.get("wheel"):
        quay(right, set_of, walling(house["volumes"][0]["wall"]))
        wheel((right + 0.8, 4.2, 1.2), 2.3, set_of)
    paved = Paved()
    for volume in house["volumes"]:
        x, y, _ = volume["at"]
        paved.areas.append((x - volume["width"] / 2 + 0.1, y + 0.1, x + volume["width"] / 2 - 0.1, y + volume["depth"] - 0.1))
    views = {side: stand(house, side) for side in ("front", "dusk", "back", "air", "wide")}
    front = {"street": street, "cobbles": square, "gravel": courtyard}.get(setting["ground"])
    if front:
        front(house, land, paved, set_of, grows, random)
        if setting.get("neighbours"):
            planters([(x + side * 0.95, -0.42) for x, _, _ in doors_of(house, "front", ("door",)) for side in (-1, 1)], random, set_of, grows)
    else:
        front_garden(house, land, paved, set_of, grows, random, views["front"])
    if house.get("trade"):
        forecourt(house, set_of, grows, random)
    if setting.get("parking"):
        car_park(house, land, set_of)
    if house.get("garden", True):
        back_garden(house, land, paved, set_of, grows, random, views["back"].eye)
    stock, wood = near_trees(random, grows), far_trees(random, grows)
    spots = framing(house, [views[side] for side in ("front", "back", *shots) if side != "air"], random)
    trees([spot for spot in spots if not stream or abs(spot[1] - stream.line(spot[2])) > stream.half + 1.5], stock, land, random)
    for side in shots:
        view = views[side]
        plant_woods(land, wood, random, view.eye, view.heading, view.half + 0.12, autumnal=SEASONS[season]["autumnal"], conifers=0.35 if setting["trees"] == "forest" else -0.2)
        hedgerows(land, wood, random, view.eye, view.heading, view.half + 0.1, 16 if side == "air" else 9)
        if side != "air" and (setting["ground"] not in ("street", "cobbles") or side == "back"):
            lawn(view, land, paved, random, grows, 17000, (0, 0, 0, 0) if house.get("wild") else None)
        grow()
        clear_to(2400 if side == "air" else 900)
        shine(view, house, side)
        ratio = 0.5875 if side == "wide" else 0.75
        scene = bpy.context.scene
        scene.render.resolution_y = round(scene.render.resolution_x * ratio)
        view.take(ratio)
        render(f"{folder}/{name}-{side}")


def stand(house, side):
    """Returns the viewpoint of a shot; in narrow streets it is nearer and more oblique."""
    turn = house["turn"]
    if side == "back":
        return towards(house, -turn * 0.9, "back", 27, room=0.41)
    if side == "wide":
        return towards(house, turn, "front", 27, room=0.22, ratio=0.5875)
    if side == "front" and house["setting"].get("parking"):
        return towards(house, turn, "front", 27, 0.45, eye=2.1, room=0.22)
    if side in ("front", "dusk"):
        close = house["setting"].get("neighbours")
        paved = house["setting"]["ground"] in ("street", "cobbles")
        return towards(house, turn, "front", 25 if close else 27, 0.31 if paved else 0.36, room=house.get("room", 0.26 if close else 0.41))
    near = towards(house, turn * 1.5, "front", 27, room=0.24)
    return View((near.eye.x, near.eye.y, 6.5 + near.focus * 0.3), near.heading, 27, 0.5, tilt=-0.25)


def shine(view, house, side):
    """Places the sun across from the camera's side, so that the visible wall is lit and the gable is in shade; `lit` gable: on the same side."""
    way = 1 if house["turn"] > 0 else -1
    if side in ("front", "dusk") and house.get("lit") == "gable":
        sun(house["hour"], 180 - way * 38)
        turn_glow((math.sin(view.heading - 0.5 * way), math.cos(view.heading - 0.5 * way), 0.2))
        return
    sun(house["hour"], way * 48 if side == "back" else 180 + way * 50)
    glow = view.heading + 0.5 * way
    turn_glow((math.sin(glow), math.cos(glow), 0.2))


def doors_of(house, side, kinds):
    """Returns openings of some kinds on the ground floor of a side: (x, y, width) at the foot of the wall."""
    found = []
    for volume in house["volumes"]:
        for face, plane in sides(volume) if volume["at"][2] == 0 else ():
            if face == side:
                holes = openings(volume.get(face, ()), plane.width, volume["eaves"], chance.Random(1), 0)
                spots = [(plane.at(hole.x + hole.width / 2, 0), hole.width) for hole in holes if hole.kind in kinds and hole.z < 0.5]
                found += [(spot.x, spot.y, width) for spot, width in spots]
    return found


def front_garden(house, land, paved, set_of, grows, random, view):
    """Lays a gravel strip along the front, a path to the door, drives to the gates, beds between."""
    main = house["volumes"][0]
    left, right = main["at"][0] - main["width"] / 2, main["at"][0] + main["width"] / 2
    yard(land, paved, set_of["gravel"], (left - 0.2, -2.1, right + 0.2, 0.0))
    doors = doors_of(house, "front", ("door",)) or [(0, 0, 1)]
    way = 1 if view.eye.x < 0 else -1
    end = (view.eye.x + (doors[0][0] - view.eye.x) * 0.12 + 3.2 * way, view.eye.y - 1.0) if not house.get("wheel") else (doors[0][0] - 9, -30)
    path(land, paved, set_of["gravel"], (doors[0][0], doors[0][1] - 1.5), end, 0.8, 1.2)
    for x, y, wide in doors_of(house, "front", ("garage", "barn")):
        yard(land, paved, set_of["gravel"], (x - wide / 2 - 0.5, y - 9.5, x + wide / 2 + 0.5, y), 0.028)
    if house.get("wild"):
        return
    taken = doors_of(house, "front", ("door", "garage", "barn", "glazed"))
    beds([(x, -0.6) for x in numpy.arange(left + 0.7, right - 0.4, 1.15) if all(abs(x - d) > wide / 2 + 0.75 for d, _, wide in taken)], random, grows)
    if house.get("railing"):
        railing(paved, set_of, left - 5, right + 9)
    if house["interior"] in ("rustic", "chalet"):
        seat((doors[0][0] + 1.75, -0.55, 0.03), 0, set_of)
    planters([(doors[0][0] + side * 0.95, doors[0][1] - 0.5) for side in (-1, 1)], random, set_of, grows)


def back_garden(house, land, paved, set_of, grows, random, eye):
    """Lays a terrace of flagstones with a table and a parasol, beds along the wall, hedges at the sides that end before a camera beside them."""
    main = house["volumes"][0]
    back, middle = main["at"][1] + main["depth"], main["at"][0]
    glass = doors_of(house, "back", ("glazed", "door", "balcony"))
    if glass:
        middle = sum(x for x, _, _ in glass) / len(glass)
    flags(paved, set_of["paving"], (middle - 4.2, back - 0.02, middle + 4.2, back + 4.4), random)
    table_outside((middle - 1.4, back + 2.3, 0.06), 0.12, set_of)
    parasol((middle - 1.4, back + 3.5, 0.06), set_of)
    planters([(middle + 3.7, back + 0.6), (middle + 3.5, back + 4.0), (middle - 3.8, back + 0.7), (middle + 2.8, back + 4.1)], random, set_of, grows)
    beds([(x, back + 0.6) for x in numpy.arange(main["at"][0] - main["width"] / 2 + 0.7, main["at"][0] + main["width"] / 2 - 0.5, 1.2) if abs(x - middle) > 4.6], random, grows)
    reach = main["width"] / 2 + (3.2 if house["setting"].get("neighbours") else 9)
    sides_ = (-1,) if house["setting"]["trees"] == "river" else (-1, 1)
    for side in sides_:
        x = main["at"][0] + side * reach
        end = min(back + 17, eye.y - 9) if abs(x - eye.x) < 6 else back + 17
        hedges([(x, back + (0.5 if reach < 9 else -3), x - side * 0.4, end)], random, grows)
