"""One frame: sampling, and the layers that finishing needs, written as separate EXR files."""

import os
import time

import bpy

PASSES = ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "normal", "z")


def prepare(width, height, samples, bounces=2, clamp=2.5, look="High Contrast"):
    """Returns an empty scene that renders with two threads on the processor."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", samples, False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, bounces, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 1, 5
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = clamp, 12.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 1
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", look
    return scene


def render(path):
    """Renders to `path`-<layer>0001.exr and writes the exposure beside them."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, f"use_pass_{name}", True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = os.path.dirname(path)
    out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "16", "ZIP"
    name = os.path.basename(path)
    for slot in ("whole", "light", "colour", "gloss", "sheen", "normal", "depth"):
        out.file_slots.new(f"{name}-{slot}")
    out.file_slots.remove(out.inputs[0])

    def sum_of(a, b):
        made = tree.nodes.new("CompositorNodeMixRGB")
        made.blend_type = "ADD"
        tree.links.new(source.outputs[a], made.inputs[1])
        tree.links.new(source.outputs[b], made.inputs[2])
        return made.outputs[0]

    sockets = {
        "whole": source.outputs["Image"],
        "light": sum_of("DiffDir", "DiffInd"),
        "colour": source.outputs["DiffCol"],
        "gloss": sum_of("GlossDir", "GlossInd"),
        "sheen": source.outputs["GlossCol"],
        "normal": source.outputs["Normal"],
        "depth": source.outputs["Depth"],
    }
    for slot, socket in sockets.items():
        tree.links.new(socket, out.inputs[f"{name}-{slot}"])
    scene.render.filepath = f"{path}-raw.png"
    start = time.process_time()
    bpy.ops.render.render(write_still=False)
    with open(f"{path}.txt", "w") as note:
        note.write(f"{scene.view_settings.exposure} {scene.view_settings.look}\n")
    print(f"FRAME {name} {time.process_time() - start:.0f} core-s", flush=True)
