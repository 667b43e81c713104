import * as v from 'valibot';
import { UNITS_PER_DEGREE } from '../../src/domain/catalogue/distance';
import type { MapPoints } from '../../src/domain/catalogue/map-points';
import { SALE_KINDS } from '../../src/domain/catalogue/sale-kind';
import type { MapProperty } from '../../src/domain/map/map-messages';
import { fetchData } from '../fetch-data';

/** Checked in one go: an array's schema makes an object for each of its numbers. */
const NumberColumnSchema = v.custom<number[]>(
  (value) => Array.isArray(value) && value.every(Number.isFinite),
);
const MapPointsSchema: v.GenericSchema<MapPoints> = v.strictObject({
  labels: v.array(
    v.strictObject({
      SaleKind: v.picklist(SALE_KINDS),
      Marquee: v.number(),
      MarqueeName: v.string(),
      PriceUnit: v.number(),
      PriceUnitText: v.string(),
    }),
  ),
  cities: v.array(v.string()),
  id: NumberColumnSchema,
  latitude: NumberColumnSchema,
  longitude: NumberColumnSchema,
  radius: NumberColumnSchema,
  price: NumberColumnSchema,
  label: NumberColumnSchema,
  city: NumberColumnSchema,
});

/** Fetches the properties of a list with their coordinates; undefined if they are not to be had for this page. */
export async function fetchMapProperties(points: string): Promise<MapProperty[] | undefined> {
  const found = await fetchData(points, MapPointsSchema);
  return found && toMapProperties(found);
}

const toMapProperties = (points: MapPoints): MapProperty[] =>
  points.id.map((ID, row) => {
    const Price = points.price[row] ?? 0;
    const label = points.labels[points.label[row] ?? 0] ?? EMPTY_PIN_LABEL;
    // Each field by its name: a copied object makes twelve thousand of them slow.
    return {
      ID,
      Latitude: (points.latitude[row] ?? 0) / UNITS_PER_DEGREE,
      Longitude: (points.longitude[row] ?? 0) / UNITS_PER_DEGREE,
      Radius: points.radius[row] ?? 0,
      Price,
      PublishPrice: Price > 0,
      SaleKind: label.SaleKind,
      Marquee: label.Marquee,
      MarqueeName: label.MarqueeName,
      PriceUnit: label.PriceUnit,
      PriceUnitText: label.PriceUnitText,
      City: points.cities[points.city[row] ?? 0] ?? '',
    };
  });

const EMPTY_PIN_LABEL = {
  SaleKind: 'private',
  Marquee: 0,
  MarqueeName: '',
  PriceUnit: 0,
  PriceUnitText: '',
} as const;
