"""The terrace of an apartment: a deck with a railing, a table, and its view."""

import math

import numpy

from air import turn_glow
from frame import render
from garden import near_trees, parasol, seat, table_outside, trees
from land import Land, far_trees, hedgerows, plant_woods
from light import sky, sun
from palette import SEASONS, growth, things, wall
from plants import bush
from plots import farmhouses
from solid import Solid, grow, put
from view import View
from waters import Stream

HIGH = 6.3


def terrace(name, house, folder):
    """Renders the terrace of the second storey, looking out over its railing."""
    random = numpy.random.default_rng(sum(map(ord, name)) + 5)
    season, hour = house["season"], house["hour"]
    sky(hour)
    set_of, grows = things(), growth(season)
    furnish, pots, view, way = FURNISHED[name]
    stream = Stream(4, 5.5) if house["setting"]["trees"] == "river" else None
    land = Land(sum(map(ord, name)) % 50 + 3, 30, 150, 70, 0.08, stream and (lambda x, y: stream.dig(x, y)))
    land.ground(season)
    if stream:
        stream.flow(set_of["water"])
    deck(HIGH, set_of, wall(house["volumes"][0]["wall"]))
    furnish(HIGH + 0.04, set_of)
    planters_at(HIGH, pots, random, set_of, grows)
    stock, wood = near_trees(random, grows), far_trees(random, grows)
    spots = [("broad", -13, 17, 0.9), ("turning", 16, 21, 0.95), ("fruit", -6, 27, 1.1), ("broad", 21, 36, 1.1), ("broad", -24, 33, 1.1), ("conifer", -30, 46, 1.0), ("turning", 12, 48, 1.0)]
    spots = [(kind, x * way, y, size) for kind, x, y, size in spots]
    trees([spot for spot in spots if not stream or abs(spot[1] - stream.line(spot[2])) > 8], stock, land, random)
    farms = [(-28, 62, 0.3), (-9 if not stream else -20, 78, 1.3), (30, 70, 0.1), (46, 84, 1.2), (-48, 80, 0.2)]
    farmhouses(land, [(x * way, y, turn) for x, y, turn in farms], random)
    plant_woods(land, wood, random, view.eye, view.heading, view.half + 0.12, 3000, autumnal=SEASONS[season]["autumnal"])
    hedgerows(land, wood, random, view.eye, view.heading, view.half + 0.1, 14)
    sun(hour, -118)
    turn_glow((math.sin(-0.7), math.cos(-0.7), 0.2))
    grow()
    view.take()
    render(f"{folder}/{name}-terrace")


def deck(high, set_of, cladding):
    """Builds boards, a railing of thin bars, the wall at the right, the slab of the storey above."""
    solid = Solid()
    for board in range(38):
        x = -3.4 + board * 0.16
        solid.span((x, -4.5, high), (x + 0.152, 2.4, high + 0.035), set_of["wood"])
    solid.span((-3.6, -4.5, high - 0.3), (2.8, 2.55, high - 0.005), set_of["linen"])
    for level in (0.1, 1.04):
        solid.span((-3.5, 2.42, high + level), (2.7, 2.47, high + level + 0.045), set_of["iron"])
        solid.span((-3.5, -4.5, high + level), (-3.45, 2.47, high + level + 0.045), set_of["iron"])
    for bar in range(52):
        solid.box((-3.44 + bar * 0.12, 2.445, high + 0.57), (0.014, 0.014, 0.94), set_of["iron"])
    for bar in range(58):
        solid.box((-3.475, -4.44 + bar * 0.12, high + 0.57), (0.014, 0.014, 0.94), set_of["iron"])
    solid.span((2.75, -4.5, high - 0.4), (3.15, 0.6, high + 3), cladding)
    solid.put("deck", bevel=0.0)


def dine(foot, set_of):
    table_outside((-0.9, 0.6, foot), 0.25, set_of, 4)


def dine_in_shade(foot, set_of):
    table_outside((0.5, 0.5, foot), -0.18, set_of, 4)
    parasol((0.6, 1.7, foot), set_of)


def rest(foot, set_of):
    """Furnishes with two benches in the corner of the railing, cushions, a low table with a bowl."""
    seat((-2.95, 0.35, foot), math.pi / 2, set_of)
    seat((-1.35, 2.0, foot), 0, set_of)
    solid = Solid()
    for x, y in ((-2.93, -0.1), (-2.93, 0.75)):
        solid.box((x, y, foot + 0.52), (0.4, 0.62, 0.11), set_of["linen"])
    for x in (-1.8, -0.95):
        solid.box((x, 1.98, foot + 0.52), (0.62, 0.4, 0.11), set_of["linen"])
    for plank in range(5):
        solid.box((-1.45, 0.34 + 0.13 * plank, foot + 0.36), (1.1, 0.12, 0.035), set_of["wood"])
    for x in (-1.9, -1.0):
        for y in (0.4, 0.8):
            solid.box((x, y, foot + 0.17), (0.05, 0.05, 0.34), set_of["iron"])
    solid.lathe([(0.0, 0.0), (0.1, 0.005), (0.17, 0.07)], set_of["clay"], 18, (-1.5, 0.6, foot + 0.38))
    solid.put("rest", bevel=0.02)


# by building: the furniture, the places of pots, the view, and on which side the land has its trees and houses
FURNISHED = {
    "appartement-centrum": (dine, ((2.25, 1.95), (1.6, 2.05), (-3.05, 1.95), (-3.05, 0.9), (2.3, 0.9)), View((1.0, -3.3, HIGH + 1.55), -0.14, 23, 0.5), 1),
    "appartement-rivier": (dine_in_shade, ((-3.05, 1.95), (-2.35, 2.05), (-3.05, 1.05), (2.3, 2.0)), View((-1.9, -3.5, HIGH + 1.55), 0.2, 23, 0.5), 1),
    "residentie": (rest, ((2.25, 1.95), (1.6, 2.05), (2.3, 0.9), (0.25, 2.1)), View((1.6, -3.6, HIGH + 1.55), -0.42, 23, 0.5), -1),
}


def planters_at(high, spots, random, set_of, grows):
    bloom = bush("blooming", random, 0.62, 0.55, 44, 60, 0.05, grows["leaf"], grows["flower"])
    green = bush("potted", random, 0.7, 0.75, 44, 60, 0.055, grows["hedge"])
    for index, (x, y) in enumerate(spots):
        pot = Solid()
        pot.lathe([(0.15, 0), (0.22, 0.34), (0.24, 0.34), (0.24, 0.4), (0.2, 0.4), (0.19, 0.36), (0, 0.36)], set_of["clay"], 20)
        pot.put("pot", (x, y, high + 0.035))
        put(bloom if index % 2 else green, (x, y, high + 0.34), random.uniform(0, 6))
