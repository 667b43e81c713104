import { outline, type Point, project, scaleAt } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { closed, open } from './sheet.ts';
import { face, type View } from './view.ts';

/** The ground that is for sale: mown a little paler, four pegs with a line between them. */
export function drawParcel(view: View, corners: readonly Point[]): void {
  const { growth, light, camera, sheet } = view;
  face(view, corners, lighter(mix(growth.meadow, '#d8c27a', 0.2), 0.12), 'opacity="0.55"');
  const stripes = 9;
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return;
  const along = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    0,
  ];
  for (let stripe = 0; stripe < stripes; stripe += 2)
    face(
      view,
      [
        along(a, b, stripe / stripes),
        along(a, b, (stripe + 1) / stripes),
        along(d, c, (stripe + 1) / stripes),
        along(d, c, stripe / stripes),
      ],
      darker(growth.meadow, 0.1),
      'opacity="0.25"',
    );
  sheet.line(
    `${open(
      outline(
        camera,
        corners.map(([x, y]): Point => [x, y, 0.5]),
      ),
    )}Z`,
    light.horizon,
    1.6,
    'opacity="0.8"',
  );
  for (const corner of corners) {
    const [x, y] = project(camera, corner);
    const scale = scaleAt(camera, corner);
    sheet.polygon(
      [
        [x - scale * 0.05, y],
        [x + scale * 0.05, y],
        [x + scale * 0.05, y - scale * 0.8],
        [x - scale * 0.05, y - scale * 0.8],
      ],
      '#8a6a4a',
    );
    sheet.polygon(
      [
        [x - scale * 0.05, y - scale * 0.66],
        [x + scale * 0.05, y - scale * 0.66],
        [x + scale * 0.05, y - scale * 0.8],
        [x - scale * 0.05, y - scale * 0.8],
      ],
      '#f1ece1',
    );
  }
}

/** Posts and two rails along a line on the ground. */
export function drawFence(view: View, line: readonly Point[]): void {
  const { camera, sheet } = view;
  const wood: Colour = '#7d6a52';
  for (const [index, from] of line.slice(0, -1).entries()) {
    const to = line[index + 1] ?? from;
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2.2));
    const at = (share: number, z: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      z,
    ];
    for (const z of [0.5, 0.95])
      sheet.cut(
        closed(outline(camera, [at(0, z), at(1, z), at(1, z + 0.1), at(0, z + 0.1)])),
        lighter(wood, 0.12),
      );
    for (let post = 0; post <= count; post++) {
      const [x, y] = project(camera, at(post / count, 0));
      const scale = scaleAt(camera, at(post / count, 0));
      sheet.polygon(
        [
          [x - scale * 0.07, y],
          [x + scale * 0.07, y],
          [x + scale * 0.07, y - scale * 1.2],
          [x - scale * 0.07, y - scale * 1.2],
        ],
        wood,
      );
      sheet.polygon(
        [
          [x + scale * 0.01, y],
          [x + scale * 0.07, y],
          [x + scale * 0.07, y - scale * 1.2],
          [x + scale * 0.01, y - scale * 1.2],
        ],
        darker(wood, 0.3),
      );
    }
  }
}

/** A bell tent: a cone of cloth in two tones, its door, its shadow. */
export function drawTent(view: View, at: Point, cloth: Colour): void {
  const { sheet, camera, light } = view;
  const scale = scaleAt(camera, at);
  const [x, y] = project(camera, at);
  const s = (value: number) => value * scale;
  const tip: readonly [number, number] = [x, y - s(2.9)];
  const bright = lighter(cloth, 0.2);
  sheet.soft(2, `opacity="${light.contrast * 0.8}"`, () =>
    sheet.ellipse(x - s(1.6) * Math.sign(light.sun[0]), y + s(0.05), s(3.4), s(0.3), light.shadow),
  );
  sheet.polygon(
    [[x - s(2.3), y], [x - s(2.2), y - s(0.9)], tip, [x + s(2.2), y - s(0.9)], [x + s(2.3), y]],
    light.sun[0] < 0 ? bright : darker(cloth, 0.14),
  );
  sheet.polygon(
    [[x + s(0.5), y + s(0.1)], tip, [x + s(2.2), y - s(0.9)], [x + s(2.3), y]],
    light.sun[0] < 0 ? darker(cloth, 0.18) : bright,
  );
  sheet.polygon(
    [
      [x - s(0.2), y + s(0.1)],
      [x + s(0.5), y + s(0.1)],
      [x + s(0.12), y - s(1.9)],
    ],
    '#4a443c',
  );
  sheet.polygon(
    [
      [x - s(0.5), y + s(0.08)],
      [x - s(0.2), y + s(0.1)],
      [x + s(0.1), y - s(1.9)],
    ],
    darker(cloth, 0.08),
  );
  for (const side of [-1, 1])
    sheet.line(
      open([
        [x + side * s(2.2), y - s(0.9)],
        [x + side * s(3.3), y + s(0.05)],
      ]),
      '#f1ece1',
      1.2,
      'opacity="0.7"',
    );
}
