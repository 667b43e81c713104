import * as v from 'valibot';
import { Localized } from '../language/localized';

/** A path of this site: from slash to slash. */
const Path = v.pipe(v.string(), v.regex(/^\/([^?#\s]+\/)?$/, 'is no path from slash to slash'));

/**
 * One line of the site-wide route table (§2.1, §3): the original path, its path in each language
 * (absent where the page does not exist in it), an optional external URL and the breadcrumb.
 */
export const RouteMapEntry = v.strictObject({
  original: Path,
  type: v.picklist(['page', 'article', 'feedback', 'login']),
  nl: v.optional(Path),
  fr: v.optional(Path),
  en: v.optional(Path),
  de: v.optional(Path),
  breadcrumb: v.optional(
    v.array(v.strictObject({ name: Localized, path: v.optional(Localized) })),
    [],
  ),
  url: v.optional(v.pipe(v.string(), v.url())),
});
export type RouteMapEntry = v.InferOutput<typeof RouteMapEntry>;
