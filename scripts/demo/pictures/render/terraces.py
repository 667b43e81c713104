"""The terrace of an apartment: a deck with a railing, a table, and its view."""

import math

import numpy

from air import turn_glow
from frame import render
from garden import near_trees, table_outside, trees
from land import Land, far_trees, hedgerows, plant_woods
from light import sky, sun
from palette import SEASONS, growth, things, wall
from plants import bush
from plots import farmhouses
from solid import Solid, grow, put
from view import View
from waters import Stream


def terrace(name, house, folder):
    """Renders the terrace of the second storey, looking out over its railing."""
    random = numpy.random.default_rng(sum(map(ord, name)) + 5)
    season, hour = house["season"], house["hour"]
    sky(hour)
    set_of, grows = things(), growth(season)
    high = 6.3
    stream = Stream(4, 5.5) if house["setting"]["trees"] == "river" else None
    land = Land(sum(map(ord, name)) % 50 + 3, 30, 150, 70, 0.08, stream and (lambda x, y: stream.dig(x, y)))
    land.ground(season)
    if stream:
        stream.flow(set_of["water"])
    deck(high, set_of, wall(house["volumes"][0]["wall"]))
    table_outside((-0.9, 0.6, high + 0.04), 0.25, set_of, 4)
    planters_at(high, random, set_of, grows)
    stock, wood = near_trees(random, grows), far_trees(random, grows)
    spots = [("broad", -13, 17, 0.9), ("turning", 16, 21, 0.95), ("fruit", -6, 27, 1.1), ("broad", 21, 36, 1.1), ("broad", -24, 33, 1.1), ("conifer", -30, 46, 1.0), ("turning", 12, 48, 1.0)]
    trees([spot for spot in spots if not stream or abs(spot[1] - stream.line(spot[2])) > 8], stock, land, random)
    farmhouses(land, [(-28, 62, 0.3), (-9 if not stream else -20, 78, 1.3), (30, 70, 0.1), (46, 84, 1.2), (-48, 80, 0.2)], random)
    view = View((1.0, -3.3, high + 1.55), -0.14, 23, 0.5)
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


def planters_at(high, random, set_of, grows):
    bloom = bush("blooming", random, 0.62, 0.55, 44, 60, 0.05, grows["leaf"], grows["flower"])
    green = bush("potted", random, 0.7, 0.75, 44, 60, 0.055, grows["hedge"])
    for index, (x, y) in enumerate(((2.25, 1.95), (1.6, 2.05), (-3.05, 1.95), (-3.05, 0.9), (2.3, 0.9))):
        pot = Solid()
        pot.lathe([(0.15, 0), (0.22, 0.34), (0.24, 0.34), (0.24, 0.4), (0.2, 0.4), (0.19, 0.36), (0, 0.36)], set_of["clay"], 20)
        pot.put("pot", (x, y, high + 0.035))
        put(bloom if index % 2 else green, (x, y, high + 0.34), random.uniform(0, 6))
