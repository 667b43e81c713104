import type { Language } from '../language/language';
import type { RouteTable } from './route-table';
import { getEntryPath } from './route-table';

/** The page of a property in the owner portal: its figures, its history, that as a file, a question. */
export type OwnerPage = 'figures' | 'history' | 'history.csv' | 'question';

/** The last segment of each page below that of the figures; a file has no slash at its end. */
const SEGMENTS: Record<Exclude<OwnerPage, 'figures'>, Record<Language, string>> = {
  history: { nl: 'geschiedenis', fr: 'historique', en: 'history', de: 'verlauf' },
  'history.csv': {
    nl: 'geschiedenis.csv',
    fr: 'historique.csv',
    en: 'history.csv',
    de: 'verlauf.csv',
  },
  question: { nl: 'vraag', fr: 'question', en: 'question', de: 'frage' },
};

const getTail = (page: Exclude<OwnerPage, 'figures'>): string =>
  page === 'history.csv' ? page : `${page}/`;

/** An id that no property has: such a page is as unknown as another owner's. */
const UNKNOWN_PROPERTY = '/owner/0/';
const UNKNOWN_FILE = '/owner/0/history.csv';

/** Returns the path of a property's page in the owner portal. */
export function buildOwnerPath(portal: string, language: Language, id: number, page: OwnerPage) {
  if (page === 'figures') return `${portal}${id}/`;
  const segment = SEGMENTS[page][language];
  return `${portal}${id}/${segment}${page === 'history.csv' ? '' : '/'}`;
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
  if (page === '') return `/owner/${id}/`;
  const pages = Object.keys(SEGMENTS) as (keyof typeof SEGMENTS)[];
  const found = pages.find((name) => SEGMENTS[name][language] === page);
  return found ? `/owner/${id}/${getTail(found)}` : unknown;
}

/** Returns the localized path of an original below the portal, such as /owner/84213/history/. */
export function localizeOwnerPath(
  table: RouteTable,
  original: string,
  language: Language,
): string | undefined {
  const [, id, page = 'figures'] =
    /^\/owner\/([1-9]\d{0,9})\/(?:(history|history\.csv|question)\/?)?$/.exec(original) ?? [];
  const entry = table.byOriginal.get('/owner/');
  const portal = entry && getEntryPath(entry, language);
  return id && portal ? buildOwnerPath(portal, language, Number(id), page as OwnerPage) : undefined;
}
