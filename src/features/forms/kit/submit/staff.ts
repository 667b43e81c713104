import type { Visit } from '../../../../platform/request-context';
import { visitIn } from '../../../../platform/request-context';
import type { Seen } from './handler';
import type { Opened } from './open';
import { open } from './open';

/** The agency reads its default language, whatever the visitor speaks. */
export const staffVisit = (visit: Visit): Visit =>
  visitIn(visit, visit.snapshot.site.configuration.language.languageDefault);

/** The form as the agency's own people would have opened it: what it is about and what was offered, in their words. */
export async function seenByStaff({ room, request, given }: Omit<Opened, 'action'>): Promise<Seen> {
  const visit = staffVisit(request.visit);
  if (visit.language === request.visit.language) return { ...request, given };
  const opened = await open(room, { ...request, visit }).catch(() => undefined);
  // Better in the visitor's words than not at all.
  return opened ? { ...opened.request, given: opened.given } : { ...request, visit, given };
}
