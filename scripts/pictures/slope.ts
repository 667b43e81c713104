import { nowhere, outline, type Point, scaleAt } from './camera.ts';
import type { Volume } from './house.ts';
import { covers, lay } from './masonry.ts';
import type { Colour } from './palette.ts';
import { closed, type Sheet } from './sheet.ts';
import { face, shade, type View } from './view.ts';

export type Slope = { foot: readonly [Point, Point]; head: readonly [Point, Point]; normal: Point };

/** The two slopes of a roof, overhang included. */
export function slopesOf({
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

/** One slope in its slates, darker at the eaves. */
export function drawSlope(view: View, volume: Volume, { foot, head, normal }: Slope): void {
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

/** The gutter along a slope’s foot. */
export function drawGutter(view: View, volume: Volume, { foot, normal }: Slope): void {
  const tone = shade(
    view,
    volume.roof === 'green' ? '#4a4f50' : '#6d777a',
    [normal[0], normal[1], 0],
    foot[0],
  );
  const low = foot.map(([x, y, z]): Point => [x, y, z - 0.13]);
  face(view, [foot[0], foot[1], low[1] ?? foot[1], low[0] ?? foot[0]], tone);
}
