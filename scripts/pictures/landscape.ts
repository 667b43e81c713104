import { outline, type Point, project, type Spot } from './camera.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { between, pick, type Random, ridge } from './random.ts';
import { closed, rounded, type Sheet } from './sheet.ts';
import { sideOfSun } from './tree.ts';
import { facePath, type View } from './view.ts';

/** What rises behind a place: how high the hills stand (share of the sheet's width) and what covers them. */
export type Backdrop = {
  hills: number;
  cover: 'forest' | 'pasture' | 'mixed' | 'plateau';
  /** How tall trees on the hills stand: 1 when seen from a meadow, less from a height far away. */
  trees?: number;
};

/** Sky and hills, the farthest palest, down to the horizon. */
export function drawBackdrop(view: View, backdrop: Backdrop): void {
  drawSky(view);
  const { sheet, camera, light, growth, random } = view;
  const layers = 5;
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1);
    const line = ridge(random, 3 + layer);
    const rise = backdrop.hills * sheet.width * (0.5 + 0.5 * (1 - Math.abs(near - 0.6)));
    const shift = between(random, 0, 20);
    const tilt = between(random, -0.5, 0.5) * (layer % 2 ? 1 : -1);
    const top = (x: number): number => {
      const u = x / sheet.width;
      const height = 0.52 + 0.36 * line(shift + u * (1.4 + near * 1.1)) + tilt * (u - 0.5);
      return camera.horizon - Math.max(0.06, height) * rise * (1.15 - near * 0.42);
    };
    const wooded =
      backdrop.cover === 'forest' || (backdrop.cover === 'mixed' && layer !== 3) || layer < 2;
    const green = wooded ? pick(random, growth.conifers) : growth.pasture;
    const air = ([0.9, 0.8, 0.64, 0.46, 0.32][layer] ?? 0.4) ** (backdrop.trees ?? 1);
    const colour = mix(green, light.haze, air);
    if (wooded && layer >= 2 && backdrop.cover !== 'plateau')
      drawWood(view, top, camera.horizon, colour, near, backdrop.trees);
    else drawSlope(view, top, colour, near, !wooded);
    drawMist(view, camera.horizon - rise * 0.2, camera.horizon, 0.5 - near * 0.3);
  }
}

/** Open sky: zenith to horizon, a glow on the sun's side, and wisps that are hardly there. */
export function drawSky(view: View): void {
  const { sheet, camera, light, random } = view;
  const all = `M0 0H${sheet.width}V${sheet.height}H0Z`;
  sheet.cut(
    all,
    sheet.linear(
      [0, 0],
      [0, camera.horizon],
      [
        [0, light.zenith],
        [0.5, mix(light.zenith, light.horizon, 0.5)],
        [1, light.horizon],
      ],
    ),
  );
  const x = sheet.width * (0.5 + 0.42 * sideOfSun(view));
  sheet.cut(
    all,
    sheet.radial([x, camera.horizon * 0.8], sheet.width * 0.6, [
      [0, '#fff3dc', 0.55],
      [1, '#fff3dc', 0],
    ]),
  );
  sheet.soft(20, 'opacity="0.3"', () => {
    for (let wisp = 0; wisp < 4; wisp++) {
      const y = camera.horizon * between(random, 0.08, 0.62);
      sheet.ellipse(
        random() * sheet.width,
        y,
        sheet.width * between(random, 0.1, 0.3),
        sheet.width * between(random, 0.003, 0.01),
        '#fff8ec',
      );
    }
  });
}

/** Mist that begins at one height, is thickest at another, and thins as far below it. */
export function drawMist(
  { sheet, light }: View,
  top: number,
  foot: number,
  strength: number,
): void {
  sheet.cut(
    `M0 ${top}H${sheet.width}V${foot * 2 - top}H0Z`,
    sheet.linear(
      [0, top],
      [0, foot * 2 - top],
      [
        [0, light.haze, 0],
        [0.5, light.haze, strength],
        [1, light.haze, 0],
      ],
    ),
  );
}

function drawSlope(
  view: View,
  top: (x: number) => number,
  colour: Colour,
  near: number,
  fields: boolean,
): void {
  const { sheet, camera, growth, light, random } = view;
  const edge = along(sheet, 12, top);
  const body = closed([...edge, [sheet.width, camera.horizon + 2], [0, camera.horizon + 2]]);
  const high = Math.min(...edge.map(([, y]) => y));
  sheet.cut(
    body,
    sheet.linear(
      [0, high],
      [0, camera.horizon],
      [
        [0, colour],
        [1, mix(colour, light.haze, 0.4)],
      ],
    ),
  );
  if (!fields) return;
  sheet.within(body, () => {
    for (let field = 0; field < 9; field++) {
      const x = random() * sheet.width;
      const y = top(x) + (camera.horizon - top(x)) * between(random, 0.1, 0.9);
      const [w, h] = [
        sheet.width * between(random, 0.08, 0.2),
        sheet.width * between(random, 0.008, 0.03),
      ];
      const lean = between(random, -0.4, 0.4) * h;
      sheet.polygon(
        [
          [x - w, y + lean],
          [x + w * 0.8, y - h - lean],
          [x + w, y],
          [x - w * 0.7, y + h + lean],
        ],
        random() < 0.5 ? lighter(colour, 0.16) : mix(colour, growth.meadow, 0.3),
        'opacity="0.6"',
      );
      hedgerow(
        view,
        [x - w, y + lean],
        [x + w * 0.8, y - h - lean],
        mix(darker(colour, 0.45), light.haze, 0.1),
        near,
      );
    }
  });
}

