import type { Catalogue } from '../catalogue/catalogue-store';
import type { SiteContent } from '../site/site-store';

/** One version of everything the site shows. A request is answered from one of these and no other. */
export interface Snapshot {
  version: string;
  site: SiteContent;
  catalogue: Catalogue;
}
