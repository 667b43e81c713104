import * as v from 'valibot';
import { Media } from '../media';

const text = v.optional(v.string(), '');

/** An identifier as its provider writes it, or none: it becomes part of an address. */
const id = (form: RegExp) =>
  v.optional(v.pipe(v.string(), v.regex(form, 'is no identifier of this kind')), '');

/** Tracking identifiers (§3); none is used before consent (decision 31). */
export const SiteInfo = v.strictObject({
  analyticsId: id(/^$|^(G|GT|UA)-[A-Z0-9-]+$/),
  adsId: id(/^$|^AW-\d+$/),
  tagManagerId: id(/^$|^GTM-[A-Z0-9]+$/),
  socialPixelId: id(/^$|^\d+$/),
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
