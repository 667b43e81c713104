import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { TabbedHead } from '../tabbed-head';

/** The entry of the desk's menu. */
export const SITE = '/desk/site/';

const PAGES = [
  [SITE, 'DESK_SITE_DRAFTS'],
  ['/desk/site/pages/', 'DESK_SITE_PAGES'],
  ['/desk/site/articles/', 'DESK_SITE_ARTICLES'],
  ['/desk/site/team/', 'DESK_SITE_TEAM'],
  ['/desk/site/hours/', 'DESK_SITE_HOURS'],
  ['/desk/site/notice/', 'DESK_SITE_NOTICE'],
  ['/desk/site/popup/', 'DESK_SITE_POPUP'],
  ['/desk/site/look/', 'DESK_SITE_LOOK'],
  ['/desk/site/agency/', 'DESK_SITE_AGENCY'],
  ['/desk/site/versions/', 'DESK_SITE_VERSIONS'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about the website's content. */
export const SiteHead = ({ ctx, current }: { ctx: RequestContext; current: string }) => (
  <TabbedHead {...{ ctx, current }} title="DESK_SITE" pages={PAGES} />
);
