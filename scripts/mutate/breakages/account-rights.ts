import type { Breakage } from '../breakage';

const SESSIONS = 'src/platform/accounts/sessions-store.ts';
const ACCOUNTS_STORE = 'src/platform/accounts/accounts-store.ts';
const GATES = 'src/features/sign-in/account-gates.ts';
const ONE_TIME = 'src/features/sign-in/credentials/one-time-passwords-store.ts';
const FACTOR_STORE = 'src/features/sign-in/credentials/second-factor-store.ts';
const PASSKEYS = 'src/features/sign-in/passkeys/passkeys-store.ts';
const SEALS = 'src/features/sign-in/credentials/sealed-secret.ts';
const SESSION_LIST = 'test/features/sign-in/session-list.test.ts';
const SECOND_FACTOR = 'test/features/sign-in/second-factor.test.ts';
const CODES = 'test/features/sign-in/second-factor-sign-in.test.ts';
const PASSWORDS = 'test/features/sign-in/passwords.test.ts';
const PASSKEYS_TEST = 'test/features/sign-in/add-passkeys.test.ts';
const ACCESS = 'test/features/sign-in/access.test.ts';

/** Guarantees of accounts: passwords, sessions, codes and passkeys are one person’s. */
export const ACCOUNT_RIGHT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a session is ended by whose it is',
    guarantee: 'Nobody ends the session of somebody else.',
    file: SESSIONS,
    before: 'WHERE id = ?1 AND account = ?2',
    after: 'WHERE id = ?1 AND ?2 IS NOT NULL',
    tests: [SESSION_LIST],
  },
  {
    name: 'a list of sessions is one person’s',
    guarantee: 'Nobody sees where others are signed in.',
    file: SESSIONS,
    before: "WHERE account = ?1 AND stage = 'open'",
    after: "WHERE ?1 IS NOT NULL AND stage = 'open'",
    tests: [SESSION_LIST],
  },
  {
    name: 'the other sessions that end are one person’s',
    guarantee: 'Switching the second factor on signs nobody else out.',
    file: SESSIONS,
    before: 'WHERE account = ?1 AND id <> ?2',
    after: 'WHERE ?1 IS NOT NULL AND id <> ?2',
    tests: [SECOND_FACTOR],
  },
  {
    name: 'a new password is one person’s',
    guarantee: 'Choosing a password changes nobody else’s.',
    file: ACCOUNTS_STORE,
    before: 'SET password = ?2 WHERE id = ?1',
    after: 'SET password = ?2 WHERE ?1 IS NOT NULL',
    tests: [PASSWORDS],
  },
  {
    name: 'a new password signs one person out',
    guarantee: 'Choosing a password ends nobody else’s session.',
    file: ACCOUNTS_STORE,
    before: 'DELETE FROM ${tables.sessions} WHERE account = ?1',
    after: 'DELETE FROM ${tables.sessions} WHERE ?1 IS NOT NULL',
    tests: [PASSWORDS],
  },
  {
    name: 'a new password voids one person’s one-time passwords',
    guarantee: 'Choosing a password ends nobody else’s invitation.',
    file: ACCOUNTS_STORE,
    before: 'DELETE FROM ${tables.oneTimePasswords} WHERE account = ?1',
    after: 'DELETE FROM ${tables.oneTimePasswords} WHERE ?1 IS NOT NULL',
    tests: [PASSWORDS],
  },
  {
    name: 'a one-time password is one person’s',
    guarantee: 'The one-time password of one account opens no other.',
    file: ONE_TIME,
    before: 'WHERE account = ?1 AND hash = ?2',
    after: 'WHERE ?1 IS NOT NULL AND hash = ?2',
    tests: [PASSWORDS],
  },
  {
    name: 'asking for a password voids nobody else’s',
    guarantee: 'The one-time passwords of others go on.',
    file: ONE_TIME,
    before: 'WHERE account = ?1 AND hash NOT IN',
    after: 'WHERE ?1 IS NOT NULL AND hash NOT IN',
    tests: [PASSWORDS],
  },
  {
    name: 'a recovery code is one person’s',
    guarantee: 'The recovery code of one account opens no other.',
    file: FACTOR_STORE,
    before: 'WHERE account = ?1 AND hash = ?2 AND used_at',
    after: 'WHERE ?1 IS NOT NULL AND hash = ?2 AND used_at',
    tests: [CODES],
  },
  {
    name: 'switching the second factor off is for one person',
    guarantee: 'Nobody else loses the second factor.',
    file: FACTOR_STORE,
    before: 'SET totp = NULL WHERE id = ?1',
    after: 'SET totp = NULL WHERE ?1 IS NOT NULL',
    tests: [SECOND_FACTOR],
  },
  {
    name: 'recovery codes go with one person’s second factor',
    guarantee: 'Nobody else loses their recovery codes.',
    file: FACTOR_STORE,
    before: 'DELETE FROM ${tables.recoveryCodes} WHERE account = ?1',
    after: 'DELETE FROM ${tables.recoveryCodes} WHERE ?1 IS NOT NULL',
    tests: [SECOND_FACTOR],
  },
  {
    name: 'the recovery codes that are left are one person’s',
    guarantee: 'The page of the second factor counts nobody else’s codes.',
    file: FACTOR_STORE,
    before: 'WHERE account = ?1 AND used_at IS NULL) AS codes',
    after: 'WHERE ?1 IS NOT NULL AND used_at IS NULL) AS codes',
    tests: [SECOND_FACTOR],
  },
  {
    name: 'a list of passkeys is one person’s',
    guarantee: 'Nobody sees the passkeys of others.',
    file: PASSKEYS,
    before: 'FROM ${passkeys} WHERE account = ?1 ORDER',
    after: 'FROM ${passkeys} WHERE ?1 IS NOT NULL ORDER',
    tests: [PASSKEYS_TEST],
  },
  {
    name: 'a passkey is removed by whose it is',
    guarantee: 'Nobody removes the passkey of somebody else.',
    file: PASSKEYS,
    before: 'WHERE id = ?1 AND account = ?2`',
    after: 'WHERE id = ?1 AND ?2 IS NOT NULL`',
    tests: [PASSKEYS_TEST],
  },
  {
    name: 'a change of the sign-in that another was before is not told',
    guarantee: 'What two tabs change at once is done once and told once.',
    file: 'src/features/sign-in/run-if-changed-store.ts',
    before: 'changes() > 0',
    after: 'changes() >= 0',
    tests: ['test/features/sign-in/told-changes.test.ts'],
  },
  {
    name: 'the passkeys of others take no place',
    guarantee: 'Twenty passkeys of all people together refuse nobody.',
    file: PASSKEYS,
    before: 'FROM ${passkeys} WHERE account = ?2) <',
    after: 'FROM ${passkeys} WHERE ?2 IS NOT NULL) <',
    tests: [PASSKEYS_TEST],
  },
  {
    name: 'a session that waits opens nothing',
    guarantee: 'Who still owes a code or a new password opens no page of an account.',
    file: GATES,
    before: "if (stage !== 'open') {",
    after: "if (stage !== 'open' && id === '') {",
    tests: [ACCESS, CODES],
  },
  {
    name: 'a kept form is its author’s',
    guarantee: 'What somebody wrote is sent as nobody else who signs in beside it.',
    file: 'src/features/sign-in/keep-sent-form.tsx',
    before: 'return author === account ? undefined : author;',
    after: 'return account ? undefined : author;',
    tests: ['test/features/sign-in/kept-form.test.ts'],
  },
  {
    name: 'a new password is chosen behind a one-time one',
    guarantee: 'Who is signed in changes the password with the present one alone.',
    file: 'src/features/sign-in/password-routes.tsx',
    before: "if (session?.stage === 'new-password') return next();",
    after: 'if (session) return next();',
    tests: [ACCESS, PASSWORDS],
  },
  {
    name: 'a sealed secret is of one account',
    guarantee: 'The secret of one person’s app opens nobody else’s account.',
    file: SEALS,
    before: 'encode(`${purpose} ${account}`)',
    after: 'encode(account ? purpose : purpose)',
    tests: [SECOND_FACTOR],
  },
  {
    name: 'a sealed secret is for one use',
    guarantee: 'A secret that a page carries is none that is stored.',
    file: SEALS,
    before: 'encode(`${purpose} ${account}`)',
    after: 'encode(purpose ? account : account)',
    tests: [SECOND_FACTOR],
  },
];
