import { outline, type Point, project } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between } from './random.ts';
import { rounded } from './sheet.ts';
import { sideOfSun } from './tree.ts';
import { facePath, type View } from './view.ts';

/** The meadow from the horizon to one's feet, with the paler and darker stretches a mower and the wind leave. */
export function drawMeadow(view: View, base: Colour = view.growth.meadow): void {
  const { sheet, camera, light, random } = view;
  const near = mix(base, light.direct[0] > 0.6 ? '#e9c878' : '#c9d0c0', 0.12);
  sheet.cut(
    `M0 ${camera.horizon}H${sheet.width}V${sheet.height}H0Z`,
    sheet.linear(
      [0, camera.horizon],
      [0, sheet.height],
      [
        [0, mix(near, light.haze, 0.62)],
        [0.14, mix(near, light.haze, 0.3)],
        [0.45, near],
        [1, darker(near, 0.3)],
      ],
    ),
  );
  for (let patch = 0; patch < 26; patch++) {
    const y = camera.eye[1] + 5 + 70 * random() ** 1.6;
    const x = camera.eye[0] + between(random, -0.9, 0.9) * (y - camera.eye[1] + 6);
    const [rx, ry] = [between(random, 2, 8) * (1 + y / 60), between(random, 0.5, 2.2)];
    const spots = Array.from({ length: 14 }, (_, step): Point => {
      const angle = (step / 14) * Math.PI * 2;
      const rough = between(random, 0.7, 1.2);
      return [x + Math.cos(angle) * rx * rough, y + Math.sin(angle) * ry * rough, 0];
    });
    sheet.cut(
      rounded(outline(camera, spots)),
      random() < 0.5 ? lighter(base, 0.22) : darker(base, 0.2),
      'opacity="0.2"',
    );
  }
}

/** Blades of grass towards the foot of the sheet, in three tones. */
export function drawGrass(
  view: View,
  base: Colour = view.growth.meadow,
  where: (point: Point) => boolean = () => true,
): void {
  const { sheet, camera, random } = view;
  const tones = [darker(base, 0.34), darker(base, 0.12), lighter(base, 0.14)];
  for (const tone of tones) {
    let path = '';
    for (let tuft = 0; tuft < 520; tuft++) {
      const depth = 3.2 + 24 * random() ** 2.2;
      const at: Point = [
        camera.eye[0] + Math.sin(camera.turn) * depth + between(random, -0.62, 0.62) * depth,
        camera.eye[1] + Math.cos(camera.turn) * depth,
        0,
      ];
      if (!where(at)) continue;
      const [x, y] = project(camera, at);
      const h = (camera.focal / depth) * between(random, 0.04, 0.13);
      const lean = between(random, -0.45, 0.45) * h;
      path += `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-h).toFixed(1)}`;
    }
    sheet.line(path, tone, 1.5, 'opacity="0.5" stroke-linecap="round"');
  }
}

/** The nearest layer: tall grasses along the foot of the sheet, darker than all behind them. */
export function drawFringe({ sheet, random, growth, light }: View): void {
  const base = mix(darker(growth.meadow, 0.46), light.shadow, 0.2);
  for (const [tone, high] of [
    [mix(base, growth.meadow, 0.3), 0.085],
    [base, 0.055],
  ] as const) {
    let path = `M-10 ${sheet.height + 4}`;
    for (let x = -10; x < sheet.width + 20; ) {
      const wide = between(random, 5, 13);
      const clump =
        0.45 + 0.55 * Math.abs(Math.sin(x / 170 + high * 90)) * Math.abs(Math.sin(x / 61));
      const tall = sheet.height * high * between(random, 0.35, 1) * clump;
      const lean = between(random, -0.4, 0.5) * tall;
      path += `L${x.toFixed(1)} ${sheet.height - 6}Q${(x + wide * 0.3).toFixed(1)} ${(sheet.height - tall * 0.6).toFixed(1)} ${(x + wide / 2 + lean).toFixed(1)} ${(sheet.height - tall).toFixed(1)}Q${(x + wide * 0.8).toFixed(1)} ${(sheet.height - tall * 0.55).toFixed(1)} ${(x + wide).toFixed(1)} ${sheet.height - 6}`;
      x += wide * 0.8;
    }
    sheet.cut(`${path}L${sheet.width + 20} ${sheet.height + 4}Z`, tone);
  }
}

/** Long shadows across the foreground, of trees that stand behind the viewer. */
export function drawLongShadows(view: View): void {
  const { sheet, camera, light, random } = view;
  const side = sideOfSun(view);
  sheet.soft(7, `opacity="${light.contrast * 0.62}"`, () => {
    for (let streak = 0; streak < 4; streak++) {
      const y = camera.eye[1] + 4.2 + streak * between(random, 0.8, 1.9);
      const wide = between(random, 0.4, 1.1);
      const from = camera.eye[0] + side * 22;
      const to = camera.eye[0] - side * between(random, -3, 7);
      const edge: Point[] = Array.from({ length: 12 }, (_, step) => {
        const share = step / 11;
        return [
          from + (to - from) * share,
          y + wide * between(random, 0.4, 1) * (1 - share * 0.3),
          0,
        ];
      });
      const back = edge
        .toReversed()
        .map(([x, , z]): Point => [x, y - wide * between(random, 0.3, 0.8), z]);
      sheet.cut(rounded(outline(camera, [...edge, ...back])), light.shadow);
    }
  });
}

/** A path or river on the ground along a middle line, with a width in metres. */
export function drawWay(
  view: View,
  middle: readonly (readonly [number, number, number])[],
  colour: Colour,
  more = '',
): void {
  const left = middle.map(([x, y, w]): Point => [x - w / 2, y, 0]);
  const right = middle.map(([x, y, w]): Point => [x + w / 2, y, 0]);
  view.sheet.cut(facePath(view, [...left, ...right.toReversed()]), colour, more);
}
