import * as v from 'valibot';
import { HOUR_MS, MINUTE_MS } from '../../../../src/domain/format/durations.ts';
import type { Lead } from '../../../../src/features/desk/leads/lead.ts';
import { LeadsQuery } from '../../../../src/features/desk/leads/leads-query.ts';
import { loadLeads } from '../../../../src/features/desk/leads/leads-store.ts';
import { composeReplyMail, draftReply } from '../../../../src/features/desk/leads/reply-mail.tsx';
import type { StaffAccount } from '../../../../src/platform/accounts/staff-account.ts';
import { listStaff } from '../../../../src/platform/accounts/staff-accounts-store.ts';
import { enqueueMails } from '../../../../src/platform/mail/outbox-store.ts';
import type { RequestContext } from '../../../../src/platform/request-context.ts';
import { loadLiveContext } from '../../../staff/live-context.ts';
import type { StaffStores } from '../../../staff/stores.ts';
import type { Arrival } from './arrivals.ts';

/** Stores the answers by mail that staff gave to these leads, with the mails as they were composed. */
export async function recordReplies(
  { db, kv }: Pick<StaffStores, 'db' | 'kv'>,
  arrivals: readonly Arrival[],
  now: number,
): Promise<void> {
  const ctx = await loadLiveContext(
    { storeOptions: { remote: false, persistTo: '' } },
    { kv },
    'nl',
  );
  if (!ctx) return;
  const query = v.parse(LeadsQuery, { state: 'all' });
  const leads = new Map(
    (await loadLeads(db, query, now, 500)).rows.map((lead) => [lead.key, lead]),
  );
  const colleagues = await listStaff(db);
  for (const { lead, work } of arrivals) {
    const stored = leads.get(lead.key);
    const staff = colleagues.find(({ id }) => id === stored?.assignee);
    if (!stored || !staff || !work?.reply) continue;
    const at = lead.at + work.afterHours * HOUR_MS;
    const reply = { ctx, lead: stored, staff, text: work.reply, at };
    await db.batch(recordReply(db, reply));
  }
}

interface DemoReply {
  ctx: RequestContext;
  lead: Lead;
  staff: StaffAccount;
  text: string;
  at: number;
}

/** Returns the statements of an answer by mail, sent a minute later. */
function recordReply(
  db: D1Database,
  { ctx, lead, staff, text, at }: DemoReply,
): D1PreparedStatement[] {
  const [greeting = ''] = draftReply(ctx, lead).text.split('\n\n');
  const reply = { subject: draftReply(ctx, lead).subject, text: `${greeting}\n\n${text}` };
  const id = crypto.randomUUID();
  return [
    ...enqueueMails(db, [composeReplyMail(ctx, lead, staff, reply)], at, {
      ids: [id],
      leadKey: lead.key,
    }),
    db
      .prepare(`UPDATE outbox SET state = 'sent', tries = 1, sent_at = ?2 WHERE id = ?1`)
      .bind(id, at + MINUTE_MS),
    db
      .prepare(
        `INSERT INTO lead_replies (lead, created_at, staff, subject, text, mail)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
      )
      .bind(lead.id, at, staff.id, reply.subject, reply.text, id),
  ];
}
