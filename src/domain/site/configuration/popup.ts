import * as v from 'valibot';
import { Localized } from '../../language/localized';
import { Media } from '../media';
import { LinkUrl, LocalizedLinkUrl } from '../setting-schemas';

/** The promotional popup (§3, §4), shown only if isPublished is 'yes'. */
export const PopupSettings = v.strictObject({
  isPublished: v.string(),
  delay: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  link: v.optional(v.union([v.literal(''), LinkUrl, LocalizedLinkUrl]), ''),
  title: v.optional(Localized, {}),
  description: v.optional(Localized, {}),
  media: v.optional(v.nullable(Media), null),
});
export type PopupSettings = v.InferOutput<typeof PopupSettings>;
