import * as v from 'valibot';
import { BooleanFlag } from '../language/boolean-flag';
import { CatalogueLanguage } from '../language/language';

/** A property type, one record per language (§3, 'webIDs'). Listings refer to WebID; ID may differ. */
export const PropertyCategory = v.strictObject({
  ID: v.number(),
  WebID: v.pipe(v.string(), v.regex(/^\d+$/, 'is not a number')),
  Name: v.pipe(v.string(), v.nonEmpty()),
  ShowOrder: v.number(),
  Sale: BooleanFlag,
  Rent: BooleanFlag,
  language: CatalogueLanguage,
});
export type PropertyCategory = v.InferOutput<typeof PropertyCategory>;

/** Checks whether lists and search offer the type for sale or for rent (§3, Sale and Rent). */
export const isOfferedFor = (
  { Sale, Rent }: Pick<PropertyCategory, 'Sale' | 'Rent'>,
  goal: 'sale' | 'rent',
): boolean => (goal === 'sale' ? Sale : Rent);
