"""Rooms to work in: a shop, an office, a shed."""

from furniture import chair, houseplant
from lamps import pendant
from prints import picture
from materials import plain, ribbed
from rooms import daylight, panel, shell
from solid import Solid
from view import View


def shelving(at, long, made, random, levels=(0.3, 0.85, 1.4, 1.95), deep=0.36):
    """Places shelves with goods along the right wall from y."""
    x, y = at
    solid = Solid()
    for end in range(int(long / 1.2) + 1):
        solid.box((x - deep / 2, y + end * long / int(long / 1.2), 1.1), (deep, 0.04, 2.2), made["wood"])
    for level in levels:
        solid.box((x - deep / 2, y + long / 2, level), (deep, long, 0.035), made["wood"])
        run = y + 0.12
        while run < y + long - 0.12:
            wide, high = random.uniform(0.07, 0.14), random.uniform(0.12, 0.32)
            kind = made[("china", "clay", "blue", "linen", "accent", "front")[random.integers(6)]]
            if random.random() < 0.45:
                solid.lathe([(wide * 0.4, 0), (wide * 0.5, 0.02), (wide * 0.5, high * 0.8), (wide * 0.25, high)], kind, 14, (x - deep / 2, run + wide / 2, level + 0.018))
            else:
                solid.box((x - deep / 2, run + wide / 2, level + 0.018 + high / 2), (0.2, wide * 0.92, high), kind)
            run += wide * 1.35
    solid.put("shelving")


def shop(taste, made, random, prints):
    """Builds a small shop: shelves, a table of goods, a counter with lamps."""
    size, windows = (6.2, 6.4, 3.0), [(0.2, 0.45, 2.3, 2.1), (3.2, 0.45, 2.3, 2.1)]
    shell(size, windows, made, random)
    daylight(size, windows)
    shelving((size[0], 0.2), 5.4, made, random)
    counter = Solid()
    counter.span((2.6, 5.0, 0), (4.9, 5.6, 0.95), made["front"])
    counter.span((2.5, 4.92, 0.95), (5.0, 5.68, 1.0), made["wood"])
    for part in range(5):
        counter.span((2.64 + part * 0.46, 4.985, 0.1), (3.04 + part * 0.46, 5.0, 0.86), made["front"])
    counter.box((4.4, 5.3, 1.12), (0.34, 0.3, 0.22), made["black"])
    counter.put("counter", bevel=0.005)
    table = Solid()
    table.box((2.6, 2.6, 0.8), (2.0, 1.1, 0.05), made["wood"])
    for x in (1.7, 3.5):
        for y in (2.15, 3.05):
            table.box((x, y, 0.39), (0.08, 0.08, 0.78), made["beam"])
    for row in range(4):
        for place in range(8):
            high = random.uniform(0.1, 0.26)
            kind = made[("china", "clay", "accent", "linen", "blue")[(row + place) % 5]]
            table.lathe([(0.05, 0), (0.07, 0.02), (0.07, high * 0.8), (0.04, high)], kind, 14, (1.8 + place * 0.23, 2.24 + row * 0.24, 0.825))
    table.put("goods")
    for x, y in ((2.6, 2.6), (3.2, 5.3), (4.3, 5.3)):
        pendant((x, y, size[2]), made, 1.0, 20)
    for x in (1.2, 2.4):
        picture((x, size[1], 1.75), (0.8, 0.6), made, prints[0])
    houseplant((0.6, 5.7), made, random, 1.5)
    return View((2.9, -1.35, 1.5), 0.06, 22.5, 0.47, 5, 5)


def office(taste, made, random, prints):
    """Builds an office: desks by the windows, a meeting table beyond."""
    size, windows = (7.0, 7.2, 2.9), [(0.1, 0.04, 2.1, 2.5), (2.5, 0.04, 2.1, 2.5), (4.9, 0.04, 2.1, 2.5)]
    shell(size, windows, made, random)
    daylight(size, windows)
    for y in (1.3, 3.5, 5.7):
        desk((1.75, y), made)
    shelving((size[0], 2.6), 4.4, made, random, (0.35, 0.95, 1.5))
    for x in (2.2, 4.6):
        for y in (1.5, 3.7, 5.9):
            pendant((x, y, size[2]), made, 0.55, 9)
    picture((4.2, size[1], 1.65), (1.9, 1.05), made, prints[0])
    houseplant((6.3, 1.6), made, random, 1.6)
    houseplant((2.9, 6.8), made, random, 1.3)
    return View((3.9, -1.35, 1.5), -0.02, 22, 0.47, 5, 5)


def desk(at, made):
    x, y = at
    solid = Solid()
    solid.box((x, y, 0.735), (1.7, 0.8, 0.03), made["wood"])
    for u in (-0.78, 0.78):
        solid.box((x + u, y, 0.36), (0.04, 0.7, 0.72), made["black"])
    solid.box((x + 0.1, y + 0.16, 1.1), (0.62, 0.03, 0.38), made["black"])
    solid.box((x + 0.1, y + 0.18, 0.84), (0.06, 0.03, 0.2), made["black"])
    solid.box((x + 0.1, y + 0.18, 0.755), (0.24, 0.16, 0.012), made["black"])
    solid.box((x + 0.1, y - 0.12, 0.758), (0.42, 0.14, 0.015), made["linen"])
    solid.box((x - 0.5, y - 0.1, 0.765), (0.22, 0.3, 0.03), made["linen"])
    solid.put("desk", bevel=0.004)
    chair(made, (x + 0.1, y - 0.72), False)


