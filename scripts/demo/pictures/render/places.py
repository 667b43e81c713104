"""Land without a house: building plots, a pasture, a camping, a wood; seen from the gate and from the air."""

import math

import numpy

import bpy
from air import clear_to, turn_glow
from camping import campsite, pitch
from frame import render
from garden import Paved, lawn, near_trees
from land import Land, far_trees, hedgerows, plant_woods, smooth
from light import sky, sun
from lots import at_the_wood, in_the_new_street, on_the_village_edge
from materials import plain
from meadows import paddock, pasture
from palette import SEASONS, growth, things
from plots import above_the_valley, by_the_lane, in_the_village, on_the_slope, on_the_terrace, under_the_linden
from solid import grow
from view import View
from waters import Stream
from woodland import in_the_wood

# season, hour, woods, hills, sun's azimuth, how the eye stands at the gate
PLACES = {
    "bouwgrond-helling": ("spring", "afternoon", 0.0, 110, -110, View((-3.5, -15, 5.0), 0.1, 26, 0.5, tilt=-0.09)),
    "bouwgrond-dorp": ("summer", "day", -0.05, 80, -118, View((-2.5, -17, 4.2), 0.06, 26, 0.48, tilt=-0.07)),
    "bouwgrond-weg": ("autumn", "overcast", -0.1, 50, -110, View((-2, -20.5, 4.0), 0.07, 26, 0.52)),
    "bouwgrond-dal": ("spring", "day", -0.1, 120, -112, View((-4, -27, 11.5), 0.05, 26, 0.57)),
    "bouwgrond-terras": ("summer", "noon", -0.02, 100, -118, View((-9, -18, 8.5), 0.36, 26, 0.55)),
    "bouwgrond-linde": ("autumn", "afternoon", -0.1, 85, -125, View((-1, -18, 3.8), 0.0, 26, 0.5)),
    "bouwgrond-straat": ("spring", "early", -0.08, 75, -118, View((-7, -21, 5.2), 0.24, 26, 0.5)),
    "bouwgrond-bosrand": ("autumn", "early", 0.1, 120, -112, View((5, -20, 4.6), -0.14, 26, 0.42)),
    "bouwgrond-dorpsrand": ("autumn", "noon", -0.1, 70, -120, View((-14, -23, 5.6), 0.33, 26, 0.53)),
    "weide": ("autumn", "morning", -0.12, 90, -105, View((-4, -16, 2.4), 0.14, 27, 0.44)),
    "paardenweide": ("summer", "mist", -0.1, 80, -110, View((0, -16, 2.9), 0.06, 26, 0.45)),
    "camping": ("summer", "morning", 0.15, 110, -112, View((-6, -24, 3.4), 0.16, 26, 0.46, tilt=-0.04)),
    "staanplaats": ("summer", "noon", -0.02, 90, -116, View((-6.0, -11.4, 2.2), 0.34, 26, 0.42)),
    "bosperceel": ("autumn", "morning", 0.9, 60, -38, View((-1.2, -15, 1.75), 0.06, 25, 0.4)),
}

MOWN = {
    "bouwgrond-helling": (-11.4, -40, 13.8, 30),
    "bouwgrond-dorp": (-40, -40, 40, 26),
    "bouwgrond-weg": (-60, -40, 60, 46),
    "bouwgrond-dal": (-40, -40, 44, 40),
    "bouwgrond-terras": (-40, -40, 12, 44),
    "bouwgrond-linde": (-40, -40, 40, 44),
    "bouwgrond-straat": (-60, -40, 60, 46),
    "bouwgrond-bosrand": (-15, -3, 15, 44),
    "bouwgrond-dorpsrand": (-40, -40, 40, 46),
    "weide": (-17, -8, 60, 60),
    "paardenweide": (-30, -6, 13, 56),
    "camping": (-15, -30, 16, 40),
    "staanplaats": (-60, -40, 60, 46),
}

# land that falls away, in metres at a point
FALLS = {
    "bouwgrond-helling": lambda x, y: -30 * smooth((y - 30) / 150) * (1 - smooth((y - 260) / 300)),
    "bouwgrond-bosrand": lambda x, y: 2.7 * smooth((y + 4) / 60) + 22 * smooth((y - 46) / 180),
    "bouwgrond-weg": lambda x, y: -1.2 * smooth((y - 22) / 24),
    "bouwgrond-dal": lambda x, y: -14 * smooth((y - 36) / 75) * (1 - smooth((y - 280) / 320)),
    "bouwgrond-terras": lambda x, y: -7 * smooth((x - 15) / 17),
}

STREAMS = {"paardenweide": Stream(18.5, 2.2, 1.8), "camping": Stream(31, 4.5), "bosperceel": Stream(5.2, 1.5, 1.4), "bouwgrond-terras": Stream(51, 8.5, level=-7.0)}


def place(name, shots, folder):
    """Builds the place once and renders 'gate' and 'air'."""
    season, hour, woods, hills, azimuth, gate = PLACES[name]
    random = numpy.random.default_rng(sum(map(ord, name)))
    sky(hour)
    set_of, grows = things(), growth(season)
    stream, fall = STREAMS.get(name), FALLS.get(name, lambda x, y: 0.0)
    level, near = (90, 130) if name in ("bouwgrond-dal", "bouwgrond-terras") else (34, 64)
    land = Land(sum(map(ord, name)) % 50, level, hills * 1.3, near, woods, lambda x, y: fall(x, y) + (stream.dig(x, y) if stream else 0.0))
    land.ground(season)
    if stream:
        stream.flow(set_of["water"])
    stock, wood, paved = near_trees(random, grows), far_trees(random, grows), Paved()
    if name == "bosperceel":
        bpy.context.scene.view_settings.exposure = 2.5
        in_the_wood(land, paved, set_of, {**grows, "earth": plain("earth", (0.13, 0.095, 0.06), 0.95, 0.1, 0.3, 4)}, random, stock, stream)
    else:
        FILL[name](land, paved, set_of, grows, random, stock)
    views = {"gate": gate, "air": View((gate.eye.x - 9, gate.eye.y - 11, 11.5), gate.heading + 0.2, 26, 0.5, tilt=-0.2)}
    for shot in shots:
        view = views[shot]
        plant_woods(land, wood, random, view.eye, view.heading, view.half + 0.12, 2900, autumnal=SEASONS[season]["autumnal"])
        hedgerows(land, wood, random, view.eye, view.heading, view.half + 0.1, 16)
        lawn(view, land, paved, random, grows, 1500 if name == "bosperceel" else 24000 if shot == "gate" else 15000, MOWN.get(name), 44 if shot == "gate" else 62)
        grow()
        clear_to(2400 if shot == "air" else 1100)
        sun(hour, azimuth)
        turn_glow((math.sin(view.heading - 0.5), math.cos(view.heading - 0.5), 0.2))
        view.take()
        render(f"{folder}/{name}-{shot}")


FILL = {
    "bouwgrond-helling": on_the_slope,
    "bouwgrond-dorp": in_the_village,
    "bouwgrond-weg": by_the_lane,
    "bouwgrond-dal": above_the_valley,
    "bouwgrond-terras": on_the_terrace,
    "bouwgrond-linde": under_the_linden,
    "bouwgrond-straat": in_the_new_street,
    "bouwgrond-bosrand": at_the_wood,
    "bouwgrond-dorpsrand": on_the_village_edge,
    "weide": pasture,
    "paardenweide": paddock,
    "camping": campsite,
    "staanplaats": pitch,
}
