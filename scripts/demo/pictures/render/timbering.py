"""Half-timbering: posts, rails and braces of oak on a plastered wall, and the shutters of its windows."""

from walls import height_at

# Beams that cross stand out by different depths: faces in one plane would shade each other.
WIDE, POST, BRACE, SILL, LINTEL, FLOOR = 0.17, 0.05, 0.043, 0.057, 0.061, 0.066


def timber(solid, plane, roofline, foot, storeys, holes, oak):
    """Builds the frame of one wall above `foot`; `storeys` are the levels of its floors, the eaves last."""
    for low, high in zip(storeys, storeys[1:]):
        low = max(low, foot)
        within = [hole for hole in holes if low - 1 < hole.z < high and hole.z + hole.height > low]
        storey(solid, plane, low, high, within, oak)
    top = max(v for _, v in roofline)
    if top > storeys[-1] + 0.5:
        gable(solid, plane, roofline, storeys[-1], top, [hole for hole in holes if hole.z > storeys[-1]], oak)


def storey(solid, plane, low, high, holes, oak):
    """Builds posts beside the openings and between them, rails at sills and lintels, braces at the ends."""
    edges = [WIDE / 2, plane.width - WIDE / 2]
    for hole in holes:
        edges += [hole.x - WIDE / 2, hole.x + hole.width + WIDE / 2]
    posts = spaced(sorted(edges))
    for u in posts:
        if not any(hole.x < u < hole.x + hole.width for hole in holes):
            beam(solid, plane, (u, low), (u, high), oak, POST)
    rail(solid, plane, low + WIDE / 2, [hole for hole in holes if hole.z < low + 0.1], oak, FLOOR)
    rail(solid, plane, high - WIDE / 2, [], oak, FLOOR + 0.005)
    for level in sorted({round(hole.z - WIDE / 2, 2) for hole in holes if hole.z > low + 0.3} or {round((low + high) / 2, 2)}):
        rail(solid, plane, level, holes, oak, SILL)
    for level in {round(hole.z + hole.height + WIDE / 2, 2) for hole in holes}:
        if level < high - WIDE:
            rail(solid, plane, level, holes, oak, LINTEL)
    for (a, b), lean in (((posts[0], posts[1]), 1), ((posts[-1], posts[-2]), -1)):
        if abs(b - a) > 0.5:
            beam(solid, plane, (a + lean * WIDE, high - WIDE), (b - lean * WIDE / 2, low + WIDE), oak, BRACE)


def spaced(edges):
    """Adds posts where two are farther apart than a panel of clay may be."""
    posts = edges[:1]
    for left, right in zip(edges, edges[1:]):
        parts = max(1, round((right - left) / 1.05))
        posts += [left + (right - left) * part / parts for part in range(1, parts + 1)]
    return posts


def gable(solid, plane, roofline, low, top, holes, oak):
    """Builds collar rails and posts up to the slopes."""
    levels = [low + WIDE / 2, low + (top - low) * 0.36, low + (top - low) * 0.68]
    for level in levels:
        inside = [u for u in (plane.width * step / 200 for step in range(201)) if height_at(roofline, u) > level + 0.1]
        if inside and not any(hole.z < level < hole.z + hole.height for hole in holes):
            beam(solid, plane, (inside[0], level), (inside[-1], level), oak, SILL)
    for step in range(1, round(plane.width / 1.05)):
        u = plane.width * step / round(plane.width / 1.05)
        if not any(hole.x - 0.1 < u < hole.x + hole.width + 0.1 for hole in holes):
            beam(solid, plane, (u, low), (u, height_at(roofline, u) - 0.12), oak, POST)
    for way in (1, -1):
        foot, head = (0.2 if way > 0 else plane.width - 0.2), plane.width / 2 - way * 0.12
        beam(solid, plane, (foot, height_at(roofline, foot) - 0.02), (head, top - 0.3), oak, BRACE)


def rail(solid, plane, level, holes, oak, out):
    """Lays a horizontal beam, interrupted by the openings at its level."""
    stops = sorted((hole.x, hole.x + hole.width) for hole in holes if hole.z < level < hole.z + hole.height)
    spans = [(0, 0), *stops, (plane.width, plane.width)]
    for (_, left), (right, _) in zip(spans, spans[1:]):
        if right - left > 0.1:
            beam(solid, plane, (left, level), (right, level), oak, out)


def beam(solid, plane, a, b, oak, out):
    """Adds one beam from point to point of the wall, `out` metres proud of the plaster."""
    (u0, v0), (u1, v1) = a, b
    long = ((u1 - u0) ** 2 + (v1 - v0) ** 2) ** 0.5
    if long < 0.05:
        return
    du, dv = (v0 - v1) / long * WIDE / 2, (u1 - u0) / long * WIDE / 2
    rim = [(u0 - du, v0 - dv), (u1 - du, v1 - dv), (u1 + du, v1 + dv), (u0 + du, v0 + dv)]
    solid.face([plane.at(u, v, out) for u, v in rim], oak)
    for (p, q), (r, s) in zip(rim, rim[1:] + rim[:1]):
        solid.face([plane.at(p, q), plane.at(r, s), plane.at(r, s, out), plane.at(p, q, out)], oak)


def shutters(solid, plane, hole, paint, iron):
    """Hangs a pair of open shutters of upright boards beside a window."""
    leaf = min(0.52, hole.width / 2)
    for middle in (hole.x - leaf / 2 - 0.02, hole.x + hole.width + leaf / 2 + 0.02):
        for board in range(4):
            plane.box(solid, middle + (board - 1.5) * leaf / 4, hole.z + hole.height / 2, 0.085, leaf / 4 - 0.008, hole.height, 0.035, paint)
        for share in (0.18, 0.82):
            plane.box(solid, middle, hole.z + hole.height * share, 0.11, leaf - 0.04, 0.09, 0.02, paint)
        plane.box(solid, middle, hole.z + hole.height * 0.18, 0.123, leaf - 0.02, 0.025, 0.008, iron)