def shed(taste, made, random, prints):
    """Builds a steel hall: portals, sheeting, a concrete floor, racks and pallets."""
    width, deep, high = 12.0, 18.0, 5.6
    floor, steel = plain("slab", (0.3, 0.295, 0.28), 0.4, 0.35, 0.16, 0.6), plain("portal", (0.06, 0.11, 0.1), 0.5, 0.3)
    sheet, light = ribbed("sheet", (0.5, 0.52, 0.52), 0.3, 0.1), plain("skin", (0.6, 0.6, 0.57), 0.8, 0.2)
    hall = Solid()
    hall.face([(0, -3, 0), (width, -3, 0), (width, deep, 0), (0, deep, 0)], floor)
    for x in (0, width):
        hall.face([(x, -3, 1.4), (x, deep, 1.4), (x, deep, high), (x, -3, high)], sheet)
        hall.face([(x, -3, 0), (x, deep, 0), (x, deep, 1.4), (x, -3, 1.4)], light)
    for y in (-3, deep):
        hall.face([(0, y, 0), (width, y, 0), (width, y, high), (width / 2, y, high + 1.6), (0, y, high)], sheet)
    for half in (0, 1):
        for bay in range(7):
            y0, y1 = -3 + bay * 3, -3 + (bay + 1) * 3
            edge, ridge = (0, high) if half == 0 else (width, high), (width / 2, high + 1.6)
            lit = bay % 2 == 1 and half == 0
            spots = [0.0, 0.42, 0.72, 1.0] if lit else [0.0, 1.0]
            for index, (a, b) in enumerate(zip(spots, spots[1:])):
                if lit and index == 1:
                    continue
                low = [edge[i] + (ridge[i] - edge[i]) * a for i in (0, 1)]
                top = [edge[i] + (ridge[i] - edge[i]) * b for i in (0, 1)]
                hall.face([(low[0], y0, low[1]), (low[0], y1, low[1]), (top[0], y1, top[1]), (top[0], y0, top[1])], sheet)
    hall.put("hall")
    frame = Solid()
    for bay in range(8):
        y = -3 + bay * 3
        for x in (0.16, width - 0.16):
            frame.box((x, y, high / 2), (0.3, 0.2, high), steel)
        for side in (0, 1):
            a, b = ((0.1, high - 0.1), (width / 2, high + 1.45)) if side == 0 else ((width - 0.1, high - 0.1), (width / 2, high + 1.45))
            frame.tube([(a[0], y, a[1]), (b[0], y, b[1])], [0.2, 0.16], steel, 4)
    frame.put("portals")
    gate((width / 2 - 2, deep), made, light)
    for row in range(3):
        racks((width - 0.5, 2.5 + row * 4.4), made, random)
    for x, y in ((2.2, 6.2), (2.4, 8.0), (3.9, 10.5), (2.1, 11.2), (2.3, 3.9)):
        pallet((x, y), made, random)
    daylight((width, deep, high), [], strength=0.8)
    for bay in (0, 3, 6, 9, 12):
        panel((width / 2, bay + 1.5, high + 1.1), (width / 2, bay + 1.5, 0), 3.2, 1.6, 330, (0.95, 0.97, 1.0))
    panel((width / 2, -2.6, 2.6), (width / 2, 8, 1.5), 8, 3.4, 420, (1.0, 0.9, 0.76))
    return View((5.2, -2.2, 1.75), 0.02, 22, 0.42)


def gate(at, made, skin):
    x, y = at
    solid = Solid()
    for panel_ in range(6):
        solid.box((x + 2, y - 0.06, 0.36 + panel_ * 0.7), (4.0, 0.06, 0.68), made["front"])
    for u in (-0.05, 4.05):
        solid.box((x + u, y - 0.08, 2.1), (0.14, 0.12, 4.3), made["black"])
    solid.put("gate")


def racks(at, made, random):
    x, y = at
    solid = Solid()
    steel, beam = made["front"], plain("racking", (0.45, 0.15, 0.03), 0.5, 0.3)
    for v in (0, 3.6):
        for u in (-1.1, 0):
            solid.box((x + u, y + v, 2.0), (0.09, 0.09, 4.0), steel)
    for level in (0.12, 1.45, 2.8):
        for u in (-1.1, 0):
            solid.box((x + u, y + 1.8, level), (0.06, 3.6, 0.12), beam)
        solid.box((x - 0.55, y + 1.8, level + 0.07), (1.1, 3.5, 0.03), made["wood"])
        for place in range(3):
            if random.random() < 0.85:
                high = random.uniform(0.5, 1.0)
                solid.box((x - 0.55, y + 0.65 + place * 1.15, level + 0.1 + high / 2), (0.95, 0.95, high), made[("wood", "linen", "chair")[random.integers(3)]])
    solid.put("rack")


def pallet(at, made, random):
    x, y = at
    solid, high = Solid(), random.uniform(0.5, 1.1)
    for slat in range(5):
        solid.box((x - 0.5 + slat * 0.25, y, 0.13), (0.14, 0.9, 0.025), made["wood"])
    for v in (-0.38, 0, 0.38):
        solid.box((x, y + v, 0.06), (1.15, 0.1, 0.11), made["wood"])
    solid.box((x, y, 0.145 + high / 2), (1.05, 0.85, high), made[("linen", "wood", "chair")[random.integers(3)]])
    solid.put("pallet", bevel=0.008)
