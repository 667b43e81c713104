"""Finishes frames: denoises light and colour separately, develops the film curve, tones the print.

`blender -b --factory-startup -P finish.py -- FOLDER NAME…` writes FOLDER/NAME.png from the frame's layers.
"""

import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy

import bpy


def layer(base, name):
    picture = cv2.imread(f"{base}-{name}0001.exr", cv2.IMREAD_UNCHANGED)
    return numpy.nan_to_num(picture[..., :3] if picture.ndim == 3 else picture[..., None], posinf=0).astype(numpy.float32)


def smoothed(light, normal, depth, colour, levels, firm):
    """Denoises with edge-avoiding à-trous wavelets: averages light over neighbours of like normal, depth and colour."""
    inverse = 1.0 / (depth + 0.3)
    guide = numpy.concatenate([normal * 2.45, cv2.GaussianBlur(colour, (0, 0), 0.6) * 5.5, numpy.log(inverse) / 0.035], 2)
    height, width = light.shape[:2]
    for level in range(levels):
        step = 1 << level
        bright = cv2.GaussianBlur(numpy.log1p(light.mean(2) * 4), (0, 0), 1.3)[..., None]
        near = numpy.concatenate([guide[..., :6], guide[..., 6:] / (1 + level), bright * (firm * (1 + level)) ** 0.5], 2)
        wide = cv2.copyMakeBorder(numpy.concatenate([near, light], 2), step, step, step, step, cv2.BORDER_REPLICATE)
        total, weight = light * 0.375, numpy.full((height, width), 0.375, numpy.float32)
        for x, y in ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)):
            there = wide[step * (1 + y) :, step * (1 + x) :][:height, :width]
            apart = there[..., :8] - near
            alike = cv2.exp(-numpy.einsum("ijk,ijk->ij", apart, apart)) * (0.14 if x and y else 0.25)
            total += there[..., 8:] * alike[..., None]
            weight += alike
        light = total / weight[..., None]
    return light


def tamed(light):
    """Replaces fireflies (far brighter than all neighbours) by their neighbours."""
    middle = cv2.medianBlur(light, 5)
    return numpy.where(light.mean(2, keepdims=True) > middle.mean(2, keepdims=True) * 3 + 0.3, middle, light)


def assembled(base, indoors):
    whole, light, colour, gloss, sheen, normal, depth = (layer(base, name) for name in ("whole", "light", "colour", "gloss", "sheen", "normal", "depth"))
    depth = numpy.minimum(depth[..., :1], 5000)
    rest = numpy.maximum(whole - light * colour - gloss * sheen, 0)
    soft = smoothed(tamed(light), normal, depth, colour, *((6, 0.45) if indoors else (3, 2.2)))
    shine = smoothed(tamed(numpy.minimum(gloss, 30)), normal, depth, colour, 5 if indoors else 3, 0.6)
    return soft * colour + shine * sheen + rest


def developed(linear, exposure, look, path):
    """Develops light to a print through the Filmic curve."""
    height, width = linear.shape[:2]
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Filmic", look, exposure
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    image = bpy.data.images.new("linear", width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = linear[::-1, :, ::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
    return cv2.imread(path).astype(numpy.float32) / 255


def printed(x, grain=0.006):
    """Applies unsharp mask, soft bloom, contrast, slate shadows and warm lights, a darker rim and fine grain."""
    x = x + 0.4 * (x - cv2.GaussianBlur(x, (0, 0), 1.0))
    bloom = cv2.GaussianBlur(numpy.clip(x - 0.64, 0, 1), (0, 0), x.shape[1] / 60)
    x = 1 - (1 - x) * (1 - bloom * 0.45)
    held = numpy.clip(x, 0, 1)
    x = x * 0.78 + held * held * (3 - 2 * held) * 0.22
    light = x.mean(2, keepdims=True)
    x = x * (numpy.array([1.025, 1.0, 0.98]) * (1 - light) + numpy.array([0.985, 1.0, 1.015]) * light)
    h, w = x.shape[:2]
    down, across = numpy.mgrid[0:h, 0:w]
    rim = (across / w - 0.5) ** 2 + (down / h - 0.5) ** 2
    x = x * (1 - 0.24 * rim[..., None])
    return numpy.clip(x + numpy.random.default_rng(1).normal(0, grain, (h, w, 1)), 0, 1)


def finish(base):
    with open(f"{base}.txt") as note:
        exposure, look = note.read().strip().split(" ", 1)
    print_ = printed(developed(assembled(base, look.startswith("Medium")), float(exposure), look, f"{base}.png"))
    cv2.imwrite(f"{base}.png", (print_ * 255).round().astype(numpy.uint8))


arguments = sys.argv[sys.argv.index("--") + 1 :]
for name in arguments[1:]:
    finish(os.path.join(arguments[0], name))
