"""Lamps, with the light they give; metres."""

from rooms import bulb
from solid import Solid


def floor_lamp(at, made):
    solid = Solid()
    solid.lathe([(0, 0), (0.15, 0), (0.15, 0.02), (0.015, 0.03), (0.012, 1.5)], made["black"], 20, (*at, 0))
    solid.lathe([(0.24, 1.35), (0.17, 1.68)], made["shade"], 32, (*at, 0))
    solid.put("lamp", smooth=True)
    bulb((*at, 1.5), 30)


def table_lamp(at, made, energy=9):
    x, y, z = at
    solid = Solid()
    solid.lathe([(0.07, 0), (0.1, 0.06), (0.08, 0.16), (0.02, 0.22), (0.015, 0.3)], made["clay"], 24, at)
    solid.lathe([(0.16, 0.27), (0.11, 0.47)], made["shade"], 28, at)
    solid.put("lamp", smooth=True)
    bulb((x, y, z + 0.36), energy, size=0.05)


def pendant(at, made, drop, energy=16):
    """Places a lamp that hangs `drop` below the ceiling at (x, y, ceiling)."""
    x, y, top = at
    low = top - drop
    solid = Solid()
    solid.tube([(x, y, top), (x, y, low + 0.2)], [0.006, 0.006], made["black"], 6)
    solid.lathe([(0.2, 0), (0.19, 0.06), (0.1, 0.17), (0.03, 0.2)], made["black"], 28, (x, y, low))
    solid.put("pendant", smooth=True)
    bulb((x, y, low + 0.03), energy, size=0.06)
