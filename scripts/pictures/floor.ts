import { outline, type Point } from './camera.ts';
import { type Colour, darker, mix } from './palette.ts';
import type { Room } from './room.ts';
import { facePath, type View } from './view.ts';

const floors: Record<
  Room['floor'],
  { base: Colour; tones: readonly [Colour, Colour, Colour]; plank: readonly [number, number] }
> = {
  oak: { base: '#b8966c', tones: ['#ab8860', '#c4a47c', '#b08d63'], plank: [0.18, 1.7] },
  dark: { base: '#8a6a4c', tones: ['#7c5e42', '#967557', '#826347'], plank: [0.2, 1.9] },
  herringbone: { base: '#b0906a', tones: ['#a3835e', '#bd9d78', '#a98962'], plank: [0.11, 0.5] },
  tile: { base: '#b7aa96', tones: ['#ac9f8b', '#c1b5a2', '#b1a490'], plank: [0.6, 0.6] },
  concrete: { base: '#b9b5ab', tones: ['#b2aea4', '#c0bcb2', '#b5b1a7'], plank: [2.4, 2.4] },
  deck: { base: '#a58b6b', tones: ['#98805f', '#b09777', '#9e8564'], plank: [0.14, 2.4] },
};

/** The floor in its planks or tiles, paler towards the windows. */
export function drawFloor(view: View, room: Room): void {
  const { sheet, camera, random } = view;
  const { base, tones, plank } = floors[room.floor];
  const whole: Point[] = [
    [0, -1.3, 0],
    [room.width, -1.3, 0],
    [room.width, room.depth, 0],
    [0, room.depth, 0],
  ];
  const path = facePath(view, whole);
  sheet.cut(path, base);
  sheet.within(path, () => {
    const paths = new Map<Colour, string>();
    for (let x = 0; x < room.width; x += plank[0])
      for (let y = -1.3 - random() * plank[1]; y < room.depth; y += plank[1]) {
        const tone = mix(
          base,
          tones[Math.floor(random() * 3)] ?? base,
          0.5 + random() * 0.5 > 0.8 ? 1 : 0.6,
        );
        const gap = 0.008;
        paths.set(
          tone,
          (paths.get(tone) ?? '') +
            facePath(view, [
              [x + gap, y, 0],
              [x + plank[0] - gap, y, 0],
              [x + plank[0] - gap, y + plank[1] - gap, 0],
              [x + gap, y + plank[1] - gap, 0],
            ]),
        );
      }
    sheet.cut(path, darker(base, 0.28));
    for (const [tone, planks] of paths) sheet.cut(planks, tone);
    sheet.cut(
      path,
      sheet.linear(
        [0, outline(camera, whole)[2]?.[1] ?? 0],
        [0, sheet.height],
        [
          [0, view.light.horizon, 0.34],
          [0.4, view.light.horizon, 0.04],
          [1, '#1e1a16', 0.3],
        ],
      ),
    );
  });
}
