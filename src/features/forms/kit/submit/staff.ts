import type { RequestContext } from '../../../../platform/request-context';
import { inLanguage } from '../../../../platform/request-context';
import type { Seen } from './handler';
import type { Opened } from './open';
import { open } from './open';

/** The agency reads its default language, whatever the visitor speaks. */
export const staffVisit = (ctx: RequestContext): RequestContext =>
  inLanguage(ctx, ctx.snapshot.site.configuration.language.languageDefault);

/** The form as the agency's own people would have opened it: what it is about and what was offered, in their words. */
export async function seenByStaff({ room, request, given }: Omit<Opened, 'action'>): Promise<Seen> {
  const ctx = staffVisit(request.ctx);
  if (ctx.language === request.ctx.language) return { ...request, given };
  const opened = await open(room, { ...request, ctx }).catch(() => undefined);
  // Better in the visitor's words than not at all.
  return opened ? { ...opened.request, given: opened.given } : { ...request, ctx, given };
}
