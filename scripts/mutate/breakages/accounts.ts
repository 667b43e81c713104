import type { Breakage } from '../breakage';

const ACCOUNTS = 'src/platform/accounts';
const CREDENTIALS = 'src/features/sign-in/credentials';
const SIGN_IN = 'test/features/sign-in';
const SESSIONS = `${SIGN_IN}/sessions.test.ts`;
const PASSWORDS = `${SIGN_IN}/passwords.test.ts`;
const SECOND_FACTOR = `${SIGN_IN}/second-factor.test.ts`;
const PORTAL = 'test/features/owner-portal/portal.test.ts';
const SECOND_FACTOR_SIGN_IN = `${SIGN_IN}/second-factor-sign-in.test.ts`;

/** Guarantees of the accounts of owners and subscribers. */
export const ACCOUNT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a one-time password works once',
    guarantee: 'A one-time password opens the account once.',
    file: `${CREDENTIALS}/one-time-passwords-store.ts`,
    before: 'AND hash = ?2 AND used_at IS NULL AND expires_at > ?3',
    after: 'AND hash = ?2 AND expires_at > ?3',
    tests: [PASSWORDS],
  },
  {
    name: 'a one-time password ends',
    guarantee: 'A one-time password opens nothing after its half hour.',
    file: `${CREDENTIALS}/one-time-passwords-store.ts`,
    before: 'AND hash = ?2 AND used_at IS NULL AND expires_at > ?3',
    after: 'AND hash = ?2 AND used_at IS NULL',
    tests: [PASSWORDS],
  },
  {
    name: 'a one-time password opens the choice of a new one only',
    guarantee: 'Until a new password is chosen nothing else opens.',
    file: 'src/features/sign-in/attempt-sign-in.ts',
    before: "return isOneTime ? 'new-password' : 'open';",
    after: "return 'open';",
    tests: [PASSWORDS],
  },
  {
    name: 'a new password ends all sessions',
    guarantee: 'Who chooses a new password is signed in nowhere else.',
    file: `${ACCOUNTS}/accounts-store.ts`,
    before: 'db.prepare(`DELETE FROM ${tables.sessions} WHERE account = ?1`).bind(account),',
    after: '',
    tests: [PASSWORDS, `${SIGN_IN}/security.test.ts`],
  },
  {
    name: 'a password is long enough',
    guarantee: 'A password has fifteen characters or more.',
    file: 'src/domain/accounts/password-length.ts',
    before: 'MIN_PASSWORD_LENGTH = 15',
    after: 'MIN_PASSWORD_LENGTH = 1',
    tests: [`${SIGN_IN}/new-passwords.test.ts`],
  },
  {
    name: 'a common password is refused',
    guarantee: 'Nobody chooses a password that everybody guesses.',
    file: 'src/features/sign-in/new-password.ts',
    before: "isCommonPassword(read.answers.password.join(''), names)",
    after: "names.includes('')",
    tests: [`${SIGN_IN}/new-passwords.test.ts`],
  },
  {
    name: 'a second factor is asked for',
    guarantee: 'The password alone opens no account with a second factor.',
    file: 'src/features/sign-in/attempt-sign-in.ts',
    before: 'if (hasSecondFactor) return',
    after: 'if (hasSecondFactor && isOneTime) return',
    tests: [SECOND_FACTOR_SIGN_IN],
  },
  {
    name: 'a code works once',
    guarantee: 'A code that was used once opens nothing again.',
    file: `${CREDENTIALS}/second-factor-store.ts`,
    before: ' AND totp_step < ?2',
    after: '',
    tests: [SECOND_FACTOR_SIGN_IN],
  },
  {
    name: 'a recovery code works once',
    guarantee: 'A recovery code opens the account once.',
    file: `${CREDENTIALS}/second-factor-store.ts`,
    before: 'AND hash = ?2 AND used_at IS NULL',
    after: 'AND hash = ?2',
    tests: [SECOND_FACTOR_SIGN_IN],
  },
  {
    name: 'another site acts for nobody',
    guarantee: 'A form of another site does nothing in an account.',
    file: `${ACCOUNTS}/account-middleware.ts`,
    before: 'if (isSafe || isOwnPageRequest(',
    after: 'if (isSafe || !isOwnPageRequest || c.req.method || isOwnPageRequest(',
    tests: [SESSIONS, `${SIGN_IN}/security.test.ts`],
  },
  {
    name: 'a request from nowhere acts for nobody',
    guarantee: 'Without Origin, Referer and Fetch Metadata an account is not changed.',
    file: `${ACCOUNTS}/own-page-request.ts`,
    before: 'return made.length > 0 && made',
    after: 'return made',
    tests: ['test/platform/headers.test.ts', SESSIONS],
  },
  {
    name: 'pages of accounts are stored nowhere',
    guarantee: 'No cache, no browser and no history keeps a page of an account.',
    file: `${ACCOUNTS}/account-middleware.ts`,
    before: "c.res.headers.set('Cache-Control', 'no-store');",
    after: '',
    tests: [SESSIONS, PORTAL],
  },
  {
    name: 'a subscriber is not an owner',
    guarantee: 'The portal opens to owners only.',
    file: 'src/features/sign-in/account-gates.ts',
    before: "createGate('/login/', ({ owner }) => owner)",
    after: "createGate('/login/', () => true)",
    tests: [PORTAL, SESSIONS],
  },
  {
    name: 'an owner sees no property of another',
    guarantee: 'The figures of a property open to its owners only.',
    file: 'src/features/owner-portal/own-property.tsx',
    before: 'if (!figures.owned.includes(id)) return undefined;',
    after: '',
    tests: [PORTAL],
  },
  {
    name: 'the history of a visit is its owner’s',
    guarantee: 'The query itself holds the owner’s id, so that a forgotten check shows nothing.',
    file: 'src/features/owner-portal/portal-store.ts',
    before: 'WHERE visits.property = ?2 AND ?2 IN mine AND state IN',
    after: 'WHERE visits.property = ?2 AND state IN',
    tests: [PORTAL],
  },
  {
    name: 'visitors stay candidates',
    guarantee: 'Owners do not read who came to visit: candidate A, not a name.',
    file: 'src/features/owner-portal/portal-store.ts',
    before: 'dense_rank() OVER (ORDER BY email COLLATE NOCASE), released_by',
    after: 'email, released_by',
    tests: [
      'test/features/owner-portal/portal-history.test.ts',
      'test/features/owner-portal/visit-feedback.test.ts',
    ],
  },
  {
    name: 'who becomes an owner is invited',
    guarantee: 'The password of a saved search never opens the portal.',
    file: `${ACCOUNTS}/accounts-admin-store.ts`,
    before: "...(role === 'owner' ? forgetSignIn(db, email) : []),",
    after: "...(role === 'owner' ? forgetSignIn(db, '') : []),",
    tests: ['test/features/desk/owners.test.ts'],
  },
  {
    name: 'a change of the second factor ends other sessions',
    guarantee: 'Who switches the second factor on throws out whoever knew the password.',
    file: 'src/features/sign-in/change-security.ts',
    before: 'prepareEndOfOtherSessions(c.env.DB, id, token, tables)',
    after: "prepareEndOfOtherSessions(c.env.DB, '', token || id, tables)",
    tests: [SECOND_FACTOR],
  },
  {
    name: 'the secret of a second factor is sealed',
    guarantee: 'Whoever reads a backup of the database makes no codes.',
    file: `${CREDENTIALS}/second-factor-store.ts`,
    before:
      "const sealed = await sealSecret(secret, account, 'second factor', peppers);\n  const codes",
    after:
      "const sealed = Array.from(secret, (byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32]).join('');\n  const codes",
    tests: [SECOND_FACTOR_SIGN_IN],
  },
  {
    name: 'signing out clears the browser',
    guarantee: 'Who sits down after somebody finds no private page in the browser.',
    file: 'src/features/sign-in/sign-in-routes.tsx',
    before: `c.header('Clear-Site-Data', '"cache"');`,
    after: '',
    tests: [SESSIONS],
  },
];
