import { localizeItemPath } from './item-paths';
import { localizeOwnerPath } from './owner-paths';
import { isNumericId, redirectToEntry, resolveBelowPrefix } from './resolve-below-prefix';
import type { ResolvedPath } from './resolved-route';
import { UNKNOWN_PATH } from './resolved-route';
import type { RouteTable } from './route-table';

/** Paths without a page and a language: requests of scripts, and the mail viewer of developers. */
const TECHNICAL_PATHS = ['/page-views/', '/form-ticket/', '/mails/'];

/**
 * Resolves a path without a language prefix: an original, or a localized path of any language in use.
 * It redirects to the page in the default language (decisions 2 and 48). An address with something before its language,
 * '/early/…/fr/', is read in that.
 */
export function resolveUnprefixed(
  table: RouteTable,
  path: string,
  segments: string[],
  search: string,
): ResolvedPath {
  const { inUse, default: fallback } = table.languages;
  const language = inUse.find((other) => segments.includes(other)) ?? fallback;
  if (TECHNICAL_PATHS.includes(path)) return { original: path, language };
  const [kind, id = ''] = segments;
  const projectId = new URLSearchParams(search).get('id') ?? '';
  if (kind === 'project' && segments.length === 1 && isNumericId(projectId))
    return { original: `/project/${projectId}/`, language };
  // The page redirects to its canonical path, which contains the property's city and title.
  if ((kind === 'property' || kind === 'project') && segments.length === 2 && isNumericId(id))
    return { original: path, language };
  const ownPath =
    localizeOwnerPath(table, path, language) ?? localizeItemPath(table, path, language);
  if (ownPath)
    return { original: path, language, redirect: { to: ownPath + search, kind: 'moved' } };
  const entry = table.byOriginal.get(path.toLowerCase()) ?? findLocalizedEntry(table, path);
  if (entry)
    return (
      redirectToEntry(table, entry.original, language, search) ?? {
        original: UNKNOWN_PATH,
        language,
      }
    );
  return resolveBelowPrefix(table, segments, search, language);
}

/** Finds the page whose localized path without its prefix is this one, in the default language first. */
function findLocalizedEntry({ languages, byPath }: RouteTable, path: string) {
  const candidates = [languages.default, ...languages.inUse];
  return candidates
    .map((language) => byPath.get(`/${language}${path}`)?.entry)
    .find((entry) => entry && !entry.isDraft);
}
