/** The shapes of a logo that can be read in the header, which is 14 rem wide and 56 pixels high at most. */
const MAX_WIDE = 10;
const MAX_HIGH = 2.5;

/** Says why a logo cannot be read in the header by its shape, behind its name; undefined if it can. */
export function findLogoShapeProblem(width: number, height: number): string | undefined {
  const [wide, high] = [divide(width, height), divide(height, width)];
  if (wide > MAX_WIDE)
    return `is ${wide} times as wide as high, and would be a line in the header: give one at most ${MAX_WIDE} times as wide`;
  if (high > MAX_HIGH)
    return `is ${high} times as high as wide, and would be a line in the header: give one at most ${MAX_HIGH} times as high`;
  return undefined;
}

/** Divides to one decimal: a drawing has no whole pixels. */
const divide = (one: number, other: number): number => Math.round((one / other) * 10) / 10;
