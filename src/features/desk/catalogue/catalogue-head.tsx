import type { ReactNode } from 'react';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { TabbedHead } from '../tabbed-head';

const PAGES = [
  ['/desk/catalogue/', 'DESK_PORTFOLIO'],
  ['/desk/catalogue/listings/', 'DESK_CATALOGUE_WARNINGS'],
  ['/desk/catalogue/versions/', 'DESK_CATALOGUE_VERSIONS'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about the catalogue. */
export const CatalogueHead = (props: {
  ctx: RequestContext;
  current: (typeof PAGES)[number][0];
  children?: ReactNode;
}) => <TabbedHead {...props} title="DESK_CATALOGUE" pages={PAGES} />;
