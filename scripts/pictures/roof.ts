import { nowhere, outline, type Point, scaleAt } from './camera.ts';
import { drawChimney } from './chimney.ts';
import { drawDormer, drawSkylight } from './dormer.ts';
import type { House, Volume } from './house.ts';
import { covers, lay } from './masonry.ts';
import { type Colour, darker } from './palette.ts';
import { closed, type Sheet } from './sheet.ts';
import { dot, face, shade, type View } from './view.ts';

export type Slope = { foot: readonly [Point, Point]; head: readonly [Point, Point]; normal: Point };

/** Lays a volume's roof over its walls: soffits and verges, slopes of slate, gutter, dormers, chimneys. */
export function drawRoof(view: View, house: House, volume: Volume): void {
  if (volume.rise === 0) {
    drawFlat(view, volume);
    return;
  }
  const slopes = slopesOf(volume).filter(({ foot, normal }) => faces(view, foot[0], normal));
  drawVerges(view, volume);
  for (const slope of slopes) {
    drawSlope(view, volume, slope);
    drawGutter(view, volume, slope);
    for (const at of volume.skylights ?? []) drawSkylight(view, slope, at);
  }
  if (volume.ridge === 'along') {
    const front = slopes.some(({ normal }) => normal[1] < 0);
    const back = slopes.some(({ normal }) => normal[1] > 0);
    for (const at of volume.dormers ?? [])
      for (const side of [front ? -1 : 0, back ? 1 : 0])
        if (side) drawDormer(view, house, volume, at, side);
  }
  for (const at of volume.chimneys ?? []) drawChimney(view, volume, at);
}

function slopesOf({
  at: [x, y, z],
  width,
  depth,
  eaves,
  rise,
  ridge,
  overhang = 0.32,
}: Volume): Slope[] {
  const [x0, x1, y1] = [x - width / 2, x + width / 2, y + depth];
  const o = overhang;
  if (ridge === 'along') {
    const drop = (rise / (depth / 2)) * o;
    const [low, high, mid] = [z + eaves - drop, z + eaves + rise, y + depth / 2];
    return [
      {
        foot: [
          [x0 - o, y - o, low],
          [x1 + o, y - o, low],
        ],
        head: [
          [x0 - o, mid, high],
          [x1 + o, mid, high],
        ],
        normal: [0, -rise, depth / 2],
      },
      {
        foot: [
          [x1 + o, y1 + o, low],
          [x0 - o, y1 + o, low],
        ],
        head: [
          [x1 + o, mid, high],
          [x0 - o, mid, high],
        ],
        normal: [0, rise, depth / 2],
      },
    ];
  }
  const drop = (rise / (width / 2)) * o;
  const [low, high] = [z + eaves - drop, z + eaves + rise];
  return [
    {
      foot: [
        [x0 - o, y1 + o, low],
        [x0 - o, y - o, low],
      ],
      head: [
        [x, y1 + o, high],
        [x, y - o, high],
      ],
      normal: [-rise, 0, width / 2],
    },
    {
      foot: [
        [x1 + o, y - o, low],
        [x1 + o, y1 + o, low],
      ],
      head: [
        [x, y - o, high],
        [x, y1 + o, high],
      ],
      normal: [rise, 0, width / 2],
    },
  ];
}

function drawSlope(view: View, volume: Volume, { foot, head, normal }: Slope): void {
  const { sheet, camera, random } = view;
  const corners = [foot[0], foot[1], head[1], head[0]];
  const material = covers[volume.roof];
  const tint = (colour: Colour) => shade(view, colour, normal, foot[0]);
  const shape = outline(camera, corners);
  sheet.polygon(shape, tint(material.base));
  const length = Math.hypot(foot[1][0] - foot[0][0], foot[1][1] - foot[0][1]);
  const rise = Math.hypot(
    head[0][0] - foot[0][0],
    head[0][1] - foot[0][1],
    head[0][2] - foot[0][2],
  );
  const coarse = Math.max(1, 4.2 / (material.course[0] * scaleAt(camera, foot[0])));
  sheet.within(closed(shape), () => {
    const place = (along: number, up: number): Point => {
      const [a, b] = [(along / length) * coarse, (up / rise) * coarse];
      return [0, 1, 2].map((axis) => {
        const start = foot[0][axis] ?? 0;
        return start + ((foot[1][axis] ?? 0) - start) * a + ((head[0][axis] ?? 0) - start) * b;
      }) as unknown as Point;
    };
    for (const [tone, pieces] of lay(material, length / coarse, rise / coarse, random)) {
      const path = pieces
        .map(([x, z, w, h]) =>
          closed(
            outline(camera, [place(x, z), place(x + w, z), place(x + w, z + h), place(x, z + h)]),
          ),
        )
        .join('');
      sheet.cut(path, tint(tone));
    }
  });
  const [bottom, top] = [shape[0] ?? nowhere, shape[3] ?? nowhere];
  sheet.polygon(shape, glaze(sheet, bottom, top, view.light.haze));
}

