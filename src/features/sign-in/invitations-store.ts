import { addPeriod } from '../../domain/format/period';
import type { Language } from '../../domain/language/language';
import { PERIODS } from '../../domain/periods';
import { ACCOUNT_COLUMNS, Account } from '../../platform/accounts/account';
import type { AccountTables } from '../../platform/accounts/account-tables';
import { STAFF_TABLES, VISITOR_TABLES } from '../../platform/accounts/account-tables';
import { requestInvitation } from '../../platform/accounts/accounts-admin-store';
import {
  claimInvitedStaff,
  requestStaffInvitation,
} from '../../platform/accounts/staff-accounts-store';
import { createOneTimePassword } from '../../platform/accounts/tokens';
import { parseRows } from '../../platform/d1-rows';
import { enqueueMails } from '../../platform/mail/outbox-store';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import { insertOneTimePassword } from './credentials/one-time-passwords-store';
import type { MailedAccount } from './one-time-password-mail';
import { composeDeskInvitationMail, composeInvitationMail } from './one-time-password-mail';

const MAX_INVITATIONS = 50;

/** The person of an account, whichever kind it is. */
type InvitedAccount = MailedAccount & { id: string; language: Language };

/** How one kind of accounts is invited. */
interface InvitationKind {
  tables: AccountTables;
  /** The original path at which the one-time password is entered. */
  signIn: string;
  compose: typeof composeInvitationMail;
  claim(db: D1Database): Promise<InvitedAccount[]>;
  /** Puts an invitation that could not be stored back. */
  request(db: D1Database, id: string, now: number): Promise<unknown>;
}

const INVITATION_KINDS: readonly InvitationKind[] = [
  {
    tables: VISITOR_TABLES,
    signIn: '/login/',
    compose: composeInvitationMail,
    claim: claimInvitedPeople,
    request: (db, id, now) => requestInvitation(db, id, now).run(),
  },
  {
    tables: STAFF_TABLES,
    signIn: '/desk/login/',
    compose: composeDeskInvitationMail,
    claim: (db) => claimInvitedStaff(db, MAX_INVITATIONS),
    request: (db, id, now) => requestStaffInvitation(db, id, now).run(),
  },
];

/**
 * Mails a one-time password to the owners and the staff who were invited. One statement claims them, so
 * that of two callers one sends it; an invitation that could not be stored is tried again. Returns how many.
 */
export async function sendInvitations(
  db: D1Database,
  snapshot: Snapshot,
  origin: string,
): Promise<number> {
  const now = Date.now();
  let count = 0;
  for (const kind of INVITATION_KINDS) {
    for (const account of await kind.claim(db)) {
      try {
        await sendInvitation(db, snapshot, origin, kind, account, now);
        count += 1;
      } catch (error) {
        await kind.request(db, account.id, now);
        throw error;
      }
    }
  }
  return count;
}

async function claimInvitedPeople(db: D1Database): Promise<Account[]> {
  const { results } = await db
    .prepare(
      `UPDATE accounts SET invited_at = NULL WHERE id IN
         (SELECT id FROM accounts WHERE invited_at IS NOT NULL AND disabled_at IS NULL LIMIT ?1)
       RETURNING ${ACCOUNT_COLUMNS.replaceAll('accounts.', '')}`,
    )
    .bind(MAX_INVITATIONS)
    .all();
  return parseRows(Account, results, 'accounts');
}

async function sendInvitation(
  db: D1Database,
  snapshot: Snapshot,
  origin: string,
  { tables, signIn, compose }: InvitationKind,
  account: InvitedAccount,
  now: number,
): Promise<void> {
  const { language } = account;
  const route = { original: signIn, language, preview: false };
  const ctx = createRequestContext(snapshot, route, origin);
  const oneTimePassword = createOneTimePassword();
  const ends = addPeriod(now, PERIODS.invitation);
  const signInUrl = origin + ctx.href.page(signIn, { other: 'yes' });
  const mail = compose(ctx, { account, oneTimePassword, now, ends, signInUrl });
  await db.batch([
    ...(await insertOneTimePassword(db, account.id, oneTimePassword, ends, tables)),
    ...enqueueMails(db, [mail], now),
  ]);
}
