import { outline, type Point, scaleAt } from './camera.ts';
import { type Facade, type House, openings, type Volume, type Wall } from './house.ts';
import { lay, walls } from './masonry.ts';
import { drawOpening, type Plane, spots } from './opening.ts';
import { type Colour, darker, lighter } from './palette.ts';
import { between } from './random.ts';
import { drawRoof, faces } from './roof.ts';
import { closed, rounded } from './sheet.ts';
import { dot, face, fall, hull, shade, unit, type View } from './view.ts';

/** Builds a house where it stands: the farthest volume first, walls before roofs. */
export function drawHouse(view: View, house: House): void {
  const far = ({ at: [x, y], depth }: Volume) =>
    Math.hypot(x - view.camera.eye[0], y + depth / 2 - view.camera.eye[1]);
  for (const volume of [...house.volumes].sort((a, b) => far(b) - far(a))) {
    for (const side of sides(volume))
      drawWall(view, { ...house, joinery: volume.joinery ?? house.joinery }, volume, side);
    drawRoof(view, house, volume);
  }
}

/** Lays the house's shadow on the ground. */
export function houseShadow(view: View, house: House): void {
  view.sheet.soft(1.6, `opacity="${view.light.contrast}"`, () => {
    for (const volume of house.volumes)
      face(
        view,
        hull(
          corners(volume).flatMap((corner) => [
            fall(view.light, corner),
            [corner[0], corner[1], 0],
          ]),
        ),
        view.light.shadow,
      );
  });
}

function corners({ at: [x, y, z], width, depth, eaves, rise, ridge }: Volume): Point[] {
  const [x0, x1, y1, top] = [x - width / 2, x + width / 2, y + depth, z + eaves];
  const ends: Point[] =
    ridge === 'along'
      ? [
          [x0, y + depth / 2, top + rise],
          [x1, y + depth / 2, top + rise],
        ]
      : [
          [x, y, top + rise],
          [x, y1, top + rise],
        ];
  return [[x0, y, top], [x1, y, top], [x0, y1, top], [x1, y1, top], ...ends];
}

type Side = { plane: Plane; gable: boolean; facade: Facade };

function sides(volume: Volume): Side[] {
  const {
    at: [x, y, z],
    width,
    depth,
    ridge,
    rise,
  } = volume;
  const [x0, x1, y1] = [x - width / 2, x + width / 2, y + depth];
  const side = (
    from: Point,
    along: Point,
    normal: Point,
    long: number,
    facade: Facade = [],
  ): Side => ({
    plane: {
      width: long,
      normal,
      place: (u, v, out = 0) => [
        from[0] + along[0] * u + normal[0] * out,
        from[1] + along[1] * u + normal[1] * out,
        from[2] + v,
      ],
    },
    gable: rise > 0 && (ridge === 'along') === (normal[0] !== 0),
    facade,
  });
  return [
    side([x1, y1, z], [-1, 0, 0], [0, 1, 0], width, volume.back),
    side([x0, y1, z], [0, -1, 0], [-1, 0, 0], depth, volume.left),
    side([x1, y, z], [0, 1, 0], [1, 0, 0], depth, volume.right),
    side([x0, y, z], [1, 0, 0], [0, -1, 0], width, volume.front),
  ];
}

const rubble: ReadonlySet<Wall> = new Set(['schist', 'limestone', 'sandstone', 'brick']);

function drawWall(view: View, house: House, volume: Volume, { plane, gable, facade }: Side): void {
  if (!faces(view, plane.place(0, 0), plane.normal)) return;
  const { width, place } = plane;
  const { eaves, rise } = volume;
  const shape: Point[] = [
    place(0, 0),
    place(width, 0),
    place(width, eaves),
    ...(gable ? [place(width / 2, eaves + rise)] : []),
    place(0, eaves),
  ];
  const outlineOf = outline(view.camera, shape);
  const path = closed(outlineOf);
  view.sheet.polygon(outlineOf, shade(view, walls[volume.wall].base, plane.normal, place(0, 0)));
  const top = eaves + (gable ? rise : 0);
  view.sheet.within(path, () => {
    const split = volume.upper?.from ?? top;
    clad(view, plane, volume.wall, 0, split);
    if (volume.upper) clad(view, plane, volume.upper.wall, split, top);
    if (rubble.has(volume.wall)) quoins(view, plane, Math.min(eaves, split));
    weather(view, plane, top, eaves, gable, rubble.has(volume.wall) ? 0.42 : 0.26);
  });
  for (const opening of openings(facade, width, eaves))
    drawOpening(
      view,
      house,
      plane,
      opening,
      opening.z < (volume.upper?.from ?? 99) &&
        (rubble.has(volume.wall) || volume.wall === 'ochre'),
    );
}

