import type { Language } from '../language/language';
import type { RouteTable } from './route-table';
import { getVisiblePath } from './route-table';

/**
 * The pages of single things in the desk, below a page that has a path of its own; the names in braces
 * stand for their number or key. The other pages are in built-in-routes.ts.
 */
export const DESK_ITEM_PATHS = [
  '/desk/visits/{slot}/',
  '/desk/calendar/{token}/',
  '/desk/guestbook/{testimonial}/',
  '/desk/guestbook/{testimonial}/picture/',
  '/desk/leads/{lead}/',
  '/desk/mails/{mail}/',
  '/desk/mails/{mail}/html/',
  '/desk/site/pages/{page}/',
  '/desk/site/articles/{article}/',
  '/desk/site/team/{member}/',
  '/desk/site/sold/{home}/',
  '/desk/site/towns/{town}/',
  '/desk/catalogue/{property}/',
  '/desk/catalogue/{property}/card/',
  '/desk/catalogue/{property}/poster/',
] as const satisfies readonly string[];

/** The pages of single things; the names in braces stand for their number, key or name. */
export const ITEM_PATHS: readonly string[] = ['/town/{town}/', ...DESK_ITEM_PATHS];

/** The pages that have others of single things below them: those of the desk, and the towns. */
const PARENTS = ['/desk/', '/town/'];

const isBelowParent = (original: string): boolean =>
  PARENTS.some((parent) => original.startsWith(parent));

/**
 * Resolves the segments of a path below the language prefix to an original of the desk or of a town: the page with the
 * longest path of its own, and what follows as it is. Undefined if the path is elsewhere; every path below such a
 * page is its own, known or not.
 */
export function resolveItemPath(
  table: RouteTable,
  segments: readonly string[],
  language: Language,
): string | undefined {
  for (let length = segments.length; length > 0; length--) {
    const page = table.byPath.get(`/${language}/${segments.slice(0, length).join('/')}/`);
    if (page?.language === language && isBelowParent(page.entry.original))
      return [page.entry.original, ...segments.slice(length).map((segment) => `${segment}/`)].join(
        '',
      );
  }
  return undefined;
}

/** Returns the localized path of an original below such a page, such as /desk/leads/12/ and /town/lier/. */
export function localizeItemPath(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  if (!isBelowParent(original)) return undefined;
  const segments = original.split('/').filter(Boolean);
  for (let length = segments.length; length > 0; length--) {
    const page = table.byOriginal.get(`/${segments.slice(0, length).join('/')}/`);
    const path = getVisiblePath(page, language);
    if (path) return [path, ...segments.slice(length).map((segment) => `${segment}/`)].join('');
  }
  return undefined;
}
