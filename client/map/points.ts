import * as v from 'valibot';
import { DEGREE } from '../../src/domain/catalogue/distance';
import type { MapPoints } from '../../src/domain/catalogue/map-points';
import type { MapProperty } from './message';

const Column = v.array(v.number());
const Points: v.GenericSchema<MapPoints> = v.strictObject({
  labels: v.array(
    v.strictObject({
      Marquee: v.number(),
      MarqueeName: v.string(),
      PriceUnit: v.number(),
      PriceUnitText: v.string(),
    }),
  ),
  id: Column,
  latitude: Column,
  longitude: Column,
  radius: Column,
  price: Column,
  label: Column,
});

/** Every property of a list where it lies; undefined where the server does not answer. */
export async function propertiesOf(points: string): Promise<MapProperty[] | undefined> {
  const response = await fetch(points).catch(() => undefined);
  if (!response?.ok) return undefined;
  const parsed = v.safeParse(Points, await response.json());
  return parsed.success ? rowsOf(parsed.output) : undefined;
}

const rowsOf = (points: MapPoints): MapProperty[] =>
  points.id.map((ID, row) => {
    const Price = points.price[row] ?? 0;
    return {
      ID,
      Latitude: (points.latitude[row] ?? 0) / DEGREE,
      Longitude: (points.longitude[row] ?? 0) / DEGREE,
      Radius: points.radius[row] ?? 0,
      Price,
      PublishPrice: Price > 0,
      ...(points.labels[points.label[row] ?? 0] ?? NO_LABEL),
    };
  });

const NO_LABEL = { Marquee: 0, MarqueeName: '', PriceUnit: 0, PriceUnitText: '' };
