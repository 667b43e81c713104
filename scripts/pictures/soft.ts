import { disc, drawBox, drum, type Item, piece } from './box.ts';
import type { Point } from './camera.ts';
import { type Colour, darker, lighter } from './palette.ts';
import { face } from './view.ts';

/** A woven rug with its border. */
export function carpet([x, y]: Point, w: number, d: number, colour: Colour): Item {
  return {
    at: [x, y + 60, 0],
    draw: (view) => {
      face(
        view,
        [
          [x, y, 0.01],
          [x + w, y, 0.01],
          [x + w, y + d, 0.01],
          [x, y + d, 0.01],
        ],
        darker(colour, 0.14),
        'opacity="0.92"',
      );
      const inset = 0.12;
      face(
        view,
        [
          [x + inset, y + inset, 0.01],
          [x + w - inset, y + inset, 0.01],
          [x + w - inset, y + d - inset, 0.01],
          [x + inset, y + d - inset, 0.01],
        ],
        colour,
        'opacity="0.8"',
      );
      for (let row = 1; row < 8; row++) {
        const at = y + (d * row) / 8;
        face(
          view,
          [
            [x + 0.2, at, 0.01],
            [x + w - 0.2, at, 0.01],
            [x + w - 0.2, at + 0.03, 0.01],
            [x + 0.2, at + 0.03, 0.01],
          ],
          darker(colour, 0.2),
          'opacity="0.5"',
        );
      }
    },
  };
}

export function coffee([x, y]: Point, wood: Colour): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      view.sheet.soft(9, 'opacity="0.35"', () =>
        disc(view, [x + 0.12, y - 0.1, 0], 0.56, '#2a211a'),
      );
      drum(view, [x, y, 0], 0.2, 0.34, darker(wood, 0.3), 0.14);
      drum(view, [x, y, 0.34], 0.55, 0.05, wood);
      drum(view, [x - 0.15, y + 0.05, 0.39], 0.07, 0.15, '#ece4d4', 0.05);
      drawBox(view, { at: [x + 0.02, y - 0.22, 0.39], size: [0.3, 0.22, 0.03], colour: '#2d5443' });
      drawBox(view, {
        at: [x + 0.04, y - 0.2, 0.42],
        size: [0.25, 0.19, 0.025],
        colour: '#c9b48e',
      });
    },
  };
}

export function armchair([x, y]: Point, colour: Colour): Item {
  return piece([
    { at: [x, y + 0.78, 0.14], size: [0.82, 0.12, 0.46], colour, soft: 0.06 },
    { at: [x, y + 0.02, 0.14], size: [0.2, 0.8, 0.74], colour, soft: 0.08 },
    {
      at: [x + 0.2, y + 0.12, 0.14],
      size: [0.62, 0.66, 0.28],
      colour: lighter(colour, 0.06),
      soft: 0.06,
    },
    { at: [x, y, 0.14], size: [0.82, 0.12, 0.46], colour, soft: 0.06 },
  ]);
}

export function bed([w, y]: Point, cloth: Colour, accent: Colour, wood: Colour): Item {
  const [x, long, wide] = [w - 2.15, 2.1, 1.75];
  return piece([
    { at: [w - 0.1, y - 0.05, 0], size: [0.08, wide + 0.1, 1.1], colour: wood, soft: 0.02 },
    { at: [x, y, 0.1], size: [long - 0.06, wide, 0.22], colour: wood, soft: 0.02 },
    {
      at: [x + 0.03, y + 0.03, 0.32],
      size: [long - 0.12, wide - 0.06, 0.2],
      colour: '#eee7da',
      soft: 0.07,
    },
    { at: [x, y, 0.3], size: [1.45, wide, 0.27], colour: '#e6ddcb', soft: 0.09 },
    {
      at: [w - 0.55, y + wide / 2 + 0.06, 0.56],
      size: [0.4, 0.68, 0.16],
      colour: '#f2ece0',
      soft: 0.1,
    },
    { at: [w - 0.55, y + 0.12, 0.56], size: [0.4, 0.68, 0.16], colour: '#f2ece0', soft: 0.1 },
    { at: [w - 0.74, y + 0.5, 0.58], size: [0.2, 0.6, 0.18], colour: accent, soft: 0.09 },
    { at: [x - 0.02, y - 0.03, 0.26], size: [0.72, wide + 0.06, 0.34], colour: cloth, soft: 0.08 },
  ]);
}
