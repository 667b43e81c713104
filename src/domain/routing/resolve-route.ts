import { isLanguage } from '../language/language';
import { readContactCardPath } from './contact-card-path';
import type { EarlyLink } from './early-link';
import { readEarlyLink } from './early-link';
import { isPersonalAddress } from './mail-link';
import { decodePath, encodePath } from './path-encoding';
import { redirectToEntry, resolveBelowPrefix, resolveOwnPage } from './resolve-below-prefix';
import { resolveUnprefixed } from './resolve-unprefixed';
import type { ResolvedPath, ResolvedRoute } from './resolved-route';
import { UNKNOWN_PATH } from './resolved-route';
import type { RouteTable } from './route-table';
import { getVisiblePath } from './route-table';

/**
 * Resolves a visitor's path (§2.1, decisions 1–6): language prefix, original paths, a missing
 * trailing slash, capitals, properties, projects and units by their id, unknown paths that end in the segment
 * of for-sale or for-rent, the segment preview anywhere, and the link to a property that is not public yet before any
 * path. Redirects keep the query.
 */
export function resolveRoute(table: RouteTable, pathname: string, search = ''): ResolvedRoute {
  const path = decodePath(pathname);
  if (SITE_FILES.test(path))
    return { original: path, language: table.languages.default, preview: false };
  const card = readContactCardPath(path, table.languages);
  if (card) return { ...card, preview: false };
  const early = readEarlyLink(path);
  if (early) return resolveEarly(table, early, search);
  const segments = path.split('/').filter(Boolean);
  const { preview, previewKey, pageSegments } = readPreview(segments);
  const pagePath = pageSegments.length === 0 ? '/' : `/${pageSegments.join('/')}/`;
  const resolved = resolveAnyCase(table, pagePath, pageSegments, search);
  if (preview) return { ...omitRedirect(resolved), preview, ...(previewKey && { previewKey }) };
  const isPersonal = isPersonalAddress(resolved.original, search);
  const route = { ...resolved, preview, ...(isPersonal && { isPersonal }) };
  if (resolved.redirect || resolved.original === UNKNOWN_PATH) return route;
  // A file has no slash at its end.
  if (/\.(?:csv|ics)\/?$/.test(resolved.original) && path === pagePath.slice(0, -1)) return route;
  // A missing trailing slash or doubled slashes: a page has one URL. Those of the catalogue redirect
  // themselves, to the path that holds city and title.
  if (path !== pagePath && !CATALOGUE_PATH.test(resolved.original))
    return { ...route, redirect: { to: encodePath(pagePath) + search, kind: 'moved' } };
  return route;
}

/** Resolves the path behind a link to a property that is not public yet; redirects stay behind it. */
function resolveEarly(table: RouteTable, early: EarlyLink, search: string): ResolvedRoute {
  const { redirect, ...resolved } = resolveRoute(table, early.path, search);
  if (!redirect?.to.startsWith('/')) return { ...resolved, ...(redirect && { redirect }), early };
  return { ...resolved, early, redirect: { ...redirect, to: early.prefix + redirect.to } };
}

const CATALOGUE_PATH = /^\/(?:property|project)\//;

/** The files that machines read; they have no language and no last slash. */
const SITE_FILES =
  /^\/(?:robots\.txt|llms\.txt|[\da-zA-Z-]{8,128}\.txt|\.well-known\/(?:security\.txt|change-password)|(?:favicon|maskable|mark)\.svg|favicon\.ico|manifest\.webmanifest|apple-touch-icon\.png|opensearch\.xml|sitemap(?:\/[\w-]+)?\.xml)$/;

/** Separates the segment preview, at any position, and the key of staff after it from the others. */
function readPreview(segments: string[]) {
  const preview = segments.includes('preview');
  const next = preview ? segments[segments.indexOf('preview') + 1] : undefined;
  const previewKey = next && PREVIEW_KEY_PATTERN.test(next) ? next : undefined;
  const pageSegments = segments.filter(
    (segment) => segment !== 'preview' && segment !== previewKey,
  );
  return { preview, previewKey, pageSegments };
}

