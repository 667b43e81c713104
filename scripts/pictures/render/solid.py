"""Things built of faces: boxes, tubes, turned shapes, cards of leaves; one mesh with its materials."""

import math

import numpy
from mathutils import Vector

import bpy

BOX = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
CORNERS = ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))


class Solid:
    """A thing in the making. Points are metres in its own place; every face has a material."""

    def __init__(self):
        self.points, self.faces, self.slots, self.materials, self.slot_of = [], [], [], [], {}

    def slot(self, material):
        if material.name not in self.slot_of:
            self.slot_of[material.name] = len(self.materials)
            self.materials.append(material)
        return self.slot_of[material.name]

    def add(self, points, faces, material):
        first, slot = len(self.points), self.slot(material)
        self.points += [tuple(point) for point in points]
        self.faces += [tuple(first + index for index in face) for face in faces]
        self.slots += [slot] * len(faces)

    def face(self, points, material):
        self.add(points, [range(len(points))], material)

    def box(self, centre, size, material, turn=None, taper=1.0):
        """A box about its centre; `turn` a 3×3 matrix, `taper` the top's share of the foot."""
        at, points = Vector(centre), []
        for x, y, z in CORNERS:
            narrow = taper if z > 0 else 1
            corner = Vector((x * size[0] / 2 * narrow, y * size[1] / 2 * narrow, z * size[2] / 2))
            points.append(at + (turn @ corner if turn else corner))
        self.add(points, BOX, material)

    def span(self, low, high, material):
        """A box between two corners."""
        self.box([(a + b) / 2 for a, b in zip(low, high)], [abs(b - a) for a, b in zip(low, high)], material)

    def tube(self, path, radii, material, sides=7):
        points, faces, last = [], [], len(path) - 1
        for index, (at, radius) in enumerate(zip(path, radii)):
            along = (Vector(path[min(index + 1, last)]) - Vector(path[max(index - 1, 0)])).normalized()
            a = along.orthogonal().normalized()
            b = along.cross(a)
            for side in range(sides):
                turn = 2 * math.pi * side / sides
                points.append(Vector(at) + (a * math.cos(turn) + b * math.sin(turn)) * radius)
        for ring in range(last):
            for side in range(sides):
                after = (side + 1) % sides
                faces.append((ring * sides + side, ring * sides + after, (ring + 1) * sides + after, (ring + 1) * sides + side))
        faces.append(tuple(last * sides + side for side in range(sides)))
        self.add(points, faces, material)

    def lathe(self, profile, material, sides=24, at=(0, 0, 0)):
        """A turned shape; the profile is (radius, height) from the foot up."""
        turns = [2 * math.pi * side / sides for side in range(sides)]
        points = [(at[0] + r * math.cos(t), at[1] + r * math.sin(t), at[2] + z) for r, z in profile for t in turns]
        faces = [
            (ring * sides + side, ring * sides + (side + 1) % sides, (ring + 1) * sides + (side + 1) % sides, (ring + 1) * sides + side)
            for ring in range(len(profile) - 1)
            for side in range(sides)
        ]
        self.add(points, faces, material)

    def cards(self, foot, along, normal, length, width, material):
        """Leaves: rhombi from their feet along a direction; arrays of n × 3 and n."""
        side = numpy.cross(along, normal)
        side /= numpy.linalg.norm(side, axis=1, keepdims=True) + 1e-6
        reach, wide = along * length[:, None], side * width[:, None]
        points = numpy.stack([foot, foot + reach * 0.45 + wide, foot + reach, foot + reach * 0.45 - wide], 1).reshape(-1, 3)
        first, slot, count = len(self.points), self.slot(material), len(foot)
        self.points += points.tolist()
        self.faces += (numpy.arange(count * 4).reshape(-1, 4) + first).tolist()
        self.slots += [slot] * count

    def mesh(self, name, smooth=False):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        mesh.polygons.foreach_set("material_index", self.slots)
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(self.faces))
        for material in self.materials:
            mesh.materials.append(material)
        mesh.update()
        return mesh

    def put(self, name, at=(0, 0, 0), turn=0.0, smooth=False, bevel=0.0):
        thing = put(self.mesh(name, smooth), at, turn)
        if bevel:
            edge = thing.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
        return thing


def put(mesh, at, turn=0.0, scale=1.0):
    """Stands a mesh in the scene: metres, radians about the vertical, one scale or three."""
    thing = bpy.data.objects.new(f"{mesh.name}.{len(bpy.data.objects)}", mesh)
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    thing.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    bpy.context.scene.collection.objects.link(thing)
    return thing
