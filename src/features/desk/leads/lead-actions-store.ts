import type { Environment } from '../../../env';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import { createMailIds, enqueueMails } from '../../../platform/mail/outbox-store';
import type { RequestContext } from '../../../platform/request-context';
import type { StaffAction } from '../log/staff-action';
import { recordStaffAction } from '../log/staff-actions-store';
import type { Lead, LeadState } from './lead';
import { composePassedOnMail } from './passed-on-mail';
import type { Reply } from './reply-mail';
import { composeReplyMail, formatKeptReply } from './reply-mail';

/** Effect of a change of state: the new state, whether its author becomes the assignee, the log's words. */
const STATE_CHANGES: Record<
  LeadState,
  { action: StaffAction; assignee: 'me' | 'nobody' | 'kept' }
> = {
  new: { action: 'lead given back', assignee: 'nobody' },
  taken: { action: 'lead taken', assignee: 'me' },
  answered: { action: 'lead marked answered', assignee: 'kept' },
  closed: { action: 'lead closed', assignee: 'kept' },
};

/** The lead that somebody looked at, and who they are. */
interface LeadChange {
  db: D1Database;
  lead: Lead;
  /** The number of changes that they saw. */
  seen: number;
  staff: StaffAccount;
}

/** Changes the state of a lead; false if somebody else changed it meanwhile. */
export function changeLeadState(change: LeadChange, state: LeadState): Promise<boolean> {
  const { db, lead, staff } = change;
  const { action, assignee } = STATE_CHANGES[state];
  const assignees = { me: staff.id, nobody: null, kept: lead.assignee ?? staff.id };
  return runUnlessChanged(db, [
    updateLead(change, state, assignees[assignee]),
    recordStaffAction(db, staff, action, lead.id),
  ]);
}

/**
 * Gives a lead to a colleague and enqueues the mail that tells them, unless it is who gives it. Returns the ids of
 * that mail, for its delivery; undefined if somebody else changed the lead meanwhile.
 */
export async function passLeadOn(
  change: LeadChange,
  ctx: RequestContext,
  colleague: StaffAccount,
): Promise<readonly string[] | undefined> {
  const { db, lead, staff } = change;
  const mail = { lead, from: staff, to: colleague, page: `/desk/leads/${lead.id}/` };
  const mails = colleague.id === staff.id ? [] : [composePassedOnMail(ctx, mail)];
  const ids = createMailIds(mails);
  const isDone = await runUnlessChanged(db, [
    updateLead(change, lead.state === 'new' ? 'taken' : lead.state, colleague.id),
    recordStaffAction(db, staff, 'lead passed on', lead.id),
    ...enqueueMails(db, mails, Date.now(), { ids, leadKey: lead.key }),
  ]);
  return isDone ? ids : undefined;
}

/** Adds a note; it is kept even if somebody else changes the lead meanwhile. */
export const addLeadNote = (
  { db, lead, staff }: Omit<LeadChange, 'seen'>,
  text: string,
): Promise<unknown> =>
  db.batch([
    db
      .prepare('INSERT INTO lead_notes (lead, created_at, staff, text) VALUES (?1, ?2, ?3, ?4)')
      .bind(lead.id, Date.now(), staff.id, text),
    recordStaffAction(db, staff, 'lead noted', lead.id),
  ]);

/**
 * Enqueues the answer by mail, keeps it with the lead and marks the lead as answered, in one batch. Returns
 * the id of the mail; undefined if somebody else changed the lead meanwhile.
 */
export async function answerLead(
  change: LeadChange,
  ctx: RequestContext,
  reply: Reply,
): Promise<string | undefined> {
  const { db, lead, staff } = change;
  const mail = composeReplyMail(ctx, lead, staff, reply);
  const ids = createMailIds([mail]);
  const [id = ''] = ids;
  const now = Date.now();
  const isDone = await runUnlessChanged(db, [
    updateLead(change, 'answered', lead.assignee ?? staff.id),
    ...enqueueMails(db, [mail], now, { ids, leadKey: lead.key }),
    db
      .prepare(
        `INSERT INTO lead_replies (lead, created_at, staff, subject, text, mail)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
      )
      .bind(lead.id, now, staff.id, reply.subject, formatKeptReply(ctx, lead, reply), id),
    recordStaffAction(db, staff, 'lead answered', lead.id),
  ]);
  return isDone ? id : undefined;
}

/**
 * Returns the statement that changes a lead if nobody changed it since it was seen. Comparing and changing are
 * one statement, so that of two people at the same moment only the first succeeds.
 */
const updateLead = (
  { db, lead, seen }: LeadChange,
  state: LeadState,
  assignee: string | null,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE leads SET state = ?3, assignee = ?4, changes = iif(changes = ?2, changes + 1, -1),
         closed_at = iif(?3 = 'closed', ?5, NULL)
       WHERE id = ?1`,
    )
    .bind(lead.id, seen, state, assignee, Date.now());

async function runUnlessChanged(
  db: Environment['DB'],
  statements: D1PreparedStatement[],
): Promise<boolean> {
  try {
    await db.batch(statements);
    return true;
  } catch (error) {
    if (/lead_changed/.test(String(error))) return false;
    throw error;
  }
}
