import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { TabbedHead } from '../tabbed-head';

/** The entry of the desk's menu. */
export const SITE = '/desk/site/';

const PAGES = [
  [SITE, 'DESK_SITE_OVERVIEW'],
  ['/desk/site/pages/', 'DESK_SITE_PAGES'],
  ['/desk/site/articles/', 'DESK_SITE_ARTICLES'],
  ['/desk/site/team/', 'DESK_SITE_TEAM'],
  ['/desk/site/sold/', 'DESK_SITE_SOLD'],
  ['/desk/site/towns/', 'DESK_SITE_TOWNS'],
  ['/desk/site/versions/', 'DESK_SITE_VERSIONS'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about the website's content. */
export function SiteHead({ ctx, current }: { ctx: RequestContext; current: string }) {
  const isTab = PAGES.some(([path]) => path === current);
  return (
    <TabbedHead {...{ ctx }} title="DESK_SITE" pages={PAGES} current={isTab ? current : SITE} />
  );
}
