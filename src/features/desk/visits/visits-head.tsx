import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { TabbedHead } from '../tabbed-head';

const PAGES = [
  ['/desk/visits/', 'DESK_VISITS_AGENDA'],
  ['/desk/visits/new/', 'DESK_VISIT_NEW'],
  ['/desk/visits/pattern/', 'DESK_VISITS_PATTERN'],
  ['/desk/visits/waiting/', 'DESK_VISITS_WAITING'],
  ['/desk/calendar/', 'DESK_CALENDAR'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about visits. */
export const VisitsHead = (props: { ctx: RequestContext; current: (typeof PAGES)[number][0] }) => (
  <TabbedHead {...props} title="DESK_VISITS" pages={PAGES} />
);
