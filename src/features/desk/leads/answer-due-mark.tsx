import { formatAgo } from '../../../domain/format/age';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { formatDeskDay } from '../format-desk-time';
import type { AnswerDue } from './answer-due';
import { findAnswerDue } from './answer-due';
import type { Lead } from './lead';

const DUE_TEXTS = {
  late: 'DESK_ANSWER_LATE',
  today: 'DESK_ANSWER_TODAY',
  later: 'DESK_ANSWER_LATER',
} as const satisfies Record<NonNullable<AnswerDue['promised']>['state'], TextKey>;

/** How long the visitor of a lead waits, and by when the agency promised an answer, in words and a colour. */
export function AnswerDueMark({ ctx, lead }: { ctx: RequestContext; lead: Lead }) {
  const now = Date.now();
  const due = findAnswerDue(lead, ctx.snapshot.site.configuration.agency, now);
  if (!due) return null;
  const { since, promised } = due;
  const age = formatAgo(Math.max(0, now - since), ctx.language);
  if (!promised) return <span className="answer-due">{age}</span>;
  const day = formatDeskDay(Date.parse(`${promised.day}T12:00:00Z`), ctx.language, now);
  return (
    <strong className={`answer-due answer-due--${promised.state}`}>
      {ctx.t(DUE_TEXTS[promised.state], { age, day })}
    </strong>
  );
}
