import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { TabbedHead } from '../tabbed-head';

const PAGES = [
  ['/desk/people/', 'DESK_PERSON_TITLE'],
  ['/desk/people/owners/', 'DESK_PEOPLE_OWNERS'],
  ['/desk/people/subscribers/', 'DESK_PEOPLE_SUBSCRIBERS'],
  ['/desk/people/staff/', 'DESK_PEOPLE_STAFF'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** The head of the pages about people. */
export const PeopleHead = (props: { ctx: RequestContext; current: (typeof PAGES)[number][0] }) => (
  <TabbedHead {...props} title="DESK_PEOPLE" pages={PAGES} />
);
