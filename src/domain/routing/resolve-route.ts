import type { Language } from '../language/language';
import { isLanguage, LANGUAGES } from '../language/language';
import type { RouteEntry, RouteTable } from './route-table';
import { getEntryPath } from './route-table';
import { findSectionKind } from './section';

/** What a visitor's path asks for, in the specification's language-neutral words (§2). */
export interface ResolvedRoute {
  /** The path the router sees: an original such as '/for-sale/' or '/property/84213/', or UNKNOWN. */
  original: string;
  language: Language;
  /** The line of the route map, where the path is one of its. */
  entry?: RouteEntry;
  /** Where the path has moved to for good (decision 2); `found` is a way that may lead elsewhere tomorrow. */
  redirect?: { to: string; kind: 'moved' | 'found' };
  preview: boolean;
}

/** The path of what no route knows; no visitor can ask for it, since it does not end in a slash. */
export const UNKNOWN_PATH = '/unknown';

/** What browsers ask for on a page's behalf, and what developers read: no page, no language. */
const TECHNICAL_PATHS = ['/visits/', '/form-ticket/', '/mails/'];

/**
 * Resolves a visitor's path (§2.1, decisions 1–6): language prefix, original paths, a missing
 * trailing slash, properties, projects and units by their id, the last segment of what belongs to
 * for-sale and for-rent, preview anywhere in it.
 */
export function resolveRoute(table: RouteTable, pathname: string, search = ''): ResolvedRoute {
  const path = decodePath(pathname);
  const segments = path.split('/').filter(Boolean);
  const preview = segments.includes('preview');
  const plain = segments.filter((segment) => segment !== 'preview');
  const asked = plain.length === 0 ? '/' : `/${plain.join('/')}/`;
  const resolved = resolvePath(table, asked, plain, search);
  if (preview) return { ...omitRedirect(resolved), preview };
  if (resolved.redirect || resolved.original === UNKNOWN_PATH) return { ...resolved, preview };
  // A missing trailing slash, doubled slashes: one address a page.
  if (path !== asked)
    return { ...resolved, preview, redirect: { to: encodePath(asked) + search, kind: 'moved' } };
  return { ...resolved, preview };
}

function resolvePath(
  table: RouteTable,
  path: string,
  segments: string[],
  search: string,
): Omit<ResolvedRoute, 'preview'> {
  const fallback = table.languages.default;
  const [first = ''] = segments;
  const prefix = isLanguage(first) ? first : undefined;
  const language = prefix && table.languages.inUse.includes(prefix) ? prefix : fallback;

  if (path === '/') {
    const home = table.byOriginal.get('/');
    const to = (home && getEntryPath(home, fallback)) ?? `/${fallback}/`;
    return { original: '/', language: fallback, redirect: { to, kind: 'found' } };
  }

  const exact = table.byPath.get(path);
  // Decision 3: a path the route map names in a language not in use answers in the default language.
  const named = exact && (exact.language === language || exact.entry[exact.language] === path);
  if (exact && named) {
    const spoken = table.languages.inUse.includes(exact.language) ? exact.language : fallback;
    return { original: exact.entry.original, language: spoken, entry: exact.entry };
  }

  if (!prefix) return resolveOriginal(table, path, segments, search);
  if (prefix !== language) return { original: UNKNOWN_PATH, language };

  const listing = resolveListing(table, segments.slice(1));
  if (listing) return { original: listing, language };

  const section = resolveByLastSegment(table, segments.at(-1) ?? '', language);
  if (section) return { ...section, language };
  return { original: UNKNOWN_PATH, language };
}

/** Language-neutral paths lead to their localized ones in the default language (decision 2). */
function resolveOriginal(
  table: RouteTable,
  path: string,
  segments: string[],
  search: string,
): Omit<ResolvedRoute, 'preview'> {
  const language = table.languages.default;
  if (TECHNICAL_PATHS.includes(path)) return { original: path, language };
  const [kind, id = ''] = segments;
  const projectId = new URLSearchParams(search).get('id') ?? '';
  if (kind === 'project' && segments.length === 1 && isNumericId(projectId))
    return { original: `/project/${projectId}/`, language };
  // The page knows its own path and redirects there: it takes the property's town and title.
  if ((kind === 'property' || kind === 'project') && segments.length === 2 && isNumericId(id))
    return { original: path, language };
  const entry = table.byOriginal.get(path.toLowerCase());
  const to = entry && getEntryPath(entry, language);
  if (!entry || !to) return { original: UNKNOWN_PATH, language };
  return {
    original: entry.original,
    language,
    entry,
    redirect: { to: encodePath(to) + search, kind: 'moved' },
  };
}

/** /{section}/{city}/{title}/{id}/ and its like: only section and ids count, the rest is for people (§2.4). */
function resolveListing(table: RouteTable, segments: string[]): string | undefined {
  const [section = '', ...rest] = segments;
  const id = rest.at(-1) ?? '';
  if (!isNumericId(id)) return undefined;
  switch (findSectionKind(table, section)) {
    case 'listing':
      return `/property/${Number(id)}/`;
    case 'project':
      // A unit has its project's id before its own title and id.
      return rest.length >= 4 && isNumericId(rest.at(-3) ?? '')
        ? `/property/${Number(id)}/`
        : `/project/${Number(id)}/`;
    default:
      return undefined;
  }
}

/** §2.1: what matches no path of the language is resolved by its last segment for /for-sale/ and /for-rent/. */
function resolveByLastSegment(
  table: RouteTable,
  last: string,
  language: Language,
): Pick<ResolvedRoute, 'original' | 'entry' | 'redirect'> | undefined {
  for (const original of ['/for-sale/', '/for-rent/']) {
    const entry = table.byOriginal.get(original);
    const to = entry && getEntryPath(entry, language);
    if (!entry || !to) continue;
    const names = LANGUAGES.map((other) => getEntryPath(entry, other));
    const matches = [original, ...names].some(
      (path) => path?.split('/').filter(Boolean).at(-1) === last,
    );
    if (matches) return { original, entry, redirect: { to: encodePath(to), kind: 'moved' } };
  }
  return undefined;
}

const isNumericId = (segment: string) => /^[1-9]\d{0,9}$/.test(segment);

const omitRedirect = ({ redirect, ...resolved }: Omit<ResolvedRoute, 'preview'>) => resolved;

/** Decision 5: an apostrophe works raw and percent-encoded; what cannot be decoded stays as it came. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** A path as it stands in a link: each segment encoded, the apostrophe raw. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');
