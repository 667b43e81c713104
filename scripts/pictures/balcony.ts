import { outline, type Point } from './camera.ts';
import type { Opening } from './house.ts';
import type { Plane } from './opening.ts';
import { darker } from './palette.ts';
import { open } from './sheet.ts';
import { dot, shade, type View } from './view.ts';

/** A slab before a balcony door, with a glass rail on its three open sides. */
export function drawBalcony(view: View, plane: Plane, { x, z, width }: Opening): void {
  const { sheet, camera } = view;
  const [from, to, out] = [x - 0.5, x + width + 0.5, 1.25];
  const at = plane.place;
  const concrete = (normal: Point) => shade(view, '#cfcbc1', normal, at(x, z));
  const side = dot(plane.normal, [0, 0, 0]) === 0;
  sheet.polygon(
    outline(camera, [
      at(from, z - 0.2),
      at(to, z - 0.2),
      at(to, z - 0.2, out),
      at(from, z - 0.2, out),
    ]),
    darker(concrete([0, 0, -1]), 0.3),
  );
  for (const edge of side ? [from, to] : [])
    sheet.polygon(
      outline(camera, [at(edge, z - 0.2), at(edge, z - 0.2, out), at(edge, z, out), at(edge, z)]),
      darker(concrete(plane.normal), 0.15),
    );
  sheet.polygon(
    outline(camera, [
      at(from, z - 0.2, out),
      at(to, z - 0.2, out),
      at(to, z, out),
      at(from, z, out),
    ]),
    concrete(plane.normal),
  );
  sheet.polygon(
    outline(camera, [at(from, z, out), at(to, z, out), at(to, z + 1, out), at(from, z + 1, out)]),
    '#c9d5d4',
    'opacity="0.38"',
  );
  const rail = shade(view, '#4a5154', plane.normal, at(x, z));
  sheet.line(
    open(
      outline(camera, [at(from, z + 1), at(from, z + 1, out), at(to, z + 1, out), at(to, z + 1)]),
    ),
    rail,
    2.4,
  );
}
