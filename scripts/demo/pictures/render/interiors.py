"""Renders rooms by style and kind."""

import numpy

import bpy
from air import breathe
from bedrooms import bathroom, bedroom
from cafes import brasserie, parlour
from frame import render
from halls import office, shed, shop
from kitchens import kitchen
from living import living
from tastes import TASTES, stuff

KINDS = {"woonkamer": living, "keuken": kitchen, "slaapkamer": bedroom, "badkamer": bathroom, "winkel": shop, "kantoor": office, "loods": shed, "brasserie": brasserie, "ijssalon": parlour}


def interior(folder, taste, kind):
    """Renders one room of a style, in soft light and with weaker contrast than outdoors."""
    breathe(clear=True)
    scene = bpy.context.scene
    scene.cycles.use_fast_gi = False
    scene.cycles.max_bounces = scene.cycles.diffuse_bounces = 4
    scene.cycles.sample_clamp_indirect = 1.6
    scene.view_settings.look, scene.view_settings.exposure = "Medium High Contrast", 0.42
    random = numpy.random.default_rng(sum(map(ord, taste + kind)))
    view = KINDS[kind](TASTES[taste]["shape"], stuff(taste), random, [f"{folder}/valley-vallei.png", f"{folder}/valley-rivier.png"])
    view.take()
    render(f"{folder}/room-{taste}-{kind}")
