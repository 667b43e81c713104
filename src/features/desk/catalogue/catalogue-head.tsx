import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { TabbedHead } from '../tabbed-head';

const PAGES = [
  ['/desk/catalogue/', 'DESK_CATALOGUE_VERSIONS'],
  ['/desk/catalogue/listings/', 'DESK_CATALOGUE_WARNINGS'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about the catalogue. */
export const CatalogueHead = (props: {
  ctx: RequestContext;
  current: (typeof PAGES)[number][0];
}) => <TabbedHead {...props} title="DESK_CATALOGUE" pages={PAGES} />;
