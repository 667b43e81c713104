import type { Context } from 'hono';
import { formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { App } from '../../../env';
import { listStaff } from '../../../platform/accounts/staff-accounts-store';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import type { AcceptedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import type { Lead } from './lead';
import { LEAD_STATE_TEXTS } from './lead';
import { LEAD_FORMS } from './lead-action-forms';
import { addLeadNote, answerLead, changeLeadState, passLeadOn } from './lead-actions-store';
import { loadLeadTrail } from './lead-trail-store';
import type { LeadsQuery } from './leads-query';
import { formatLeadsQuery } from './leads-query';
import { loadLeadOfPath, renderLead, renderUnknownLead } from './render-lead';
import { prepareReplyPapers } from './reply-papers';

/** Carries out what a form of a lead sent, and goes back to the lead; what is refused is kept as typed. */
export async function handleLeadAction(c: Context<App>, query: LeadsQuery): Promise<Response> {
  const lead = await loadLeadOfPath(c);
  if (!lead) return renderUnknownLead(c);
  const read = await readForm(c, ...LEAD_FORMS);
  if (!read.ok) return renderLead(c, query, { refused: read });
  const refusal = await applyLeadAction(c, lead, read);
  if (refusal) return renderLead(c, query, { refused: refuseForm(read, refusal) });
  const parameters = new URLSearchParams(formatLeadsQuery(query));
  parameters.set('done', read.action);
  return c.redirect(`${c.var.ctx.href.page(`/desk/leads/${lead.id}/`)}?${parameters}`, 303);
}

type Refusal = Parameters<typeof refuseForm>[1];

async function applyLeadAction(
  c: Context<App>,
  lead: Lead,
  { action, answers }: AcceptedForm<(typeof LEAD_FORMS)[number]>,
): Promise<Refusal | undefined> {
  const { DB } = c.env;
  const change = { db: DB, lead, seen: answers.seen, staff: getStaff(c) };
  switch (action) {
    case 'note':
      await addLeadNote(change, answers.note);
      return undefined;
    case 'answer': {
      const { subject, text } = answers;
      const papers = await prepareReplyPapers(c.var.ctx, c.env, lead, answers.papers);
      if (!papers) return { errors: { papers: { key: 'DESK_REPLY_PAPER_GONE' } } };
      const mail = await answerLead(change, c.var.ctx, { subject, text, papers });
      if (!mail) return describeConflict(c, lead.id);
      c.executionCtx.waitUntil(deliverDueMails(c.env, { first: [mail] }));
      return undefined;
    }
    case 'assign': {
      const { assignee } = answers;
      const colleagues = await listStaff(DB);
      const colleague = colleagues.find(
        ({ id, disabledAt }) => id === assignee && disabledAt === null,
      );
      if (!colleague) return { errors: { assignee: { key: 'DESK_ASSIGNEE_UNKNOWN' } } };
      const first = await passLeadOn(change, c.var.ctx, colleague);
      if (!first) return describeConflict(c, lead.id);
      c.executionCtx.waitUntil(deliverDueMails(c.env, { first }));
      return undefined;
    }
    default:
      return (await changeLeadState(change, action)) ? undefined : describeConflict(c, lead.id);
  }
}

/** Says who changed the lead meanwhile, when, and what it is now: nothing of what was typed is lost. */
async function describeConflict(c: Context<App>, id: number): Promise<Refusal> {
  const { t, language } = c.var.ctx;
  const [last] = await loadLeadTrail(c.env.DB, id);
  const lead = await loadLeadOfPath(c);
  const alertValues = {
    name: last?.staffName ?? t('DESK_SOMEBODY'),
    time: formatTimeOfDay(last?.createdAt ?? Date.now(), language),
    state: t(LEAD_STATE_TEXTS[lead?.state ?? 'new']),
    assignee: lead?.assigneeName ?? '–',
  };
  return { status: 409, alert: 'DESK_LEAD_CHANGED', alertValues };
}
