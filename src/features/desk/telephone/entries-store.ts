import * as v from 'valibot';
import type { Environment } from '../../../env';
import { computeKeyedHash } from '../../../platform/auth/signature';
import type { SigningEnvironment } from '../../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import { CountColumn, parseFirstRow } from '../../../platform/d1-rows';
import type { Mail } from '../../../platform/mail/mail';
import type { AnswerRecord } from '../../forms/kit/definition/field';
import type { FormName } from '../../forms/kit/definition/form-names';
import { commitLead, LEAD_CONFLICTS } from '../../forms/kit/store/commit-lead-store';
import type { StoredSubject } from '../../forms/kit/submit/stored-subject';
import type { StaffAction } from '../log/staff-action';

/** What staff wrote down for somebody, as the form would have stored it that they might have sent. */
interface DeskEntry {
  staff: { id: string };
  key: string;
  form: FormName;
  language: string;
  property: number | undefined;
  about: StoredSubject | undefined;
  answers: AnswerRecord;
  /** Whose it is; null if nobody took it yet. */
  assignee: string | null;
  mails: readonly Mail[];
  /** What else is stored with it: a visit. */
  statements: readonly D1PreparedStatement[];
  now: number;
}

/** `mailIds` are those that leave first; `conflict` is D1's message, which names the constraint. */
export type EntryResult =
  | { stored: true; lead: number; mailIds: readonly string[] }
  | { stored: false; conflict: string };

/** Stores what staff wrote down as a lead, with its mails, in one batch; once for each key. */
export async function storeEntry(
  env: SigningEnvironment & Pick<Environment, 'DB'>,
  { staff, assignee, mails, statements, now, ...entry }: DeskEntry,
): Promise<EntryResult> {
  const { DB: db } = env;
  const answers = JSON.stringify(entry.answers);
  const keyRing = await loadSigningKeys(env);
  const result = await commitLead(
    db,
    {
      ...entry,
      answers,
      bodyHash: await computeKeyedHash('content', `${entry.form} ${answers}`, keyRing),
      project: undefined,
      createdAt: now,
    },
    {
      storedUploads: [],
      mails: mails.map((mail) => ({ mail, outcome: 'leaves', dueAt: now })),
      rateLimits: [],
      formStatements: [
        ...(assignee === null ? [] : [takeLead(db, entry.key, assignee)]),
        recordLeadEntry(db, staff, entry.key, now),
        ...statements,
      ],
    },
  );
  if (!result.stored && !LEAD_CONFLICTS.sentBefore.test(result.conflict)) return result;
  const row = await db.prepare('SELECT id FROM leads WHERE key = ?').bind(entry.key).first();
  const lead = parseFirstRow(v.object({ id: CountColumn }), row, 'leads')?.id ?? 0;
  return { stored: true, lead, mailIds: result.stored ? result.mailIds : [] };
}

const takeLead = (db: D1Database, key: string, assignee: string) =>
  db
    .prepare(
      `UPDATE leads SET state = 'taken', assignee = ?2, changes = changes + 1 WHERE key = ?1`,
    )
    .bind(key, assignee);

/** Records who wrote the lead down; its number is known once the batch ran. */
const recordLeadEntry = (db: D1Database, staff: { id: string }, key: string, now: number) =>
  db
    .prepare(
      `INSERT INTO staff_actions (created_at, staff, action, subject)
       SELECT ?1, ?2, ?3, CAST(id AS TEXT) FROM leads WHERE key = ?4`,
    )
    .bind(now, staff.id, 'lead entered' satisfies StaffAction, key);
