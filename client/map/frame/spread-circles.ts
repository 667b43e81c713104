/** A circle on the map, in pixels. */
export interface MapCircle {
  x: number;
  y: number;
  radius: number;
}

/** Circles that still overlap after so many rounds stay as they are. */
const MAX_ROUNDS = 200;
/** The least distance between two circles, in pixels. */
const GAP = 2;

/**
 * Moves circles apart until none covers another, each no further than it must; returns them in their order. Of two
 * the smaller one gives way more.
 */
export function spreadCircles(circles: readonly MapCircle[]): MapCircle[] {
  const spread = circles.map((circle) => ({ ...circle }));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let isMoved = false;
    for (const [index, one] of spread.entries())
      for (const other of spread.slice(index + 1)) if (partCircles(one, other)) isMoved = true;
    if (!isMoved) break;
  }
  return spread;
}

/** Moves two circles apart if one covers the other; returns whether it did. */
function partCircles(one: MapCircle, other: MapCircle): boolean {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(across, down);
  const missing = one.radius + other.radius + GAP - distance;
  // What remains is too little to be seen, and would move the others for ever.
  if (missing < 0.5) return false;
  // At the same place they part sideways.
  const [x, y] = distance > 0 ? [across / distance, down / distance] : [1, 0];
  const share = other.radius / (one.radius + other.radius);
  one.x -= x * missing * share;
  one.y -= y * missing * share;
  other.x += x * missing * (1 - share);
  other.y += y * missing * (1 - share);
  return true;
}