/** The end of a preview link and its signature (platform/auth/preview-link.ts). */
const PREVIEW_KEY_PATTERN = /^\d{1,15}\.[\w-]{45,48}$/;

/** Resolves a path, one that is unknown as it is typed in small letters: '/nl/Contact/' is what telephones write. */
function resolveAnyCase(
  table: RouteTable,
  path: string,
  segments: string[],
  search: string,
): ResolvedPath {
  const resolved = resolvePath(table, path, segments, search);
  const small = path.toLowerCase();
  if (resolved.original !== UNKNOWN_PATH || resolved.redirect || small === path) return resolved;
  const meant = resolvePath(table, small, small.split('/').filter(Boolean), search);
  return meant.original === UNKNOWN_PATH
    ? resolved
    : { ...meant, redirect: meant.redirect ?? { to: encodePath(small) + search, kind: 'moved' } };
}

function resolvePath(
  table: RouteTable,
  path: string,
  segments: string[],
  search: string,
): ResolvedPath {
  const fallback = table.languages.default;
  const [first = ''] = segments;
  const prefix = isLanguage(first) ? first : undefined;
  const language = prefix && table.languages.inUse.includes(prefix) ? prefix : fallback;

  if (path === '/') {
    const to = getVisiblePath(table.byOriginal.get('/'), fallback) ?? `/${fallback}/`;
    return { original: '/', language: fallback, redirect: { to: to + search, kind: 'found' } };
  }

  const exact = table.byPath.get(path);
  if (exact?.entry.isDraft) return { original: UNKNOWN_PATH, language };
  if (exact && table.languages.inUse.includes(exact.language))
    return { original: exact.entry.original, language: exact.language, entry: exact.entry };
  // Decision 3: a path of a language that is off leads to the page in the default language, if it has one.
  if (exact)
    return (
      redirectToEntry(table, exact.entry.original, fallback, search) ?? {
        original: UNKNOWN_PATH,
        language,
      }
    );

  const moved = table.byFormerPath.get(path);
  const present = getVisiblePath(moved, language);
  if (moved && present)
    return {
      ...{ original: moved.original, language, entry: moved },
      redirect: { to: encodePath(present) + search, kind: 'moved' },
    };

  if (!prefix) return resolveUnprefixed(table, path, segments, search);
  const below = segments.slice(1);
  // A page of an owner or of the desk is named in the words of its own language.
  const original = prefix === language ? undefined : resolveOwnPage(table, below, prefix);
  if (original)
    return resolveUnprefixed(table, original, original.split('/').filter(Boolean), search);
  const resolved = resolveBelowPrefix(table, below, search, language);
  const meant =
    resolved.original === UNKNOWN_PATH && !resolved.redirect && findPathWithApostrophe(table, path);
  return meant
    ? { ...resolved, redirect: { to: encodePath(meant) + search, kind: 'moved' } }
    : resolved;
}

/** Apostrophes as programs write them, and what they put in their place. */
const APOSTROPHE = /['’‘ʼ´`]|&(?:apos|#0?39|#x27);|%27|%2527|-/gi;

/**
 * Finds the path of the route map that this one was before a program wrote its apostrophe otherwise, or ended the link
 * there (decision 5); undefined if it is none.
 */
function findPathWithApostrophe(
  { byPath, languages }: RouteTable,
  path: string,
): string | undefined {
  const plain = path.replace(APOSTROPHE, '');
  for (const [known, { language }] of byPath) {
    if (!known.includes("'") || !languages.inUse.includes(language)) continue;
    if (plain === known.replace(APOSTROPHE, '') || path === `${known.split("'")[0]}/`) return known;
  }
  return undefined;
}

const omitRedirect = ({ redirect, ...resolved }: ResolvedPath) => resolved;
