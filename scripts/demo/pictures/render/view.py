"""The camera: upright verticals, a natural lens, the house well within the frame."""

import math

from mathutils import Vector

import bpy

SENSOR = 36.0


class View:
    """A camera with its horizon: `eye` and `heading` (radians from +y clockwise), lens in mm, horizon as a share of the height from below."""

    def __init__(self, eye, heading, lens=28.0, horizon=0.38, focus=None, fstop=5.6, tilt=0.0):
        self.eye, self.heading, self.lens, self.horizon = Vector(eye), heading, lens, horizon
        self.focus, self.fstop, self.tilt = focus, fstop, tilt
        self.half = math.atan(SENSOR / 2 / lens)

    def take(self, ratio=0.75):
        """Makes it the scene's camera."""
        data = bpy.data.cameras.new("camera")
        camera = bpy.data.objects.new("camera", data)
        bpy.context.scene.collection.objects.link(camera)
        camera.location = self.eye
        camera.rotation_euler = (math.pi / 2 + self.tilt, 0, -self.heading)
        data.lens, data.sensor_width, data.clip_end = self.lens, SENSOR, 6000
        data.shift_y = (0.5 - self.horizon) * ratio
        if self.focus:
            data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, self.focus, self.fstop
        bpy.context.scene.camera = camera

    def sees(self, x, y, spare=0.08):
        dx, dy = x - self.eye.x, y - self.eye.y
        angle = math.atan2(dx, dy) - self.heading
        return abs((angle + math.pi) % (2 * math.pi) - math.pi) < self.half + spare


def corners(house):
    for volume in house["volumes"]:
        x, y, z = volume["at"]
        for u in (-1, 1):
            for v in (0, 1):
                for w in (0, volume["eaves"]):
                    yield Vector((x + u * volume["width"] / 2, y + v * volume["depth"], z + w))
        top = z + volume["eaves"] + volume["rise"] + (1.3 if volume.get("chimneys") else 0.2)
        for u in (-0.45, 0.45):
            yield Vector((x + u * volume["width"] * (volume["ridge"] == "along"), y + volume["depth"] / 2, top))


def towards(house, turn, side="front", lens=28.0, horizon=0.36, eye=1.7, room=0.4, ratio=0.75):
    """Returns the nearest viewpoint from which the whole house is in the frame; `turn` in degrees from frontal."""
    points = list(corners(house))
    low, high = (Vector([pick(p[i] for p in points) for i in range(3)]) for pick in (min, max))
    centre = (low + high) / 2
    azimuth = math.radians(turn)
    away = Vector((math.sin(azimuth), -math.cos(azimuth), 0)) if side == "front" else Vector((math.sin(azimuth), math.cos(azimuth), 0))
    heading = math.atan2(-away.x, -away.y)
    ahead, right = Vector((math.sin(heading), math.cos(heading), 0)), Vector((math.cos(heading), -math.sin(heading), 0))
    focal = lens / SENSOR
    far = 6.0
    while far < 90:
        stand = Vector((centre.x, centre.y, eye)) + away * far
        seen = [((p - stand).dot(right), p.z - eye, (p - stand).dot(ahead)) for p in points]
        if all(d > 2 and abs(x) * focal / d < room and z * focal / d < ratio * (1 - horizon) - 0.05 for x, z, d in seen):
            break
        far += 0.4
    return View(stand, heading, lens, horizon, far)