const glaze = (
  sheet: Sheet,
  foot: readonly [number, number],
  head: readonly [number, number],
  haze: Colour,
) =>
  sheet.linear(foot, head, [
    [0, '#1e262b', 0.16],
    [0.5, '#1e262b', 0],
    [1, haze, 0.22],
  ]);

function drawGutter(view: View, volume: Volume, { foot, normal }: Slope): void {
  const tone = shade(
    view,
    volume.roof === 'green' ? '#4a4f50' : '#6d777a',
    [normal[0], normal[1], 0],
    foot[0],
  );
  const low = foot.map(([x, y, z]): Point => [x, y, z - 0.13]);
  face(view, [foot[0], foot[1], low[1] ?? foot[1], low[0] ?? foot[0]], tone);
}

/** The roof's edge above a gable: dark underside, then the verge board. */
function drawVerges(view: View, volume: Volume): void {
  const {
    at: [x, y, z],
    width,
    depth,
    eaves,
    rise,
    ridge,
    overhang = 0.32,
  } = volume;
  const along = ridge === 'along';
  const half = (along ? depth : width) / 2;
  const drop = (rise / half) * overhang;
  const ends: readonly [Point, number, Point][] = along
    ? [
        [[x - width / 2, y + half, z], -1, [-1, 0, 0]],
        [[x + width / 2, y + half, z], 1, [1, 0, 0]],
      ]
    : [
        [[x, y, z], -1, [0, -1, 0]],
        [[x, y + depth, z], 1, [0, 1, 0]],
      ];
  for (const [middle, sign, normal] of ends) {
    if (!faces(view, middle, normal)) continue;
    const edge = (side: number, share: number, up: number, out: number): Point => {
      const aside = side * (half + overhang) * share;
      const height = z + eaves + rise - (rise + drop) * share + up;
      return along
        ? [middle[0] + sign * out, middle[1] + aside, height]
        : [middle[0] + aside, middle[1] + sign * out, height];
    };
    const wood = shade(view, '#5b5750', normal, middle);
    for (const side of [-1, 1]) {
      face(
        view,
        [
          edge(side, 0, -0.04, 0),
          edge(side, 1, -0.04, 0),
          edge(side, 1, -0.04, overhang),
          edge(side, 0, -0.04, overhang),
        ],
        darker(wood, 0.35),
      );
      face(
        view,
        [
          edge(side, 0, 0, overhang),
          edge(side, 1, 0, overhang),
          edge(side, 1, -0.2, overhang),
          edge(side, 0, -0.2, overhang),
        ],
        wood,
      );
      face(
        view,
        [
          edge(side, 0, -0.2, 0),
          edge(side, 1, -0.2, 0),
          edge(side, 1, -0.48, 0),
          edge(side, 0, -0.48, 0),
        ],
        view.light.shadow,
        `opacity="${view.light.contrast * 0.55}"`,
      );
    }
  }
}

function drawFlat(view: View, { at: [x, y, z], width, depth, eaves }: Volume): void {
  const [x0, x1, y1, top] = [
    x - width / 2 - 0.12,
    x + width / 2 + 0.12,
    y + depth + 0.12,
    z + eaves,
  ];
  const cap = (normal: Point) => shade(view, '#6d7577', normal, [x, y, z]);
  const sides: readonly [Point, Point, Point][] = [
    [
      [x0, y - 0.12, top],
      [x1, y - 0.12, top],
      [0, -1, 0],
    ],
    [
      [x1, y - 0.12, top],
      [x1, y1, top],
      [1, 0, 0],
    ],
    [
      [x1, y1, top],
      [x0, y1, top],
      [0, 1, 0],
    ],
    [
      [x0, y1, top],
      [x0, y - 0.12, top],
      [-1, 0, 0],
    ],
  ];
  if (view.camera.eye[2] > top)
    face(
      view,
      sides.map(([from]) => from),
      shade(view, '#9a9c92', [0, 0, 1], [x, y, z]),
    );
  for (const [from, to, normal] of sides)
    if (faces(view, from, normal))
      face(
        view,
        [from, to, [to[0], to[1], top - 0.26], [from[0], from[1], top - 0.26]],
        cap(normal),
      );
}

/** Whether a surface at this place, looking this way, can be seen. */
export const faces = (view: View, at: Point, normal: Point): boolean =>
  dot(normal, [
    view.camera.eye[0] - at[0],
    view.camera.eye[1] - at[1],
    view.camera.eye[2] - at[2],
  ]) > 0;
