import { published } from '../../domain/site/published';
import type { Catalogue } from './catalogue-store';
import type { Manifest } from './manifest';
import type { SiteContent } from './site-store';
import type { Theme } from './theme';
import { themeOf } from './theme';

/** One version of everything the site shows. A request is answered from one of these and no other. */
export interface Snapshot {
  version: string;
  /** What is published. */
  site: SiteContent;
  catalogue: Catalogue;
  theme: Theme;
  /** The content hash of each document by its path below documents/. */
  documents: Manifest['documents'];
  /** The same version with what is not published yet, for a staff-signed preview (decision 6a). */
  drafts?: Snapshot;
}

export async function snapshotOf(
  { version, documents }: Pick<Manifest, 'version' | 'documents'>,
  site: SiteContent,
  catalogue: Catalogue,
): Promise<Snapshot> {
  const shown = published(site);
  const [theme, draftTheme] = await Promise.all([themeOf(shown), themeOf(site)]);
  return {
    version,
    site: shown,
    catalogue,
    theme,
    documents,
    drafts: { version, site, catalogue, theme: draftTheme, documents },
  };
}
