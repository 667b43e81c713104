import type { Language } from '../language/language';
import type { RouteTable } from './route-table';
import { getVisiblePath } from './route-table';

/** The first segment of every page of the staff desk. */
const DESK = '/desk/';

/**
 * The pages of single things in the desk, below a page that has a path of its own; the names in braces
 * stand for their number or key. The other pages are in built-in-routes.ts.
 */
export const DESK_ITEM_PATHS = [
  '/desk/visits/{slot}/',
  '/desk/guestbook/{testimonial}/',
  '/desk/guestbook/{testimonial}/picture/',
  '/desk/leads/{lead}/',
  '/desk/mails/{mail}/',
  '/desk/mails/{mail}/html/',
  '/desk/site/pages/{page}/',
  '/desk/site/articles/{article}/',
  '/desk/site/team/{member}/',
  '/desk/catalogue/{property}/',
  '/desk/catalogue/{property}/card/',
  '/desk/catalogue/{property}/poster/',
] as const satisfies readonly string[];

/**
 * Resolves the segments of a path below the language prefix to an original of the desk: the page with the
 * longest path of its own, and what follows as it is. Undefined if the path is elsewhere; every path below
 * the desk is the desk's, known or not.
 */
export function resolveDeskPath(
  table: RouteTable,
  segments: readonly string[],
  language: Language,
): string | undefined {
  for (let length = segments.length; length > 0; length--) {
    const page = table.byPath.get(`/${language}/${segments.slice(0, length).join('/')}/`);
    if (page?.language === language && page.entry.original.startsWith(DESK))
      return [page.entry.original, ...segments.slice(length).map((segment) => `${segment}/`)].join(
        '',
      );
  }
  return undefined;
}

/** Returns the localized path of an original below the desk, such as /desk/leads/12/. */
export function localizeDeskPath(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  if (!original.startsWith(DESK)) return undefined;
  const segments = original.split('/').filter(Boolean);
  for (let length = segments.length; length > 0; length--) {
    const page = table.byOriginal.get(`/${segments.slice(0, length).join('/')}/`);
    const path = getVisiblePath(page, language);
    if (path) return [path, ...segments.slice(length).map((segment) => `${segment}/`)].join('');
  }
  return undefined;
}
