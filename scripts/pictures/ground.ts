import { outline, type Point } from './camera.ts';
import { type House, openings, type Volume } from './house.ts';
import { drawGrass, drawMeadow, drawWay } from './meadow.ts';
import { type Colour, darker, lighter, mix } from './palette.ts';
import { rounded } from './sheet.ts';
import { face, type View } from './view.ts';

/** Lays what is underfoot and says what it is. */
export function drawGround(
  view: View,
  house: House,
  from: 'front' | 'back',
): House['setting']['ground'] {
  const ground = from === 'back' ? 'lawn' : house.setting.ground;
  const { growth, light } = view;
  const paved: Partial<Record<typeof ground, Colour>> = {
    cobbles: '#a8a296',
    gravel: '#b8ac96',
    street: '#9d9a93',
  };
  drawMeadow(view, mix(paved[ground] ?? growth.meadow, light.horizon, 0.06));
  if (ground === 'lawn') drawGrass(view);
  if (ground === 'street') drawStreet(view);
  else if (ground === 'cobbles') drawPaving(view, '#a8a296');
  else if (ground === 'gravel') drawBays(view);
  const [main] = house.volumes;
  if (house.setting.trees === 'river' && from === 'back') drawRiver(view);
  const door = openings(main.front ?? [], main.width, main.eaves).find(
    ({ kind, z }) => kind === 'door' && z === 0,
  );
  if (ground === 'lawn' && from === 'front' && door)
    drawPath(view, main.at[0] - main.width / 2 + door.x + door.width / 2, main.at[1]);
  if (from === 'back') drawTerrace(view, main);
  return ground;
}

function drawPath(view: View, x: number, y: number): void {
  const { camera, light, growth } = view;
  const gravel = mix(mix('#c9b998', light.horizon, 0.2), growth.earth, 0.15);
  const steps = Array.from({ length: 16 }, (_, step): Point => {
    const share = step / 15;
    const towards = camera.eye[0] + 1.6;
    return [
      x + (towards - x) * share ** 1.8,
      y + (camera.eye[1] + 2.5 - y) * share,
      1.5 + share * 0.6,
    ];
  });
  drawWay(
    view,
    steps.map(([a, b, w]): Point => [a, b, w + 0.3]),
    darker(gravel, 0.3),
    'opacity="0.4"',
  );
  drawWay(view, steps, gravel);
}

function drawTerrace(view: View, { at: [x, y], width }: Volume): void {
  const [x0, x1, deep] = [x - width * 0.46, x + width * 0.3, 3.6];
  const tile = mix('#b3aea3', view.light.horizon, 0.15);
  face(
    view,
    [
      [x0, y, 0.02],
      [x1, y, 0.02],
      [x1, y - deep, 0.02],
      [x0, y - deep, 0.02],
    ],
    tile,
  );
  for (let row = 1; row < 5; row++)
    face(
      view,
      [
        [x0, y - row * 0.75, 0.02],
        [x1, y - row * 0.75, 0.02],
        [x1, y - row * 0.75 - 0.03, 0.02],
        [x0, y - row * 0.75 - 0.03, 0.02],
      ],
      darker(tile, 0.25),
    );
  for (let column = 0; column < (x1 - x0) / 0.9; column++)
    face(
      view,
      [
        [x0 + column * 0.9, y, 0.02],
        [x0 + column * 0.9 + 0.025, y, 0.02],
        [x0 + column * 0.9 + 0.025, y - deep, 0.02],
        [x0 + column * 0.9, y - deep, 0.02],
      ],
      darker(tile, 0.2),
    );
}

function drawStreet(view: View): void {
  const kerb = mix('#c9c4b8', view.light.horizon, 0.2);
  face(
    view,
    [
      [-60, 0, 0],
      [60, 0, 0],
      [60, -2, 0],
      [-60, -2, 0],
    ],
    kerb,
  );
  face(
    view,
    [
      [-60, -2, 0],
      [60, -2, 0],
      [60, -2.16, 0],
      [-60, -2.16, 0],
    ],
    darker(kerb, 0.35),
  );
  for (let slab = -40; slab < 40; slab++)
    face(
      view,
      [
        [slab * 1.2, 0, 0],
        [slab * 1.2 + 0.03, 0, 0],
        [slab * 1.2 + 0.03, -2, 0],
        [slab * 1.2, -2, 0],
      ],
      darker(kerb, 0.2),
    );
  drawPaving(view, '#8f8c86', -2.4);
}

/** A yard with a planted edge along the house and bays marked for cars. */
function drawBays(view: View): void {
  const line = mix('#e6e0d2', view.light.horizon, 0.3);
  face(
    view,
    [
      [-70, -5.2, 0],
      [70, -5.2, 0],
      [70, -5.5, 0],
      [-70, -5.5, 0],
    ],
    line,
    'opacity="0.6"',
  );
  for (let bay = -12; bay < 13; bay++)
    face(
      view,
      [
        [bay * 2.7, -5.5, 0],
        [bay * 2.7 + 0.12, -5.5, 0],
        [bay * 2.7 + 0.12, -10.4, 0],
        [bay * 2.7, -10.4, 0],
      ],
      line,
      'opacity="0.6"',
    );
  face(
    view,
    [
      [-90, 30, 0],
      [90, 30, 0],
      [90, 26, 0],
      [-90, 26, 0],
    ],
    view.growth.meadow,
    'opacity="0.7"',
  );
}

/** Setts in their rows, one in three shown. */
function drawPaving(view: View, base: Colour, start = 30): void {
  const { camera, random, sheet } = view;
  const tones = [darker(base, 0.16), lighter(base, 0.16)];
  for (const tone of tones) {
    let path = '';
    for (
      let y = camera.eye[1] + 3;
      y < Math.min(start, camera.eye[1] + 34);
      y += 0.28 + (y - camera.eye[1]) * 0.012
    )
      for (let x = -0.62 * (y - camera.eye[1]); x < 0.62 * (y - camera.eye[1]); x += 0.34) {
        if (random() > 0.16) continue;
        const [a, b] = [camera.eye[0] + x + Math.tan(camera.turn) * (y - camera.eye[1]), y];
        path += rounded(
          outline(camera, [
            [a, b, 0],
            [a + 0.3, b, 0],
            [a + 0.3, b + 0.2, 0],
            [a, b + 0.2, 0],
          ]),
        );
      }
    sheet.cut(path, tone, 'opacity="0.5"');
  }
}

function drawRiver(view: View): void {
  const { light } = view;
  drawWay(
    view,
    [
      [-60, 8, 20],
      [-34, 2, 10],
      [-24, -6, 9],
      [-20, -16, 9],
    ],
    mix('#7f989c', light.horizon, 0.45),
  );
}
