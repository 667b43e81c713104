"""Renders rooms by style and kind."""

import numpy

import bpy
from air import breathe
from bedrooms import bathroom, bedroom
from cafes import brasserie, parlour
from cooking import run_on_the_right, sink_at_window
from frame import render
from halls import office, shed, shop
from kitchens import kitchen
from living import living
from sitting import corner_stove, face_to_face, seats_at_back
from sleeping import bath_at_window, bed_between_windows, bed_on_the_right, shower_room
from sixties import bed_under_window, bench_by_fire
from study import study
from tastes import TASTES, stuff
from trades import florist, sports

KINDS = {"woonkamer": living, "keuken": kitchen, "slaapkamer": bedroom, "badkamer": bathroom, "winkel": shop, "kantoor": office, "loods": shed, "brasserie": brasserie, "ijssalon": parlour, "bloemen": florist, "sport": sports, "bureau": study}
PLANS = {
    "seats at back": seats_at_back,
    "face to face": face_to_face,
    "corner stove": corner_stove,
    "bench by fire": bench_by_fire,
    "bed under window": bed_under_window,
    "sink at window": sink_at_window,
    "run on the right": run_on_the_right,
    "bed on the right": bed_on_the_right,
    "bed between windows": bed_between_windows,
    "shower": shower_room,
    "bath at window": bath_at_window,
}


def interior(folder, taste, kind):
    """Renders one room of a style, in soft light and with weaker contrast than outdoors."""
    breathe(clear=True)
    scene = bpy.context.scene
    scene.cycles.use_fast_gi = False
    scene.cycles.max_bounces = scene.cycles.diffuse_bounces = 3
    scene.cycles.sample_clamp_indirect = 1.6
    scene.view_settings.look, scene.view_settings.exposure = "Medium High Contrast", 0.48
    random = numpy.random.default_rng(sum(map(ord, taste + kind)))
    chosen = TASTES[taste]
    build = PLANS.get(chosen.get("plan", {}).get(kind), KINDS[kind])
    view = build(chosen["shape"], stuff(taste), random, [f"{folder}/valley-{print_}.png" for print_ in chosen.get("prints", ("vallei", "rivier"))])
    view.take()
    render(f"{folder}/room-{taste}-{kind}")
