import * as v from 'valibot';
import { Localized } from '../language/localized';
import { Media } from './media';
import { RoutePath } from './route-map';
import { LinkUrl } from './setting-schemas';

/** The keys of article categories, which decide how their articles are rendered (§2.5). */
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
  path: RoutePath,
});
export type ArticleCategory = v.InferOutput<typeof ArticleCategory>;

/**
 * An article: a service, an answer, a press publication, a testimonial, a legal text. `body` is HTML
 * written by the agency, sanitized before it is shown.
 */
export const Article = v.strictObject({
  id: v.number(),
  category: v.number(),
  /** The article's original path in the route map; absent if it has no page of its own. */
  path: v.optional(RoutePath),
  status: v.string(),
  sort: v.optional(v.number(), 0),
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  title: Localized,
  intro: v.optional(Localized, {}),
  body: v.optional(Localized, {}),
  image: v.optional(v.nullable(Media), null),
  /** Caption of the picture, on the page of a press publication. */
  caption: v.optional(Localized, {}),
  /** One sentence of a press publication, without quotation marks, and who says it. */
  quote: v.optional(v.strictObject({ text: Localized, speaker: v.optional(Localized, {}) })),
  /** The person (of a testimonial) or the medium (of a press publication). */
  author: v.optional(Localized, {}),
  /** The occasion of a testimonial, with the city: 'kochten een hoeve in Mol'. */
  occasion: v.optional(Localized, {}),
  link: v.optional(LinkUrl),
});
export type Article = v.InferOutput<typeof Article>;
