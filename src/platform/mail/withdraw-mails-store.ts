import type { MailKind } from './mail-kinds';

/** SQL of the mails that have not left and are of these kinds, ?2 as JSON list. */
const IS_WAITING = `state = 'queued' AND json_valid(mail)
  AND mail ->> 'kind' IN (SELECT value FROM json_each(?2))`;

/**
 * Takes the mails back that wait for a visitor of this lead, or visit, in the batch of what they no longer say: a
 * failed try is repeated for days, and would arrive after its successor.
 */
export const withdrawMailsAbout = (
  db: D1Database,
  leadKey: string,
  kinds: readonly MailKind[],
): D1PreparedStatement =>
  db
    .prepare(`DELETE FROM outbox WHERE lead_key = ?1 AND ${IS_WAITING}`)
    .bind(leadKey, JSON.stringify(kinds));

/** Takes the mails back that wait for a person of an account who wants no more of them. */
export const withdrawMailsTo = (
  db: D1Database,
  account: string,
  kinds: readonly MailKind[],
): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM outbox WHERE ${IS_WAITING}
         AND recipient = (SELECT email || '' FROM accounts WHERE id = ?1) COLLATE NOCASE`,
    )
    .bind(account, JSON.stringify(kinds));
