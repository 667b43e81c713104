/**
 * Keeps the browser from its first paint until the element with this id has come whole: on a slow line
 * what comes in parts would move (docs/decisions/15-styles-and-pictures.md). Browsers that do not know the link paint as
 * they did.
 */
export const PaintedWhole = ({ id }: { id: string }) => (
  <link rel="expect" href={`#${id}`} blocking="render" />
);
