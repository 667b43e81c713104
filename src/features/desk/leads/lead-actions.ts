import type { Context } from 'hono';
import * as v from 'valibot';
import { formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { App } from '../../../env';
import { listStaff } from '../../../platform/accounts/staff-store';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import { readFormBody } from '../../forms/kit/submit/form-body';
import { getStaff } from '../desk-gate';
import type { Lead } from './lead';
import { LEAD_STATE_TEXTS, LEAD_STATES } from './lead';
import { addLeadNote, answerLead, changeLeadState, passLeadOn } from './lead-actions-store';
import { loadLeadTrail } from './lead-trail-store';
import type { LeadsQuery } from './leads-query';
import { formatLeadsQuery } from './leads-query';
import { loadRequestedLead, renderLead, renderUnknownLead } from './render-lead';

const Text = (length: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll('\r\n', '\n').trim().slice(0, length)),
    ),
    '',
  );

/** Values that the forms of a lead send: a state, or one of the other actions with its fields. */
const LeadForm = v.object({
  action: v.picklist([...LEAD_STATES, 'note', 'answer', 'assign']),
  /** The number of changes that the page showed. */
  seen: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
  note: Text(5000),
  subject: Text(200),
  text: Text(20_000),
  assignee: Text(60),
});
type LeadForm = v.InferOutput<typeof LeadForm>;

/** Carries out what a form of a lead sent, and goes back to the lead; what is refused is kept as typed. */
export async function handleLeadAction(c: Context<App>, query: LeadsQuery): Promise<Response> {
  const lead = await loadRequestedLead(c);
  if (!lead) return renderUnknownLead(c);
  const { t, href } = c.var.ctx;
  const body = await readFormBody(c.req.raw);
  const form = v.safeParse(LeadForm, body.ok ? Object.fromEntries(body.data) : {});
  if (!form.success)
    return renderLead(c, { query, status: 422, problem: { message: t('FORM_NOTHING_CHANGED') } });
  const input = form.output;
  const refusal = await applyLeadAction(c, lead, input);
  if (!refusal)
    return c.redirect(href.page(`/desk/leads/${lead.id}/`) + formatLeadsQuery(query), 303);
  return renderLead(c, {
    ...{ query, note: input.note, ...refusal },
    reply: input.action === 'answer' ? { subject: input.subject, text: input.text } : undefined,
  });
}

/** Reason why an action was not done: the sentence, and the field that it is about. */
interface Refusal {
  problem: { message: string; field?: 'note' | 'subject' | 'text' };
  status: 409 | 422;
}

async function applyLeadAction(
  c: Context<App>,
  lead: Lead,
  input: LeadForm,
): Promise<Refusal | undefined> {
  const { DB } = c.env;
  const { t } = c.var.ctx;
  const { action, seen, note, subject, text, assignee } = input;
  const change = { db: DB, lead, seen, staff: getStaff(c) };
  const refuse = (message: string, field: 'note' | 'subject' | 'text'): Refusal => ({
    ...{ problem: { message, field }, status: 422 },
  });
  switch (action) {
    case 'note':
      if (!note) return refuse(t('DESK_NOTE_EMPTY'), 'note');
      await addLeadNote(change, note);
      return undefined;
    case 'answer': {
      if (!subject) return refuse(t('DESK_REPLY_SUBJECT_EMPTY'), 'subject');
      if (!text) return refuse(t('DESK_REPLY_TEXT_EMPTY'), 'text');
      const mail = await answerLead(change, c.var.ctx, { subject, text });
      if (!mail) return describeConflict(c, lead.id);
      c.executionCtx.waitUntil(deliverDueMails(c.env, { first: [mail] }));
      return undefined;
    }
    case 'assign': {
      const colleagues = await listStaff(DB);
      const isKnown = colleagues.some(
        ({ id, disabledAt }) => id === assignee && disabledAt === null,
      );
      if (!isKnown) return { problem: { message: t('DESK_ASSIGNEE_UNKNOWN') }, status: 422 };
      return (await passLeadOn(change, assignee)) ? undefined : describeConflict(c, lead.id);
    }
    default:
      return (await changeLeadState(change, action)) ? undefined : describeConflict(c, lead.id);
  }
}

/** Says who changed the lead meanwhile, when, and what it is now: nothing of what was typed is lost. */
async function describeConflict(c: Context<App>, id: number): Promise<Refusal> {
  const { t, language } = c.var.ctx;
  const [last] = await loadLeadTrail(c.env.DB, id);
  const lead = await loadRequestedLead(c);
  const message = t('DESK_LEAD_CHANGED', {
    name: last?.staffName ?? t('DESK_SOMEBODY'),
    time: formatTimeOfDay(last?.createdAt ?? Date.now(), language),
    state: t(LEAD_STATE_TEXTS[lead?.state ?? 'new']),
    assignee: lead?.assigneeName ?? '–',
  });
  return { problem: { message }, status: 409 };
}
