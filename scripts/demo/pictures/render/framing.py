"""The trees around a house, none between it and a camera."""

import math

SIDES = {"orchard": ("fruit", "broad", "fruit"), "forest": ("conifer", "conifer", "turning"), "river": ("broad", "broad", "turning"), "garden": ("broad", "turning", "fruit"), "none": ("broad", "turning", "fruit")}


def framing(house, views, random):
    """Plants trees beside and behind the house, none between it and a camera."""
    low = min(v["at"][0] - v["width"] / 2 for v in house["volumes"])
    high = max(v["at"][0] + v["width"] / 2 for v in house["volumes"])
    deep = max(v["at"][1] + v["depth"] for v in house["volumes"])
    mid, kinds = (low + high) / 2, SIDES[house["setting"]["trees"]]
    wanted = [(low - 5.5, deep * 0.8), (high + 5.5, deep * 0.3), (low - 9, 0), (high + 10, deep), (low - 13, deep + 7), (high + 6, deep + 9), (mid - 4, deep + 16), (mid + 6, deep + 18), (low - 8, -13), (high + 8, -12), (mid - 6, -22), (mid + 7, -25), (low - 2, deep + 21), (high + 1, deep + 26), (low - 22, deep + 3), (high + 22, deep - 4)]
    if house["setting"].get("neighbours"):
        wanted = [(x, y) for x, y in wanted if y > deep + 8] + [(low - 7, deep + 12), (high + 8, deep + 13)]
    spots = []
    for index, (x, y) in enumerate(wanted):
        if all(clear(view, x, y, low, high, deep) for view in views):
            spots.append((kinds[index % 3], x + random.uniform(-1, 1), y + random.uniform(-1, 1), random.uniform(0.85, 1.15)))
    for place in range(22):
        angle, far = place * 0.2856 * 3 + random.uniform(-0.1, 0.1), random.uniform(30, 46)
        x, y = mid + math.sin(angle) * (far + (high - low) / 3), deep / 2 + math.cos(angle) * far
        if all(clear(view, x, y, low, high, deep) for view in views) and not (house["setting"]["ground"] in ("street", "cobbles", "gravel") and y < 6):
            spots.append((kinds[place % 2], x, y, random.uniform(1.15, 1.7)))
    return spots


def clear(view, x, y, low, high, deep):
    """Whether a tree here leaves the view from the camera to the house free."""
    ex, ey = view.eye.x, view.eye.y
    if math.hypot(x - ex, y - ey) < 7:
        return False
    far = math.hypot((low + high) / 2 - ex, deep / 2 - ey)
    ux, uy = math.sin(view.heading), math.cos(view.heading)
    along, across = (x - ex) * ux + (y - ey) * uy, abs((x - ex) * uy - (y - ey) * ux)
    half = math.hypot(high - low, deep) / 2
    return along > far + deep * 0.5 or along < 0 or across > half * along / far + 3.4
