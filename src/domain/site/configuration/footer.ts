import * as v from 'valibot';
import { Localized, TextOrLocalized } from '../../language/localized';
import { Media } from '../media';
import { Color, GridColumns, Pixels } from '../setting-schemas';

/** One column of the footer; by default sm 12, md 6 and lg 4 (§9). */
export const FooterColumn = v.strictObject({
  title: v.optional(Localized, {}),
  introText: v.optional(Localized, {}),
  fullText: v.optional(Localized, {}),
  image: v.optional(v.array(Media), []),
  col: v.optional(GridColumns, { sm: 12, md: 6, lg: 4 }),
});
export type FooterColumn = v.InferOutput<typeof FooterColumn>;

export const FooterSettings = v.strictObject({
  bgColor: Color,
  textColor: Color,
  maxWidth: v.optional(v.pipe(Pixels, v.minValue(320)), 1440),
  copyright: v.optional(TextOrLocalized, ''),
  bottom: v.optional(v.array(FooterColumn), []),
});
export type FooterSettings = v.InferOutput<typeof FooterSettings>;
