import type { Breakage } from '../breakage';

const STAFF = 'src/platform/accounts/staff-accounts-store.ts';
const ADMIN = 'src/platform/accounts/accounts-admin-store.ts';
const CODES = 'test/features/sign-in/second-factor-sign-in.test.ts';
const INVITED = 'test/features/desk/desk-invitations.test.ts';
const OWNERS = 'test/features/desk/owners.test.ts';

/** Guarantees of what staff do: it changes the one account, lead or mail that they chose. */
export const DESK_RIGHT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'at the desk a session that waits opens nothing',
    guarantee: 'Who has a one-time password chooses a new one before the desk opens.',
    file: 'src/features/desk/desk-gate.ts',
    before: "if (stage !== 'open') return '/desk/new-password/';",
    after: "if (stage === 'code') return '/desk/new-password/';",
    tests: [INVITED],
  },
  {
    name: 'signing out at the desk clears the browser',
    guarantee: 'After signing out at the desk no page of it is in the cache.',
    file: 'src/features/desk/sign-in/sign-in-routes.tsx',
    before: "c.header('Clear-Site-Data', '\"cache\"');",
    after: "c.header('Vary', 'Cookie');",
    tests: ['test/features/desk/desk-sign-in.test.ts'],
  },
  {
    name: 'erasing an account clears the browser',
    guarantee: 'After erasing an account no page of it is in the cache.',
    file: 'src/features/saved-searches/own-data-routes.tsx',
    before: "c.header('Clear-Site-Data', '\"cache\"');",
    after: "c.header('Vary', 'Cookie');",
    tests: ['test/features/saved-searches/erase-subscriber.test.ts'],
  },
  {
    name: 'codes have a limit by network',
    guarantee: 'A network tries thirty codes in a quarter of an hour, whatever accounts.',
    file: 'src/platform/limits.ts',
    before: `'code network': {
    counts: 'codes of a second factor',
    by: 'network',
    max: 30,`,
    after: `'code network': {
    counts: 'codes of a second factor',
    by: 'network',
    max: 30_000,`,
    tests: [CODES, 'test/limits.test.ts'],
  },
  {
    name: 'closing one person of staff leaves the others',
    guarantee: 'Closing one account of staff keeps the desk open to the others.',
    file: STAFF,
    before: `totp = NULL
         WHERE id = ?1`,
    after: `totp = NULL
         WHERE ?1 IS NOT NULL`,
    tests: [INVITED],
  },
  {
    name: 'closing one person of staff signs out them alone',
    guarantee: 'Closing one account of staff ends nobody else’s session.',
    file: STAFF,
    before: 'DELETE FROM ${table} WHERE account = ?1',
    after: 'DELETE FROM ${table} WHERE ?1 IS NOT NULL',
    tests: [INVITED],
  },
  {
    name: 'closing one portal leaves the others',
    guarantee: 'Closing one owner’s portal leaves all others open.',
    file: ADMIN,
    before: 'invited_at = NULL, totp = NULL WHERE id = ?1',
    after: 'invited_at = NULL, totp = NULL WHERE ?1 IS NOT NULL',
    tests: [OWNERS],
  },
  {
    name: 'closing one portal signs out its owner alone',
    guarantee: 'Closing one owner’s portal ends nobody else’s session.',
    file: ADMIN,
    before: 'DELETE FROM ${table} WHERE account = ?1',
    after: 'DELETE FROM ${table} WHERE ?1 IS NOT NULL',
    tests: [OWNERS],
  },
  {
    name: 'becoming an owner forgets one person’s sign-in',
    guarantee: 'An import of one owner signs nobody else out.',
    file: ADMIN,
    before: "'email = ?1 AND (owner = 0 OR disabled_at IS NOT NULL)'",
    after: "'?1 IS NOT NULL AND (owner = 0 OR disabled_at IS NOT NULL)'",
    tests: [OWNERS, 'test/features/sign-in/invitations.test.ts'],
  },
  {
    name: 'the properties of an import are one owner’s',
    guarantee: 'An import of one owner takes no property from another.',
    file: ADMIN,
    before: "WHERE account = (SELECT id FROM accounts WHERE email = ?1)'",
    after: "WHERE ?1 IS NOT NULL'",
    tests: [OWNERS],
  },
  {
    name: 'a lead goes to somebody who may see it',
    guarantee: 'Nobody of staff whose account is closed gets a lead.',
    file: 'src/features/desk/leads/lead-actions.ts',
    before: 'id === assignee && disabledAt === null',
    after: 'id === assignee',
    tests: ['test/features/desk/leads.test.ts'],
  },
  {
    name: 'a lead is changed alone',
    guarantee: 'Taking one lead changes no other.',
    file: 'src/features/desk/leads/lead-actions-store.ts',
    before: `closed_at = iif(?3 = 'closed', ?5, NULL)
       WHERE id = ?1`,
    after: `closed_at = iif(?3 = 'closed', ?5, NULL)
       WHERE ?1 IS NOT NULL`,
    tests: ['test/features/desk/leads.test.ts'],
  },
  {
    name: 'a mail is tried again alone',
    guarantee: 'Trying one mail again sends no other that failed.',
    file: 'src/platform/mail/outbox-list-store.ts',
    before: 'error IS NOT ?4, id = ?3)',
    after: "error IS NOT ?4, id <> '')",
    tests: ['test/features/desk/today.test.ts', 'test/features/desk/list-pages.test.ts'],
  },
];
