import type { MailKind } from './mail-kinds';

/** SQL of the mails that have not left and are of these kinds, ?2 as JSON list. */
const IS_WAITING = `state = 'queued' AND json_valid(mail)
  AND mail ->> 'kind' IN (SELECT value FROM json_each(?2))`;

/**
 * Deletes the waiting mails of `which`, ?1. One that is being sent stays, to be listed as sent if it is; after a failure
 * its time has passed at `now`, ?3.
 */
const withdrawMails = (
  db: D1Database,
  which: string,
  ...[key, kinds, now]: readonly [key: string, kinds: readonly MailKind[], now: number]
): D1PreparedStatement[] =>
  [
    `DELETE FROM outbox WHERE ${which} AND ${IS_WAITING} AND (lease IS NULL OR due_at <= ?3)`,
    `UPDATE outbox SET mail = json_set(mail, '$.until', ?3) WHERE ${which} AND ${IS_WAITING}`,
  ].map((sql) => db.prepare(sql).bind(key, JSON.stringify(kinds), now));

/**
 * Takes the mails back that wait for a visitor of this lead, or visit, in the batch of what they no longer say: a
 * failed try is repeated for days, and would arrive after its successor.
 */
export const withdrawMailsAbout = (
  db: D1Database,
  leadKey: string,
  kinds: readonly MailKind[],
  now: number,
): D1PreparedStatement[] => withdrawMails(db, 'lead_key = ?1', leadKey, kinds, now);

/** SQL of the mails to the person of ?1 among these accounts. */
const areTo = (accounts: string) =>
  `recipient = (SELECT email || '' FROM ${accounts} WHERE id = ?1) COLLATE NOCASE`;

/** Takes the mails back that wait for a person of an account who wants no more of them. */
export const withdrawMailsTo = (
  db: D1Database,
  account: string,
  kinds: readonly MailKind[],
  now: number,
): D1PreparedStatement[] => withdrawMails(db, areTo('accounts'), account, kinds, now);

/** Takes the invitation back that waits for somebody of staff whose account is closed by now. */
export const withdrawDeskInvitation = (
  db: D1Database,
  staff: string,
  now: number,
): D1PreparedStatement[] => {
  const closed = '(SELECT * FROM staff_accounts WHERE disabled_at IS NOT NULL)';
  return withdrawMails(db, areTo(closed), staff, ['desk invitation'], now);
};
