import { DAY_MS } from '../../domain/format/durations';
import { insertOneTimePassword } from '../../platform/accounts/one-time-passwords-store';
import { requestInvitation } from '../../platform/accounts/people-admin-store';
import { PERSON_COLUMNS, Person } from '../../platform/accounts/person';
import { createOneTimePassword } from '../../platform/accounts/tokens';
import { parseRows } from '../../platform/d1-rows';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import { composeInvitationMail } from './one-time-password-mail';

/** An invitation is read days after it was sent; a forgotten password within half an hour. */
const INVITATION_MS = 7 * DAY_MS;
const MAX_INVITATIONS = 50;

/**
 * Mails the owners whom staff invited a one-time password. One statement claims them, so that of two
 * callers one sends it; an invitation that could not be stored is tried again. Returns how many.
 */
export async function sendInvitations(
  db: D1Database,
  snapshot: Snapshot,
  origin: string,
): Promise<number> {
  const now = Date.now();
  const invited = await claimInvited(db);
  for (const person of invited) {
    try {
      await sendInvitation(db, snapshot, origin, person, now);
    } catch (error) {
      await requestInvitation(db, person.id, now);
      throw error;
    }
  }
  return invited.length;
}

async function claimInvited(db: D1Database): Promise<Person[]> {
  const { results } = await db
    .prepare(
      `UPDATE people SET invited = NULL WHERE id IN
         (SELECT id FROM people WHERE invited IS NOT NULL AND disabled IS NULL LIMIT ?1)
       RETURNING ${PERSON_COLUMNS.replaceAll('people.', '')}`,
    )
    .bind(MAX_INVITATIONS)
    .all();
  return parseRows(Person, results, 'people');
}

async function sendInvitation(
  db: D1Database,
  snapshot: Snapshot,
  origin: string,
  person: Person,
  now: number,
): Promise<void> {
  const { language } = person;
  const route = { original: '/login/', language, preview: false };
  const ctx = createRequestContext(snapshot, route, origin);
  const oneTimePassword = createOneTimePassword();
  const ends = now + INVITATION_MS;
  const signInUrl = origin + ctx.href.page('/login/');
  const mail = composeInvitationMail(ctx, { person, oneTimePassword, now, ends, signInUrl });
  await db.batch([
    await insertOneTimePassword(db, person.id, oneTimePassword, ends),
    ...enqueueMails(db, [mail], now),
  ]);
}
