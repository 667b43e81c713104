export type CurvePoint = [number, number];

/** Interpolated points per segment; at the closest zoom a bend still looks round. */
const STEPS_PER_SEGMENT = 6;

/** Returns a smooth line through these points (Catmull-Rom), back to the first one if `isClosed`. */
export function computeCurve(points: readonly CurvePoint[], isClosed = false): CurvePoint[] {
  const last = points.length - 1;
  const getPoint = (index: number): CurvePoint => {
    const knownIndex = isClosed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last);
    return points[knownIndex] ?? [0, 0];
  };
  const line: CurvePoint[] = [];
  for (let index = 0; index < (isClosed ? points.length : last); index++) {
    const neighbours = [
      getPoint(index - 1),
      getPoint(index),
      getPoint(index + 1),
      getPoint(index + 2),
    ] as const;
    for (let step = 0; step < STEPS_PER_SEGMENT; step++)
      line.push(interpolatePoint(neighbours, step / STEPS_PER_SEGMENT));
  }
  if (!isClosed) line.push(getPoint(last));
  return line;
}

function interpolatePoint(
  [a, b, c, d]: readonly [CurvePoint, CurvePoint, CurvePoint, CurvePoint],
  t: number,
): CurvePoint {
  const along = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [along(0), along(1)];
}
