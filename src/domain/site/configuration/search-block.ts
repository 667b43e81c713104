import * as v from 'valibot';
import { BooleanFlag } from '../../language/boolean-flag';
import { Localized } from '../../language/localized';
import { Media } from '../media';

/** The search block on the home banner (§2.8, §3). Its counts are derived from the catalogue, not from here. */
export const SearchBlockSettings = v.strictObject({
  showSearchInput: v.optional(BooleanFlag, true),
  showSearchButton: v.optional(BooleanFlag, true),
  showCountProperty: v.optional(BooleanFlag, true),
  showSearchCount: v.optional(BooleanFlag, true),
  data: v.optional(
    v.strictObject({ countProperty: v.optional(v.strictTuple([v.number(), v.number()])) }),
    {},
  ),
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  description2: v.optional(Localized, {}),
  logoConfig: v.optional(v.strictObject({ image: v.optional(v.nullable(Media), null) }), {}),
});
export type SearchBlockSettings = v.InferOutput<typeof SearchBlockSettings>;
