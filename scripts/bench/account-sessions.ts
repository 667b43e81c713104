import { STAFF_TABLES, VISITOR_TABLES } from '../../src/platform/accounts/account-tables';
import { upsertAccount } from '../../src/platform/accounts/accounts-admin-store';
import { hashPassword } from '../../src/platform/accounts/password-hash';
import { prepareSession } from '../../src/platform/accounts/sessions-store';
import { upsertStaff } from '../../src/platform/accounts/staff-accounts-store';
import { readLocalPeppers } from '../staff/keys';
import { openStores } from '../staff/stores';
import type { AccountCookies } from './hostile/account-injection-points';
import { OWNED_PROPERTY } from './hostile/account-injection-points';

/** Adds an owner, a subscriber and a member of staff to the database of a folder, and signs them in. */
export async function signInDrillAccounts(state: string): Promise<AccountCookies> {
  const stores = await openStores({ remote: false, persistTo: state });
  try {
    return await insertSignedIn(stores.db);
  } finally {
    await stores.close();
  }
}

async function insertSignedIn(db: D1Database): Promise<AccountCookies> {
  const password = await hashPassword('a long and rather good one', await readLocalPeppers());
  const now = Date.now();
  const account = { username: undefined, name: 'An Maas', language: 'nl', properties: [] } as const;
  const owner = { ...account, email: 'owner@drill.example', properties: [OWNED_PROPERTY] };
  const subscriber = { ...account, email: 'subscriber@drill.example' };
  const staff = {
    email: 'staff@drill.example',
    name: 'Luc',
    language: 'nl',
    role: 'manager',
  } as const;
  await db.batch([
    ...upsertAccount(db, owner, { role: 'owner', password, now }),
    ...upsertAccount(db, subscriber, { role: 'subscriber', password, now }),
    upsertStaff(db, staff, { password, now }),
  ]);
  const open = async (tables: typeof VISITOR_TABLES, email: string) => {
    const id = await db
      .prepare(`SELECT id FROM ${tables.accounts} WHERE email = ?1`)
      .bind(email)
      .first<string>('id');
    const session = await prepareSession(db, id ?? '', 'open', undefined, now, tables);
    await db.batch(session.statements);
    return session.token;
  };
  return {
    owner: `__Host-session=${await open(VISITOR_TABLES, owner.email)}`,
    subscriber: `__Host-session=${await open(VISITOR_TABLES, subscriber.email)}`,
    staff: `__Host-desk=${await open(STAFF_TABLES, staff.email)}`,
  };
}
