import { filterPublished } from '../../domain/site/filter-published';
import type { Catalogue } from './catalogue-store';
import type { Manifest } from './manifest';
import type { SiteContent } from './site-store';
import type { Theme } from './theme';
import { createTheme } from './theme';

/** One version of everything the site shows. A request is answered from one of these and no other. */
export interface Snapshot {
  version: string;
  /** What is published. */
  site: SiteContent;
  catalogue: Catalogue;
  theme: Theme;
  /** The content hash of each document by its path below documents/. */
  documents: Manifest['documents'];
  /** The same version with what is not published yet, for a staff-signed preview (decision 6). */
  drafts?: Snapshot;
}

export async function createSnapshot(
  { version, documents }: Pick<Manifest, 'version' | 'documents'>,
  site: SiteContent,
  catalogue: Catalogue,
): Promise<Snapshot> {
  const shown = filterPublished(site);
  const [theme, draftTheme] = await Promise.all([createTheme(shown), createTheme(site)]);
  return {
    version,
    site: shown,
    catalogue,
    theme,
    documents,
    drafts: { version, site, catalogue, theme: draftTheme, documents },
  };
}
