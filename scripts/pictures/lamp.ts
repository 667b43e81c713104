import { disc, drum, type Item } from './box.ts';
import { type Point, project, scaleAt } from './camera.ts';
import type { Colour } from './palette.ts';
import type { Ground } from './seat.ts';
import { open } from './sheet.ts';

/** A lamp hanging from the ceiling. */
export function pendant([x, y, z]: Point, ceiling: number, colour: Colour, radius = 0.22): Item {
  return {
    at: [x, y, z],
    draw: (view) => {
      view.sheet.line(
        open([project(view.camera, [x, y, ceiling]), project(view.camera, [x, y, z + 0.2])]),
        '#3b4144',
        2,
      );
      const [gx, gy] = project(view.camera, [x, y, z]);
      const reach = scaleAt(view.camera, [x, y, z]) * radius * 4;
      view.sheet.ellipse(
        gx,
        gy,
        reach,
        reach,
        view.sheet.radial([gx, gy], reach, [
          [0, '#ffdf9e', 0.4],
          [1, '#ffdf9e', 0],
        ]),
      );
      drum(view, [x, y, z], radius, 0.24, colour, radius * 0.32);
      disc(view, [x, y, z], radius * 0.94, '#ffe9bd');
    },
  };
}

/** A floor lamp with a paper shade and its glow. */
export function lamp([x, y]: Ground, height = 1.55): Item {
  return {
    at: [x, y, 0],
    draw: (view) => {
      const [gx, gy] = project(view.camera, [x, y, height - 0.1]);
      const scale = scaleAt(view.camera, [x, y, height]);
      disc(view, [x, y, 0.02], 0.17, '#3b4144');
      view.sheet.line(
        open([project(view.camera, [x, y, 0.02]), [gx, gy]]),
        '#3b4144',
        scale * 0.022,
      );
      view.sheet.ellipse(
        gx,
        gy,
        scale * 1.1,
        scale * 1.1,
        view.sheet.radial([gx, gy], scale * 1.1, [
          [0, '#ffdda0', 0.42],
          [1, '#ffdda0', 0],
        ]),
      );
      drum(view, [x, y, height - 0.28], 0.24, 0.34, '#f3dfb6', 0.16);
    },
  };
}