function clad(view: View, plane: Plane, wall: Wall, from: number, to: number): void {
  const { sheet, camera, random } = view;
  const material = walls[wall];
  const tint = (colour: Colour) => shade(view, colour, plane.normal, plane.place(0, 0));
  sheet.polygon(spots(view, plane, -0.1, from, plane.width + 0.1, to, 0), tint(material.base));
  const coarse = Math.max(
    1,
    3.6 / (material.course[0] * scaleAt(camera, plane.place(plane.width / 2, 0))),
  );
  for (const [tone, pieces] of lay(material, plane.width / coarse, (to - from) / coarse, random)) {
    const path = pieces.map(([x, z, w, h]) =>
      closed(
        spots(
          view,
          plane,
          x * coarse,
          from + z * coarse,
          (x + w) * coarse,
          from + (z + h) * coarse,
          0,
        ),
      ),
    );
    sheet.cut(path.join(''), tint(tone));
  }
}

/** Dressed stones at the corners, long and short in turn. */
function quoins(view: View, plane: Plane, height: number): void {
  const tone = shade(view, '#b3aea2', plane.normal, plane.place(0, 0));
  for (let z = 0, long = true; z < height; z += 0.34, long = !long) {
    const reach = long ? 0.52 : 0.3;
    const colour = long ? tone : lighter(tone, 0.08);
    view.sheet.polygon(spots(view, plane, 0, z + 0.02, reach, z + 0.32, 0), colour);
    view.sheet.polygon(
      spots(view, plane, plane.width - reach, z + 0.02, plane.width, z + 0.32, 0),
      colour,
    );
  }
}

/** What light does to a wall: darker at the foot and under the eaves, and flecked by a tree that is not in the picture. */
function weather(
  view: View,
  plane: Plane,
  top: number,
  eaves: number,
  gable: boolean,
  flecked: number,
): void {
  const { sheet, light, random, growth } = view;
  const whole = spots(view, plane, -0.2, -0.2, plane.width + 0.2, top + 0.2, 0);
  const [foot, , , head] = whole;
  if (foot && head)
    sheet.polygon(
      whole,
      sheet.linear(foot, head, [
        [0, darker(growth.meadow, 0.5), 0.3],
        [0.22, light.shadow, 0.06],
        [0.7, light.shadow, 0],
        [1, light.horizon, 0.12],
      ]),
    );
  if (!gable) {
    const deep = 0.35 + light.sun[2] * 0.7;
    sheet.polygon(
      spots(view, plane, -0.2, eaves - deep, plane.width + 0.2, eaves + 0.1, 0),
      light.shadow,
      `opacity="${light.contrast * 0.75}"`,
    );
  }
  if (dot(unit(light.sun), plane.normal) < 0.15 || plane.width < 3) return;
  const side = light.sun[0] * plane.normal[1] > 0 ? plane.width : 0;
  let flecks = '';
  for (let fleck = 0; fleck < 44; fleck++) {
    const u = side + (side ? -1 : 1) * Math.abs(random() + random() - 0.9) * plane.width * 0.42;
    const z = top * (0.1 + 0.85 * random());
    const r = between(random, 0.2, 0.62);
    const leaf = Array.from({ length: 6 }, (_, step): Point => {
      const angle = (step / 8) * Math.PI * 2;
      const reach = r * between(random, 0.5, 1.2);
      return plane.place(u + Math.cos(angle) * reach, z + Math.sin(angle) * reach);
    });
    flecks += rounded(outline(view.camera, leaf));
  }
  sheet.soft(5, `opacity="${light.contrast * flecked}"`, () => sheet.cut(flecks, light.shadow));
}
