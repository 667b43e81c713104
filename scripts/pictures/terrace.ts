import { disc, drum, furnish, piece } from './box.ts';
import { outline, type Point } from './camera.ts';
import { plant, table } from './furniture.ts';
import { drawBackdrop } from './hills.ts';
import type { House } from './house.ts';
import { drawMeadow } from './meadow.ts';
import { type Colour, darker, lighter } from './palette.ts';
import { between, seeded } from './random.ts';
import { insideView, type Room } from './room.ts';
import { chair, stool } from './seat.ts';
import { open, type Sheet } from './sheet.ts';
import { drawTrees } from './tree.ts';
import { face, type View } from './view.ts';

/** A terrace of a flat: boards, a table for two, a glass rail, and what one bought it for. */
export function terrace(name: string, house: House): Sheet {
  const random = seeded(`${name} terrace`);
  const room: Room = {
    width: 5.6,
    depth: 4.4,
    height: 2.7,
    wall: '#e2dccf',
    floor: 'deck',
    frame: '#3b4144',
    windows: [],
  };
  const base = insideView(house, room, random);
  const view: View = { ...base, camera: { ...base.camera, horizon: 720 } };
  const low: View = {
    ...view,
    camera: { ...view.camera, eye: [view.camera.eye[0], view.camera.eye[1], 11] },
  };
  drawBackdrop(low, { ...house.setting.backdrop, hills: house.setting.backdrop.hills * 0.95 });
  drawMeadow(low);
  drawTrees(
    low,
    Array.from(
      { length: 22 },
      (_, index) =>
        ({
          kind: index % 4 ? 'broadleaf' : 'conifer',
          at: [between(random, -50, 60), between(random, 44, 130), 0],
          height: between(random, 6, 11),
          spread: between(random, 2.4, 4),
        }) as const,
    ),
  );
  drawDeck(view, room);
  furnish(view, [
    table([2.5, 1.9], 1.2, 0.8, 0.73, '#9a7a56'),
    chair([1.9, 2.05], 'left', '#5b7465'),
    chair([3.85, 2.05], 'right', '#5b7465'),
    {
      at: [3, 1.8, 0.73],
      draw: (v) => {
        drum(v, [2.9, 2.3, 0.73], 0.07, 0.2, '#e6ddcb', 0.05);
        disc(v, [3.3, 2.2, 0.735], 0.12, '#f1ece1');
      },
    },
    ...[0.5, 1.4].map((y) =>
      piece([{ at: [5.05, y + 1.4, 0], size: [0.45, 0.8, 0.5], colour: '#8d9393' }]),
    ),
    plant([5.25, 2.3, 0.3], 1.1, '#8d9393'),
    plant([5.25, 3.2, 0.3], 1.3, '#8d9393'),
    plant([0.9, 3.6, 0], 1.2, '#b49a7c'),
    stool([4.3, 3.5, 0], '#a58b6b'),
  ]);
  if (name.length % 2) view.sheet.mirror();
  return view.sheet;
}

function drawDeck(view: View, { width: w, depth: d }: Room): void {
  const { sheet, camera, light } = view;
  const wood: Colour = '#a58b6b';
  for (let x = -0.2; x < w + 0.2; x += 0.16)
    face(
      view,
      [
        [x, -1.3, 0],
        [x + 0.148, -1.3, 0],
        [x + 0.148, d, 0],
        [x, d, 0],
      ],
      Math.round(x / 0.16) % 3 ? wood : darker(wood, 0.07),
      'stroke="#6d573f" stroke-width="0.6"',
    );
  const deck = outline(camera, [
    [-0.2, -1.3, 0],
    [w + 0.2, -1.3, 0],
    [w + 0.2, d, 0],
    [-0.2, d, 0],
  ]);
  sheet.polygon(
    deck,
    sheet.linear(
      [0, deck[2]?.[1] ?? 0],
      [0, sheet.height],
      [
        [0, light.horizon, 0.3],
        [1, '#1e1a16', 0.26],
      ],
    ),
  );
  const wall: Colour = '#d8d1c2';
  face(
    view,
    [
      [0, -1.3, 0],
      [0, d - 1.2, 0],
      [0, d - 1.2, 3.4],
      [0, -1.3, 3.4],
    ],
    wall,
  );
  face(
    view,
    [
      [0.01, 0.2, 0.05],
      [0.01, 2.6, 0.05],
      [0.01, 2.6, 2.3],
      [0.01, 0.2, 2.3],
    ],
    '#3b4144',
  );
  face(
    view,
    [
      [0.02, 0.3, 0.12],
      [0.02, 1.36, 0.12],
      [0.02, 1.36, 2.22],
      [0.02, 0.3, 2.22],
    ],
    '#8fa3a6',
  );
  face(
    view,
    [
      [0.02, 1.44, 0.12],
      [0.02, 2.5, 0.12],
      [0.02, 2.5, 2.22],
      [0.02, 1.44, 2.22],
    ],
    lighter('#8fa3a6', 0.2),
  );
  const rail = (from: Point, to: Point) => {
    const [a, b]: [Point, Point] = [
      [from[0], from[1], 1.05],
      [to[0], to[1], 1.05],
    ];
    face(view, [from, to, b, a], '#dbe4e2', 'opacity="0.32"');
    sheet.line(open(outline(camera, [a, b, b])), '#3b4144', 7);
    sheet.line(open(outline(camera, [from, to, to])), '#6d7577', 9);
  };
  rail([0, d, 0], [w, d, 0]);
  rail([w, d, 0], [w, -1.2, 0]);
  for (let x = 0; x <= w; x += 1.4)
    sheet.line(
      open(
        outline(camera, [
          [x, d, 0],
          [x, d, 1.05],
          [x, d, 1.05],
        ]),
      ),
      '#3b4144',
      4,
    );
}
