import type { TextKey } from '../../../domain/language/texts';
import type { OutboxEntry } from '../../../platform/mail/outbox-list-store';
import type { RequestContext } from '../../../platform/request-context';
import { describeDone, findDoneText } from '../mails/describe-mail';
import type { Lead } from './lead';
import type { LEAD_FORMS } from './lead-action-forms';

/** What was done: a button of the lead's page, or writing it down. */
type LeadAction = (typeof LEAD_FORMS)[number]['buttons'][number]['value'] | 'enter';

const DONE_TEXTS = {
  new: 'DESK_DONE_NEW',
  taken: 'DESK_DONE_TAKEN',
  answered: 'DESK_DONE_ANSWERED',
  closed: 'DESK_DONE_CLOSED',
  assign: 'DESK_DONE_ASSIGNED',
  note: 'DESK_DONE_NOTED',
  answer: 'DESK_DONE_REPLIED',
  enter: 'DESK_DONE_ENTERED',
} as const satisfies Record<LeadAction, TextKey>;

/** Actions that send a mail: to the visitor, to a colleague. */
const MAILED: ReadonlySet<string> = new Set(['answer', 'enter', 'assign'] satisfies LeadAction[]);

/** Says what was just done with a lead, and where somebody gets a mail of it how that stands. */
export function describeLeadDone(
  ctx: RequestContext,
  action: string,
  { lead, mails }: { lead: Lead; mails: readonly OutboxEntry[] },
): string | undefined {
  const text = findDoneText(DONE_TEXTS, action);
  if (!text) return undefined;
  const done = ctx.t(text, { name: lead.assigneeName ?? '–' });
  return describeDone(ctx, done, MAILED.has(action) ? mails.at(-1) : undefined);
}
