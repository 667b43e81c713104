import * as v from 'valibot';
import { Localized } from '../language/localized';
import { Media } from './media';
import { LinkUrl } from './setting-schemas';

/** How the articles of a category are told (§2.5). */
const ARTICLE_CATEGORY_KEYS = [
  'testimonial',
  'diensten',
  'faq',
  'perspublicaties',
  'faq-brochures',
  'legal',
  'team',
] as const;

/** A content category: press is 9, visits and brochures 10, FAQ 8 (§9). Its `path` is the original /{category}/. */
export const ArticleCategory = v.strictObject({
  ID: v.number(),
  ParentID: v.optional(v.number(), 0),
  key: v.picklist(ARTICLE_CATEGORY_KEYS),
  Name: Localized,
  path: v.string(),
});
export type ArticleCategory = v.InferOutput<typeof ArticleCategory>;

/**
 * An article: a service, an answer, a press publication, a testimonial, a legal text.
 * `body` is HTML of the agency's own hand, sanitized before it is shown.
 */
export const Article = v.strictObject({
  id: v.number(),
  category: v.number(),
  /** The article's original path in the route map; absent where it has no page of its own. */
  path: v.optional(v.string()),
  status: v.string(),
  sort: v.optional(v.number(), 0),
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  title: Localized,
  intro: v.optional(Localized, {}),
  body: v.optional(Localized, {}),
  image: v.optional(v.nullable(Media), null),
  /** Who said it (a testimonial) or where it stood (a press publication). */
  author: v.optional(Localized, {}),
  /** Where the client lives and what the agency did: 'kochten een hoeve in Wéris'. */
  occasion: v.optional(Localized, {}),
  link: v.optional(LinkUrl),
});
export type Article = v.InferOutput<typeof Article>;
