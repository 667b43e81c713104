"""Renders pictures: `blender -b --factory-startup -t 2 -P picture.py -- FOLDER [--wide N] [--samples N] SCENE/SHOT+SHOT …`.

A scene is `valley`, `room` (its shot is taste-kind), `office`, a place of places.py or a house of houses.json; its
pictures are written to FOLDER as layers, for finish.py.
"""

import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from air import breathe
from frame import prepare
from homes import home
from interiors import interior
from offices import office
from places import PLACES, place
from terraces import terrace
from valley import STANDS, valley

with open(os.path.join(HERE, "houses.json")) as file:
    HOUSES = json.load(file)


def scene(name, shots, folder, wide):
    if name == "room":
        for shot in shots:
            prepare(wide, wide * 3 // 4, SAMPLES)
            interior(folder, *shot.split("-"))
        return
    prepare(wide, wide * 3 // 4, SAMPLES)
    if name == "office":
        breathe(reach=900.0)
        office(shots[0], folder)
    elif name == "valley":
        breathe(reach=3100.0, fall=70.0)
        valley(shots or list(STANDS), HOUSES, folder, wide)
    elif name in PLACES:
        breathe(reach=1100.0, fall=90.0)
        place(name, shots or ["gate", "air"], folder)
    elif shots == ["terrace"]:
        breathe(reach=1000.0)
        terrace(name, HOUSES[name], folder)
    else:
        breathe(reach=900.0)
        home(name, HOUSES[name], shots or ["front", "back", "air"], folder)


def option(arguments, flag, otherwise):
    """Removes a flag and its number from the arguments and returns the number."""
    if flag not in arguments:
        return otherwise
    at = arguments.index(flag)
    number = int(arguments[at + 1])
    del arguments[at : at + 2]
    return number


arguments = sys.argv[sys.argv.index("--") + 1 :]
WIDE, SAMPLES = option(arguments, "--wide", 1024), option(arguments, "--samples", 6)
for asked in arguments[1:]:
    start = time.process_time()
    name, _, shots = asked.partition("/")
    scene(name, shots.split("+") if shots else [], arguments[0], WIDE)
    print(f"SCENE {asked} {time.process_time() - start:.0f} core-s", flush=True)
