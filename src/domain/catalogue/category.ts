import * as v from 'valibot';
import { Flag } from '../language/flag';
import { CatalogueLanguage } from '../language/language';

/** A property type, one record per language (§3, 'webIDs'). WebID is what listings refer to; ID may differ. */
export const Category = v.strictObject({
  ID: v.number(),
  WebID: v.pipe(v.string(), v.regex(/^\d+$/, 'is no number')),
  Name: v.pipe(v.string(), v.nonEmpty()),
  ShowOrder: v.number(),
  Sale: Flag,
  Rent: Flag,
  language: CatalogueLanguage,
});
export type Category = v.InferOutput<typeof Category>;
