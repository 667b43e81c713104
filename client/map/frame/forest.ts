/** Returns the agency's colour of bands and pins, for shapes that no stylesheet draws. */
export const readForest = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--forest');
