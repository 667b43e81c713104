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

const ROBOTS_WORDS = [
  ...['index', 'noindex', 'follow', 'nofollow', 'all', 'none', 'noarchive', 'nosnippet'],
  ...['noimageindex', 'notranslate'],
];
const ROBOTS_LIMIT = /^max-(?:snippet|image-preview|video-preview):[\w-]+$/;

/** What search engines may do with a page, in the words that they know. */
const RobotsWords = v.pipe(
  v.string(),
  v.check(
    (text) =>
      text === '' ||
      text
        .toLowerCase()
        .split(',')
        .every((word) => ROBOTS_WORDS.includes(word.trim()) || ROBOTS_LIMIT.test(word.trim())),
    'has a word that no search engine knows: write index, follow or noindex, nofollow',
  ),
);

/** The metadata for search engines in one language (§3). */
const SeoSettings = v.strictObject({
  googleVerification: seoText,
  facebookVerification: seoText,
  nortonSafeWeb: seoText,
  image: v.optional(v.nullable(Media), null),
  robots: v.optional(RobotsWords, ''),
});
export const SeoByLanguage = v.strictObject({
  nl: v.optional(SeoSettings),
  fr: v.optional(SeoSettings),
  en: v.optional(SeoSettings),
  de: v.optional(SeoSettings),
});

/** Whether the words for search engines, of a page or of a language, keep it out of their lists. */
export const forbidsIndexing = (robots: string | undefined): boolean =>
  /\b(?:noindex|none)\b/i.test(robots ?? '');
