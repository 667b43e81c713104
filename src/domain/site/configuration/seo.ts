import * as v from 'valibot';
import { Media } from '../media';

const seoText = v.optional(v.string(), '');

/** Creates the schema of an optional identifier in its provider's format, since it becomes part of a URL. */
const trackerId = (pattern: RegExp) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, 'is not an identifier of this kind')), '');

/** Tracking identifiers (§3); none is used before consent (decision 31). */
export const SiteInfo = v.strictObject({
  analyticsId: trackerId(/^$|^(G|GT|UA)-[A-Z0-9-]+$/),
  adsId: trackerId(/^$|^AW-\d+$/),
  tagManagerId: trackerId(/^$|^GTM-[A-Z0-9]+$/),
  socialPixelId: trackerId(/^$|^\d+$/),
});
export type SiteInfo = v.InferOutput<typeof SiteInfo>;

/** The metadata for search engines in one language (§3). */
const SeoSettings = v.strictObject({
  googleVerification: seoText,
  facebookVerification: seoText,
  nortonSafeWeb: seoText,
  image: v.optional(v.nullable(Media), null),
  robots: seoText,
});
export const SeoByLanguage = v.strictObject({
  nl: v.optional(SeoSettings),
  fr: v.optional(SeoSettings),
  en: v.optional(SeoSettings),
  de: v.optional(SeoSettings),
});
