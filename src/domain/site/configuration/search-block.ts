import * as v from 'valibot';
import { Flag } from '../../language/flag';
import { Localized } from '../../language/localized';
import { Media } from '../media';

/** The search block on the home banner (§2.8, §3). The counts are derived, the configured ones never trusted. */
export const SearchBlock = v.strictObject({
  showSearchInput: v.optional(Flag, true),
  showSearchButton: v.optional(Flag, true),
  showCountProperty: v.optional(Flag, true),
  showSearchCount: v.optional(Flag, true),
  data: v.optional(
    v.strictObject({ countProperty: v.optional(v.strictTuple([v.number(), v.number()])) }),
    {},
  ),
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  description2: v.optional(Localized, {}),
  logoConfig: v.optional(v.strictObject({ image: v.optional(v.nullable(Media), null) }), {}),
});
export type SearchBlock = v.InferOutput<typeof SearchBlock>;
