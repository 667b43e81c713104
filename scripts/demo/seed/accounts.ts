import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { KeyRing } from '../../../src/domain/accounts/key-ring.ts';
import { FULL_COST } from '../../../src/domain/accounts/password-cost.ts';
import { upsertAccount } from '../../../src/platform/accounts/accounts-admin-store.ts';
import { hashPassword } from '../../../src/platform/accounts/password-hash.ts';
import { upsertStaff } from '../../../src/platform/accounts/staff-accounts-store.ts';

const DemoLogin = v.strictObject({
  role: v.picklist(['owner', 'subscriber', 'staff']),
  login: v.pipe(v.string(), v.email()),
  password: v.pipe(v.string(), v.minLength(15)),
  properties: v.array(v.number()),
});
export type DemoLogin = v.InferOutput<typeof DemoLogin>;

/** Reads the demonstration's accounts (docs/interfaces.md). */
export const readDemoLogins = async (): Promise<DemoLogin[]> =>
  v.parse(v.array(DemoLogin), JSON.parse(await readFile('data/demo/logins.json', 'utf8')));

/**
 * Adds the demonstration's accounts where there is none of their kind yet; returns how many. `cost`
 * is what hashing their passwords takes (decision 103).
 */
export async function seedAccounts(
  db: D1Database,
  peppers: KeyRing,
  now: number,
  cost = FULL_COST,
): Promise<number> {
  const hash = (password: string) => hashPassword(password, peppers, cost);
  return (await seedStaff(db, hash, now)) + (await seedVisitorAccounts(db, hash, now));
}

type HashPassword = (password: string) => Promise<string>;

/** Staff have accounts of their own (decision 44); this one has no second factor. */
async function seedStaff(db: D1Database, hash: HashPassword, now: number): Promise<number> {
  if (await db.prepare('SELECT 1 FROM staff_accounts LIMIT 1').first()) return 0;
  const logins = (await readDemoLogins()).filter(({ role }) => role === 'staff');
  for (const { login: email, password } of logins) {
    const member = { email, name: 'Luc Dardenne', language: 'nl', role: 'manager' } as const;
    await upsertStaff(db, member, { password: await hash(password), now }).run();
  }
  return logins.length;
}

async function seedVisitorAccounts(
  db: D1Database,
  hash: HashPassword,
  now: number,
): Promise<number> {
  if (await db.prepare('SELECT 1 FROM accounts LIMIT 1').first()) return 0;
  const logins = await readDemoLogins();
  for (const { role, login, password, properties } of logins) {
    if (role === 'staff') continue;
    await db.batch(
      upsertAccount(
        db,
        {
          email: login,
          username: undefined,
          name: toFamilyName(login),
          language: getLoginLanguage(login),
          properties,
        },
        { role, password: await hash(password), now },
      ),
    );
  }
  return logins.filter(({ role }) => role !== 'staff').length;
}

/** The language of a person of the demonstration, by their address. */
export const getLoginLanguage = (login: string): 'nl' | 'fr' =>
  login.endsWith('@exemple.example') ? 'fr' : 'nl';

/** 'lambrecht@voorbeeld.example' → 'Familie Lambrecht'; an address in French: 'Famille Lejeune'. */
function toFamilyName(login: string): string {
  const [name = ''] = login.split('@');
  const family = getLoginLanguage(login) === 'fr' ? 'Famille' : 'Familie';
  return `${family} ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
