"""Meshes built of faces: boxes, tubes, lathed shapes, leaf cards; one mesh with its materials."""

import itertools
import math

import numpy
from mathutils import Vector

import bpy

NUMBER, SOWN = itertools.count(), {}
BOX = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
CORNERS = ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))


class Solid:
    """A mesh under construction. Points are metres in its own coordinates; every face has a material."""

    def __init__(self):
        self.points, self.faces, self.slots, self.materials, self.slot_of = [], [], [], [], {}
        self.leaves = []

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
        """Adds a box around its centre; `turn` is a 3×3 matrix, `taper` the top's size relative to the base."""
        at, points = Vector(centre), []
        for x, y, z in CORNERS:
            narrow = taper if z > 0 else 1
            corner = Vector((x * size[0] / 2 * narrow, y * size[1] / 2 * narrow, z * size[2] / 2))
            points.append(at + (turn @ corner if turn else corner))
        self.add(points, BOX, material)

    def span(self, low, high, material):
        """Adds a box between two corners."""
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
        """Adds a lathed shape; the profile is (radius, height) from the base up."""
        turns = [2 * math.pi * side / sides for side in range(sides)]
        points = [(at[0] + r * math.cos(t), at[1] + r * math.sin(t), at[2] + z) for r, z in profile for t in turns]
        faces = [
            (ring * sides + side, ring * sides + (side + 1) % sides, (ring + 1) * sides + (side + 1) % sides, (ring + 1) * sides + side)
            for ring in range(len(profile) - 1)
            for side in range(sides)
        ]
        self.add(points, faces, material)

    def cards(self, foot, along, normal, length, width, material):
        """Adds leaves: rhombi from their base along a direction; arrays of n × 3 and n."""
        side = numpy.cross(along, normal)
        side /= numpy.linalg.norm(side, axis=1, keepdims=True) + 1e-6
        reach, wide = along * length[:, None], side * width[:, None]
        points = numpy.stack([foot, foot + reach * 0.45 + wide, foot + reach, foot + reach * 0.45 - wide], 1)
        self.leaves.append((points.reshape(-1, 3).astype(numpy.float32), self.slot(material)))

    def mesh(self, name, smooth=False):
        """Returns all faces: boxes and the like first, then all leaves, with four corners each."""
        blocks = [numpy.array(self.points, numpy.float32).reshape(-1, 3), *(points for points, _ in self.leaves)]
        corners = numpy.concatenate(blocks)
        counts = numpy.array([len(face) for face in self.faces] + [4] * ((len(corners) - len(self.points)) // 4), numpy.int32)
        loops = numpy.array([index for face in self.faces for index in face], numpy.int32)
        loops = numpy.concatenate([loops, numpy.arange(len(self.points), len(corners), dtype=numpy.int32)])
        slots = numpy.concatenate([numpy.array(self.slots, numpy.int32), *(numpy.full(len(points) // 4, slot, numpy.int32) for points, slot in self.leaves)])
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(corners))
        mesh.vertices.foreach_set("co", corners.ravel())
        mesh.loops.add(len(loops))
        mesh.loops.foreach_set("vertex_index", loops)
        mesh.polygons.add(len(counts))
        mesh.polygons.foreach_set("loop_start", numpy.concatenate([[0], numpy.cumsum(counts)[:-1]]).astype(numpy.int32))
        mesh.polygons.foreach_set("loop_total", counts)
        mesh.polygons.foreach_set("material_index", slots)
        mesh.polygons.foreach_set("use_smooth", [smooth] * len(counts))
        for material in self.materials:
            mesh.materials.append(material)
        mesh.update(calc_edges=True)
        return mesh

    def put(self, name, at=(0, 0, 0), turn=0.0, smooth=False, bevel=0.0):
        thing = put(self.mesh(name, smooth), at, turn)
        if bevel:
            edge = thing.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments, edge.limit_method = bevel, 2, "ANGLE"
        return thing


def put(mesh, at, turn=0.0, scale=1.0):
    """Places a mesh in the scene: metres, radians about the vertical, one scale or three."""
    thing = bpy.data.objects.new(f"{mesh.name}.{next(NUMBER)}", mesh)
    thing.location, thing.rotation_euler = at, (0, 0, turn)
    thing.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sow(mesh, at, turn=0.0, scale=1.0):
    """Places a mesh like `put`, for thousands: the copies appear in the scene after `grow`."""
    SOWN.setdefault(mesh, []).append((*at, turn, scale))


def grow():
    """Creates all sown copies: one small square for each plant, on which Blender instances it."""
    for mesh, places in SOWN.items():
        x, y, z, turn, scale = numpy.array(places, numpy.float32).T
        corners = []
        for quarter in range(4):
            angle = turn + math.pi * (quarter / 2 + 0.25)
            corners.append(numpy.stack([x + numpy.cos(angle) * scale * 0.70711, y + numpy.sin(angle) * scale * 0.70711, z], 1))
        seeds = Solid()
        seeds.leaves.append((numpy.stack(corners, 1).reshape(-1, 3), seeds.slot(mesh.materials[0])))
        field = put(seeds.mesh(f"field of {mesh.name}"), (0, 0, 0))
        field.instance_type, field.use_instance_faces_scale = "FACES", True
        field.show_instancer_for_render = False
        put(mesh, (0, 0, 0)).parent = field
    SOWN.clear()
