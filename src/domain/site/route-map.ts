import * as v from 'valibot';
import { IsoDate } from '../catalogue/record-values';
import { Localized } from '../language/localized';

/** A path of this site, from slash to slash. */
export const RoutePath = v.pipe(
  v.string(),
  v.regex(/^\/([^?#\s]+\/)?$/, 'is not a path from slash to slash'),
);

/**
 * One entry of the route map (§2.1, §3): the original path, its path in each language (absent if the
 * page does not exist in it), an optional external URL and the breadcrumb.
 */
export const RouteMapEntry = v.strictObject({
  original: RoutePath,
  type: v.picklist(['page', 'article', 'feedback', 'login']),
  nl: v.optional(RoutePath),
  fr: v.optional(RoutePath),
  en: v.optional(RoutePath),
  de: v.optional(RoutePath),
  breadcrumb: v.optional(
    v.array(v.strictObject({ name: Localized, path: v.optional(Localized) })),
    [],
  ),
  url: v.optional(v.pipe(v.string(), v.url())),
  /**
   * Paths that it had, each with the day since when it has another: they redirect to it (decision 161). `of` is the
   * original path of the page below it that had one and was removed.
   */
  former: v.optional(
    v.array(v.strictObject({ path: RoutePath, since: IsoDate, of: v.optional(RoutePath) })),
  ),
});
export type RouteMapEntry = v.InferOutput<typeof RouteMapEntry>;
