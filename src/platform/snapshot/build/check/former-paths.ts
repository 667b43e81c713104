import { LANGUAGES } from '../../../../domain/language/language';
import { BUILT_IN_ROUTES } from '../../../../domain/routing/built-in-routes';
import type { RouteEntry } from '../../../../domain/routing/route-table';
import { ROUTES_FILE } from './file-names';
import type { SnapshotRule } from './finding';
import { createSiteError } from './finding';

/**
 * Refuses a path that another page had, whose visitors would arrive at the wrong one (decision 161), and one of the
 * product's own pages.
 */
export const FORMER_PATH_RULE: SnapshotRule = {
  requiredFiles: [ROUTES_FILE],
  *check({ source }) {
    const routes = source[ROUTES_FILE];
    const former = new Map(
      routes.flatMap((entry) => (entry.former ?? []).map(({ path }) => [path, entry] as const)),
    );
    const builtIn = new Map(
      BUILT_IN_ROUTES.flatMap((entry) => listPaths(entry).map(({ path }) => [path, entry])),
    );
    for (const entry of routes)
      for (const { language, path } of listPaths(entry)) {
        const place = [ROUTES_FILE, `route ${entry.original}`, language] as const;
        const owner = former.get(path);
        if (owner && owner !== entry)
          yield createSiteError(
            ...place,
            `is ${path}, which ${owner.original} had: links to that page lead there, so take another`,
            { key: 'DESK_SITE_PATH_FORMER' },
          );
        const product = builtIn.get(path);
        if (product && product.original.toLowerCase() !== entry.original.toLowerCase())
          yield createSiteError(
            ...place,
            `is ${path}, which is a page of the product (${product.original}): take another`,
            { key: 'DESK_SITE_PATH_OF_PRODUCT' },
          );
      }
  },
};

const listPaths = (entry: RouteEntry) =>
  LANGUAGES.flatMap((language) => {
    const path = entry[language];
    return path ? [{ language, path }] : [];
  });
