import { LANGUAGES } from '../../src/domain/language/language';
import { BUILT_IN_ROUTES } from '../../src/domain/routing/built-in-routes';
import { ITEM_PATHS, localizeItemPath } from '../../src/domain/routing/item-paths';
import type { OwnerPage } from '../../src/domain/routing/owner-paths';
import { buildOwnerPath } from '../../src/domain/routing/owner-paths';
import type { RouteEntry } from '../../src/domain/routing/route-table';
import { createRouteTable } from '../../src/domain/routing/route-table';
import { buildMenuRoutes } from '../../src/domain/site/menu-routes';
import { readStoredPart } from '../../src/platform/snapshot/part-store';
import { openSite } from '../../src/platform/snapshot/site-store';
import { loadStoredVersions } from '../../src/platform/snapshot/stored-versions-store';
import type { Command } from './command';
import { reportRefusal } from './command';
import { formatColumns } from './terminal';

/** An original path and its localized ones. */
type PathRow = Pick<RouteEntry, 'original' | (typeof LANGUAGES)[number]>;

export const paths: Command = {
  name: 'paths',
  summary: 'lists every original path of the live snapshot with its localized ones',
  positionals: [],
  examples: ['paths --json'],
  async run(call) {
    const stores = await call.openStores();
    const { pointer, manifests } = await loadStoredVersions(stores);
    const live = pointer && manifests.get(pointer.current);
    if (!live) return reportRefusal(call, 'No snapshot is loaded: `snapshot load` first.');
    const readBytes = (hash: string) => readStoredPart(stores.kv, hash);
    const readText = async (hash: string) => new TextDecoder().decode(await readBytes(hash));
    const { routes, menu } = await openSite(live.parts, { readBytes, readText });
    const entries = [...routes, ...buildMenuRoutes(menu, routes), ...BUILT_IN_ROUTES];
    const rows = [...entries.map(toRow), ...listOwnerPaths(entries), ...listItemPaths(entries)];
    for (const line of formatColumns(
      rows.map((row) => [row.original, ...LANGUAGES.map((language) => row[language] ?? '')]),
      '',
    ))
      call.terminal.print(line);
    return { exitCode: 0, report: rows };
  },
};

function toRow(entry: RouteEntry): PathRow {
  const row: PathRow = { original: entry.original };
  for (const language of LANGUAGES) if (entry[language]) row[language] = entry[language];
  return row;
}

/** Returns the paths of towns and of single things in the desk, with placeholders for what names them. */
function listItemPaths(entries: readonly RouteEntry[]): PathRow[] {
  const table = createRouteTable(entries, { inUse: LANGUAGES, default: 'nl' });
  return ITEM_PATHS.map((original) => {
    const row: PathRow = { original };
    for (const language of LANGUAGES) {
      const path = localizeItemPath(table, original, language);
      if (path) row[language] = path;
    }
    return row;
  });
}

/** Stands for an id that no property has, until it is replaced by the placeholder. */
const SAMPLE_ID = 987_654_321;

/** Returns the paths of a property in the owner portal, with a placeholder for its id. */
function listOwnerPaths(entries: readonly RouteEntry[]): PathRow[] {
  const portal = entries.find(({ original }) => original === '/owner/');
  const pages: Record<OwnerPage, string> = {
    figures: '/owner/{property}/',
    history: '/owner/{property}/history/',
    'history.csv': '/owner/{property}/history.csv',
    question: '/owner/{property}/question/',
  };
  return Object.entries(pages).map(([page, original]) => {
    const row: PathRow = { original };
    for (const language of LANGUAGES) {
      const path = portal?.[language];
      if (path)
        row[language] = buildOwnerPath(path, language, SAMPLE_ID, page as OwnerPage).replace(
          String(SAMPLE_ID),
          '{property}',
        );
    }
    return row;
  });
}
