import type { RouteTable } from '../../domain/routing/route-table';
import { collectDraftOriginals, filterPublished } from '../../domain/site/filter-published';
import type { Catalogue } from './catalogue-store';
import type { Manifest } from './manifest';
import { buildRouteTable } from './route-table';
import type { SiteContent } from './site-store';
import type { Theme } from './theme';
import { createTheme } from './theme';

/** One version of everything the site shows. A request is answered from exactly one snapshot. */
export interface Snapshot {
  version: string;
  /** The published content; of `drafts`, all content. */
  site: SiteContent;
  routeTable: RouteTable;
  catalogue: Catalogue;
  theme: Theme;
  /** The content hash of each document by its path below documents/. */
  documents: Manifest['documents'];
  /** The same version with unpublished content, for a staff-signed preview (decision 6). */
  drafts?: Snapshot;
}

/** Creates the snapshot of an opened version, with everything derived from it that every page uses. */
export async function createSnapshot(
  { version, documents }: Pick<Manifest, 'version' | 'documents'>,
  site: SiteContent,
  catalogue: Catalogue,
): Promise<Snapshot> {
  const createView = async (
    content: SiteContent,
    hidden: ReadonlySet<string>,
  ): Promise<Snapshot> => ({
    version,
    site: content,
    // All routes are known to both: a draft list still names the section in paths of its properties.
    routeTable: buildRouteTable(site, hidden),
    catalogue,
    theme: await createTheme(content),
    documents,
  });
  const [published, drafts] = await Promise.all([
    createView(filterPublished(site), collectDraftOriginals(site)),
    createView(site, new Set()),
  ]);
  return { ...published, drafts };
}
