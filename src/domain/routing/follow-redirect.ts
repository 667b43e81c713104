import type { Language } from '../language/language';
import { decodePath, encodePath } from './path-encoding';
import { resolveRoute } from './resolve-route';
import type { RouteEntry, RouteTable } from './route-table';
import { getVisiblePath } from './route-table';

/** Where a page that redirects leads: to a page, any other link, or nowhere, for a reason. */
export type RedirectEnd =
  | { kind: 'page'; path: string }
  | { kind: 'link'; link: string }
  | { kind: 'missing' | 'loop' | 'draft' };

/**
 * Follows the redirect of a page to its end, in one language: the path of another page in this language, or a
 * link to what is no page of the table (another site, a property, a file). Undefined if it does not redirect.
 */
export function followRedirect(
  table: RouteTable,
  entry: RouteEntry,
  language: Language,
  passed: readonly RouteEntry[] = [],
): RedirectEnd | undefined {
  if (!entry.redirectTo) return undefined;
  const link = entry.redirectTo[language];
  if (!link) return { kind: 'missing' };
  const { entry: named, rest } = findLinkedPage(table, link);
  const next = named ?? findReachedPage(table, link);
  if (!next) return { kind: 'link', link };
  if (next === entry || passed.includes(next)) return { kind: 'loop' };
  if (next.isDraft) return { kind: 'draft' };
  const end = followRedirect(table, next, language, [...passed, entry]);
  if (end) return end;
  if (!named) return { kind: 'link', link };
  const path = getVisiblePath(next, language);
  return { kind: 'page', path: path ? encodePath(path) + rest : `/${language}/` };
}

/** Finds the page that a path of another spelling reaches: with capitals, or one that the page had before. */
const findReachedPage = (table: RouteTable, link: string): RouteEntry | undefined =>
  link.startsWith('/')
    ? table.byOriginal.get(resolveRoute(table, link.replace(/[?#].*$/s, '')).original.toLowerCase())
    : undefined;

/** Finds the page of a link, original or localized, with or without its last slash; `rest` is query and fragment. */
export function findLinkedPage(
  table: RouteTable,
  link: string,
): { entry: RouteEntry | undefined; rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  if (!path.startsWith('/')) return { entry: undefined, rest };
  const decoded = decodePath(path.endsWith('/') ? path : `${path}/`);
  const entry = table.byOriginal.get(decoded.toLowerCase()) ?? table.byPath.get(decoded)?.entry;
  return { entry, rest };
}
