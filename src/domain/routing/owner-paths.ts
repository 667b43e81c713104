import type { Language } from '../language/language';
import type { RouteTable } from './route-table';
import { getEntryPath } from './route-table';

/** The page of a property in the owner portal: its figures, its history, or that as a file. */
export type OwnerPage = 'figures' | 'history' | 'history.csv';

const HISTORY_SEGMENTS: Record<Language, string> = {
  nl: 'geschiedenis',
  fr: 'historique',
  en: 'history',
  de: 'verlauf',
};

/** An id that no property has: such a page is as unknown as another owner's. */
const UNKNOWN_PROPERTY = '/owner/0/';
const UNKNOWN_FILE = '/owner/0/history.csv';

/** Returns the path of a property's page in the owner portal. */
export function buildOwnerPath(portal: string, language: Language, id: number, page: OwnerPage) {
  const segment = HISTORY_SEGMENTS[language];
  if (page === 'figures') return `${portal}${id}/`;
  return page === 'history' ? `${portal}${id}/${segment}/` : `${portal}${id}/${segment}.csv`;
}

/**
 * Resolves the segments of a path below the owner portal, without the language prefix, to its original;
 * undefined if it is elsewhere. Every path there is the portal's, known or not.
 */
export function resolveOwnerPath(
  table: RouteTable,
  [portal = '', id = '', page = '', ...rest]: string[],
  language: Language,
): string | undefined {
  const entry = table.byOriginal.get('/owner/');
  const path = entry && getEntryPath(entry, language);
  if (!id || path !== `/${language}/${portal}/`) return undefined;
  const unknown = [id, page, ...rest].findLast(Boolean)?.endsWith('.csv')
    ? UNKNOWN_FILE
    : UNKNOWN_PROPERTY;
  if (!/^[1-9]\d{0,9}$/.test(id) || rest.length > 0) return unknown;
  const segment = HISTORY_SEGMENTS[language];
  if (page === '') return `/owner/${id}/`;
  if (page === segment) return `/owner/${id}/history/`;
  return page === `${segment}.csv` ? `/owner/${id}/history.csv` : unknown;
}

/** Returns the localized path of an original below the portal, such as /owner/84213/history/. */
export function localizeOwnerPath(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  const [, id, page = 'figures'] =
    /^\/owner\/([1-9]\d{0,9})\/(?:(history|history\.csv)\/)?$/.exec(original) ?? [];
  const entry = table.byOriginal.get('/owner/');
  const portal = entry && getEntryPath(entry, language);
  return id && portal ? buildOwnerPath(portal, language, Number(id), page as OwnerPage) : undefined;
}
