/** A place in metres: x to the right, y away from the viewer, z up. */
export type Point = readonly [number, number, number];

/** A place on the sheet in pixels. */
export type Spot = readonly [number, number];

/** The sheet's corner: what a polygon without corners is taken to have. */
export const nowhere: Spot = [0, 0];

/**
 * A view camera, levelled, so that walls stay upright; the horizon is moved up or down the sheet instead.
 * `focal` is in pixels, `turn` in radians, clockwise seen from above.
 */
export type Camera = {
  eye: Point;
  turn: number;
  focal: number;
  centre: number;
  horizon: number;
};

/** Metres in front of the eye; negative behind it. */
export function distance(camera: Camera, [x, y]: Point): number {
  const [dx, dy] = [x - camera.eye[0], y - camera.eye[1]];
  return dx * Math.sin(camera.turn) + dy * Math.cos(camera.turn);
}

/** Where a point in front of the eye falls on the sheet. */
export function project(camera: Camera, point: Point): Spot {
  const [dx, dy] = [point[0] - camera.eye[0], point[1] - camera.eye[1]];
  const depth = Math.max(near, distance(camera, point));
  const aside = dx * Math.cos(camera.turn) - dy * Math.sin(camera.turn);
  return [
    camera.centre + (camera.focal * aside) / depth,
    camera.horizon - (camera.focal * (point[2] - camera.eye[2])) / depth,
  ];
}

/** A polygon on the sheet; what lies behind the eye is cut away first, so nothing folds over. */
export function outline(camera: Camera, corners: readonly Point[]): Spot[] {
  return cutBehind(camera, corners).map((corner) => project(camera, corner));
}

/** Pixels to a metre at this place. */
export function scaleAt(camera: Camera, point: Point): number {
  return camera.focal / Math.max(near, distance(camera, point));
}

const near = 0.15;

function cutBehind(camera: Camera, corners: readonly Point[]): Point[] {
  return corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [distance(camera, corner) - near, distance(camera, next) - near];
    const kept: Point[] = here >= 0 ? [corner] : [];
    if (here < 0 === there < 0) return kept;
    const share = here / (here - there);
    return [...kept, between(corner, next, share)];
  });
}

/** The point a share of the way from one to another. */
function between(from: Point, to: Point, share: number): Point {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}
