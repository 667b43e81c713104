import * as v from 'valibot';
import { Media } from '../media';

const text = v.optional(v.string(), '');

/** Tracking identifiers (§3); none is used before consent (decision 31). */
export const SiteInfo = v.strictObject({
  analyticsId: text,
  adsId: text,
  tagManagerId: text,
  socialPixelId: text,
});
export type SiteInfo = v.InferOutput<typeof SiteInfo>;

/** What search engines are told, in one language (§3). */
const Seo = v.strictObject({
  googleVerification: text,
  facebookVerification: text,
  nortonSafeWeb: text,
  image: v.optional(v.nullable(Media), null),
  robots: text,
});
export const SeoByLanguage = v.strictObject({
  nl: v.optional(Seo),
  fr: v.optional(Seo),
  en: v.optional(Seo),
  de: v.optional(Seo),
});
