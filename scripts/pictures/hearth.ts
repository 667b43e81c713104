import { disc, drawBox, drum, type Item } from './box.ts';
import { outline, type Point, project, scaleAt } from './camera.ts';
import type { House } from './house.ts';
import { type Colour, darker } from './palette.ts';
import { pick } from './random.ts';
import { rounded } from './sheet.ts';
import { facePath, type View } from './view.ts';

/** A chimney breast on the far wall with a fire; stone in the country, marble in town. */
export function hearth([x, y]: Point, ceiling: number, style: House['interior']): Item {
  const breast: Colour =
    style === 'classic' ? '#d9d8ca' : style === 'chalet' ? '#9d9588' : '#a59b8c';
  const near = y - 0.5;
  return {
    at: [x + 0.9, y - 0.2, 0],
    draw: (view) => {
      drawBox(view, { at: [x, near, 0], size: [1.8, 0.5, ceiling], colour: breast });
      if (style !== 'classic') drawRubble(view, x, near, ceiling, breast);
      const mantel: Colour = style === 'classic' ? '#eee8dc' : '#6d533c';
      if (style === 'classic')
        drawBox(view, {
          at: [x + 0.12, near - 0.06, 0],
          size: [1.56, 0.06, 1.15],
          colour: '#efe9dd',
        });
      const mouth = facePath(view, [
        [x + 0.42, near - 0.07, 0.1],
        [x + 1.38, near - 0.07, 0.1],
        [x + 1.38, near - 0.07, 0.88],
        [x + 0.42, near - 0.07, 0.88],
      ]);
      view.sheet.cut(mouth, '#26211d');
      view.sheet.within(mouth, () => drawFire(view, [x + 0.9, near - 0.07, 0.12]));
      drawBox(view, { at: [x - 0.06, near - 0.2, 1.15], size: [1.92, 0.2, 0.12], colour: mantel });
      drum(view, [x + 0.25, near - 0.1, 1.27], 0.06, 0.26, '#e6dcc6', 0.04);
      drum(view, [x + 1.45, near - 0.1, 1.27], 0.08, 0.16, '#5f7a6b', 0.06);
      drawBox(view, { at: [x - 0.1, near - 0.4, 0], size: [2, 0.4, 0.06], colour: '#8f948f' });
    },
  };
}

function drawRubble(view: View, x: number, y: number, ceiling: number, base: Colour): void {
  const { random } = view;
  const paths = new Map<Colour, string>();
  for (let z = 0; z < ceiling; z += 0.2)
    for (let u = -random() * 0.3; u < 1.8; ) {
      const long = 0.2 + random() * 0.4;
      const tone = pick(random, [
        darker(base, 0.3),
        darker(base, 0.14),
        darker(base, 0.22),
        base,
      ] as const);
      const [a, b] = [Math.max(0.01, u + 0.015), Math.min(1.79, u + long - 0.015)];
      if (b > a)
        paths.set(
          tone,
          (paths.get(tone) ?? '') +
            rounded(
              outline(view.camera, [
                [x + a, y, z + 0.015],
                [(x * 2 + a + b) / 2, y, z + 0.01],
                [x + b, y, z + 0.015],
                [x + b, y, z + 0.18],
                [(x * 2 + a + b) / 2, y, z + 0.19],
                [x + a, y, z + 0.18],
              ]),
            ),
        );
      u += long;
    }
  for (const [tone, path] of paths) view.sheet.cut(path, tone);
}

function drawFire(view: View, at: Point): void {
  const [x, y] = project(view.camera, at);
  const s = scaleAt(view.camera, at);
  view.sheet.ellipse(
    x,
    y,
    s * 0.7,
    s * 0.7,
    view.sheet.radial([x, y], s * 0.7, [
      [0, '#e0853a', 0.75],
      [1, '#a63f17', 0],
    ]),
  );
  view.sheet.polygon(
    [
      [x - s * 0.28, y],
      [x + s * 0.28, y - s * 0.05],
      [x + s * 0.28, y + s * 0.05],
      [x - s * 0.28, y + s * 0.07],
    ],
    '#4a3426',
  );
  for (const [aside, high, colour] of [
    [-0.12, 0.34, '#c8602a'],
    [0.1, 0.42, '#d97a30'],
    [0, 0.3, '#f0b45a'],
    [0.03, 0.18, '#fbe2a4'],
  ] as const) {
    const fx = x + aside * s;
    view.sheet.cut(
      `M${fx - s * 0.1} ${y}Q${fx - s * 0.14} ${y - high * s * 0.5} ${fx} ${y - high * s}Q${fx + s * 0.14} ${y - high * s * 0.45} ${fx + s * 0.1} ${y}Z`,
      colour,
    );
  }
}

/** A black stove on its round foot, the pipe through the ceiling. */
export function stove([x, y]: Point, ceiling: number): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      view.sheet.soft(9, 'opacity="0.35"', () =>
        disc(view, [x + 0.15, y - 0.1, 0], 0.5, '#2a211a'),
      );
      drum(view, [x, y, 0], 0.6, 0.03, '#6d7577');
      drum(view, [x, y, 1.1], 0.08, ceiling - 1.1, '#34393b');
      drum(view, [x, y, 0.03], 0.3, 1.1, '#3a4042');
      const mouth = facePath(view, [
        [x - 0.19, y - 0.3, 0.42],
        [x + 0.19, y - 0.3, 0.42],
        [x + 0.19, y - 0.3, 0.86],
        [x - 0.19, y - 0.3, 0.86],
      ]);
      view.sheet.cut(mouth, '#211c18');
      view.sheet.within(mouth, () => drawFire(view, [x, y - 0.3, 0.44]));
    },
  };
}