function hedgerow(view: View, from: Spot, to: Spot, colour: Colour, near: number): void {
  const { random, sheet } = view;
  const size = sheet.width * (0.0016 + near * 0.0022);
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.3));
  let path = '';
  for (let shrub = 0; shrub < count; shrub++) {
    if (random() < 0.18) continue;
    const share = shrub / count;
    const r = size * between(random, 0.6, random() < 0.1 ? 2.4 : 1.3);
    path += puff(
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - r * 0.5,
      r,
      random,
    );
  }
  sheet.cut(path, colour, 'opacity="0.85"');
}

/** A wooded hill: rank behind rank of treetops, each a shade apart, so that the slope has a body. */
export function drawWood(
  view: View,
  top: (x: number) => number,
  foot: number,
  colour: Colour,
  near: number,
  size = 1,
): void {
  const { sheet, light, random } = view;
  const ranks = 5 + Math.round(near * 5);
  const tall = sheet.width * (0.007 + near * 0.017) * size;
  const patch = ridge(random, 3);
  for (let rank = 0; rank < ranks; rank++) {
    const share = rank / ranks;
    const wander = ridge(random, 4);
    const line = (x: number): number =>
      top(x) +
      (foot - top(x)) * share * 0.94 +
      wander((x / sheet.width) * 5) * tall * 0.5 * (rank ? 1 : 0);
    const tone = mix(
      rank % 2 ? colour : lighter(colour, 0.05 + light.contrast * 0.08),
      rank ? darker(colour, 0.1) : colour,
      random(),
    );
    const low = Math.min(...along(sheet, 24, line).map(([, y]) => y));
    sheet.cut(
      treetops(view, {
        line,
        foot: () => foot + 2,
        from: -4,
        to: sheet.width + tall,
        tall: tall * (1 - share * 0.1),
        conifers: (x) => patch((x / sheet.width) * 6 + rank) > -0.1,
      }),
      sheet.linear(
        [0, low - tall],
        [0, foot],
        [
          [0, tone],
          [0.5, mix(tone, light.haze, 0.1)],
          [1, mix(tone, light.haze, 0.34)],
        ],
      ),
    );
  }
}

/** A rank of treetops: where its line runs, what it stands on, how tall, and where it is conifers. */
export type Rank = {
  line: (x: number) => number;
  foot: (x: number) => number;
  from: number;
  to: number;
  tall: number;
  conifers: (x: number) => boolean;
};

export function treetops({ random }: View, { line, foot, from, to, tall, conifers }: Rank): string {
  const spot = (x: number, y: number): string => `L${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${from} ${foot(from).toFixed(1)}`;
  let x = from;
  while (x < to) {
    const y = line(x);
    const h = tall * between(random, 0.6, 1.25);
    if (conifers(x)) {
      const w = h * between(random, 0.3, 0.42);
      path +=
        spot(x, y) +
        spot(x + w * 0.36, y - h * 0.5) +
        spot(x + w * 0.3, y - h * 0.52) +
        spot(x + w / 2, y - h);
      path += spot(x + w * 0.7, y - h * 0.52) + spot(x + w * 0.64, y - h * 0.5);
      x += w * 0.86;
    } else {
      const w = h * between(random, 0.7, 1.1);
      path += `${spot(x, y)}q${(w * 0.02).toFixed(1)} ${(-h * 0.62).toFixed(1)} ${(w * 0.5).toFixed(1)} ${(-h * 0.66).toFixed(1)}t${(w * 0.5).toFixed(1)} ${(h * 0.6).toFixed(1)}`;
      x += w * 0.92;
    }
  }
  for (let back = x; back > from; back -= 30) path += spot(back, foot(back));
  return `${path}Z`;
}

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

function along(sheet: Sheet, step: number, line: (x: number) => number): Spot[] {
  const spots: Spot[] = [];
  for (let x = 0; x <= sheet.width + step; x += step) spots.push([x, line(x)]);
  return spots;
}

function puff(x: number, y: number, r: number, random: Random): string {
  const spots = Array.from({ length: 7 }, (_, step): Spot => {
    const angle = (step / 7) * Math.PI * 2;
    const reach = r * between(random, 0.75, 1.2);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });
  return rounded(spots);
}
