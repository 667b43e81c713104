import type { BaseMap } from './base-map';

const WIDTH = 1200;

/** Returns the size of the still picture of a base map in pixels: a degree of longitude is shorter than one of latitude. */
export function measureDrawing({ bounds }: Pick<BaseMap, 'bounds'>): {
  width: number;
  height: number;
} {
  const [south, west, north, east] = bounds;
  const shrink = Math.cos((((south + north) / 2000) * Math.PI) / 180);
  const height = Math.round(((WIDTH / (east - west)) * (north - south)) / shrink);
  return { width: WIDTH, height };
}
