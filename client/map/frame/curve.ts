export type CurvePoint = [number, number];

/** Interpolated points per segment; at the closest zoom a bend still looks round. */
const STEPS_PER_SEGMENT = 6;

/** Returns a smooth line through these points (Catmull-Rom), back to the first one if `closed`. */
export function computeCurve(places: readonly CurvePoint[], closed = false): CurvePoint[] {
  const last = places.length - 1;
  const at = (index: number): CurvePoint => {
    const known = closed
      ? (index + places.length) % places.length
      : Math.min(Math.max(index, 0), last);
    return places[known] ?? [0, 0];
  };
  const line: CurvePoint[] = [];
  for (let index = 0; index < (closed ? places.length : last); index++) {
    const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    for (let step = 0; step < STEPS_PER_SEGMENT; step++)
      line.push(interpolatePoint(four, step / STEPS_PER_SEGMENT));
  }
  if (!closed) line.push(at(last));
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
