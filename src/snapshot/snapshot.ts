import type { Catalogue } from '../catalogue/catalogue-store';
import { published } from '../site/published';
import type { SiteContent } from '../site/site-store';

/** One version of everything the site shows. A request is answered from one of these and no other. */
export interface Snapshot {
  version: string;
  /** What is published. */
  site: SiteContent;
  catalogue: Catalogue;
  /** The same version with what is not published yet, for a staff-signed preview (decision 6a). */
  drafts?: Snapshot;
}

export function snapshotOf(version: string, site: SiteContent, catalogue: Catalogue): Snapshot {
  return {
    version,
    site: published(site),
    catalogue,
    drafts: { version, site, catalogue },
  };
}
