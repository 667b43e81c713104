import * as v from 'valibot';
import { CatalogueLanguage } from '../language/language';

/** A city with listings, one record per language; a name with two zips is two cities (§3). */
export const City = v.strictObject({
  Name: v.pipe(v.string(), v.nonEmpty()),
  Zip: v.pipe(v.string(), v.nonEmpty()),
  CountryID: v.string(),
  CountryName: v.string(),
  PropertyCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  language: CatalogueLanguage,
});
export type City = v.InferOutput<typeof City>;
