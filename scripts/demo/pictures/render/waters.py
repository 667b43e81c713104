"""A stream beside a house, and the wheel of its mill."""

import math

from mathutils import Matrix, Vector

from land import smooth
from solid import Solid


class Stream:
    """Builds a stream along y near x; `dig` is subtracted from the land's height, over a bank of some metres; `level` is the land beside it."""

    def __init__(self, x, half=3.6, bank=2.6, level=0.0):
        self.x, self.half, self.bank, self.level = x, half, bank, level

    def line(self, y):
        return self.x + 2.2 * math.sin(y * 0.07) + 0.0016 * y * y * (0.6 if y > 0 else 0.35)

    def dig(self, x, y):
        return -1.3 * (1 - smooth((abs(x - self.line(y)) - self.half * 0.75) / self.bank))

    def flow(self, water):
        solid = Solid()
        steps = [-90 + 3 * step for step in range(90)]
        for a, b in zip(steps, steps[1:]):
            corners = [(self.line(a) - self.half - 1, a), (self.line(a) + self.half + 1, a), (self.line(b) + self.half + 1, b), (self.line(b) - self.half - 1, b)]
            solid.face([(x, y, self.level - 0.5) for x, y in corners], water)
        solid.put("stream")


def quay(x, set_of, masonry):
    """Builds the wall between a mill and its race, and the sluice above the wheel."""
    solid = Solid()
    solid.span((x - 0.25, -7.0, -1.7), (x + 0.08, 14.0, -0.02), masonry)
    solid.span((x - 0.3, -7.05, -0.04), (x + 0.14, 14.0, 0.1), set_of["blue"])
    for side in (-0.55, 0.55):
        solid.span((x + 0.75 + side - 0.06, 6.9, -1.4), (x + 0.75 + side + 0.06, 7.05, 1.5), set_of["wood"])
    solid.span((x + 0.2, 6.92, -1.2), (x + 1.3, 7.02, 0.25), set_of["wood"])
    solid.span((x + 0.05, 6.85, 1.4), (x + 1.45, 7.1, 1.56), set_of["wood"])
    solid.put("quay")


def wheel(at, radius, set_of):
    """Builds a water wheel that turns around x."""
    solid = Solid()
    for spoke in range(16):
        turn = Matrix.Rotation(spoke * math.pi / 8, 3, "X")
        for side in (-0.45, 0.45):
            if spoke < 8:
                solid.box((side, 0, 0), (0.07, 0.1, radius * 2), set_of["beam"], turn)
        middle = turn @ Vector((0, 0, radius - 0.12))
        solid.box(middle, (0.92, 0.05, 0.46), set_of["beam"], turn)
    for side in (-0.45, 0.45):
        rim = [(side, math.sin(t) * (radius - 0.1), math.cos(t) * (radius - 0.1)) for t in (i * math.pi / 16 for i in range(33))]
        solid.tube(rim, [0.07] * 33, set_of["beam"], 6)
    solid.tube([(-0.9, 0, 0), (0.9, 0, 0)], [0.11, 0.11], set_of["iron"], 10)
    solid.put("wheel", at)
