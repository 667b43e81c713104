import type { Breakage } from '../breakage';

const INVITATIONS = 'src/features/sign-in/invitations-store.ts';
const STAFF = 'src/platform/accounts/staff-accounts-store.ts';
const BROWSERS = 'src/platform/accounts/known-browsers.ts';
const DIGEST = 'src/features/owner-portal/digest/digest-store.ts';
const INVITATIONS_TEST = 'test/features/sign-in/invitations.test.ts';
const KNOWN = 'test/features/sign-in/known-browsers.test.ts';
const DIGEST_TEST = 'test/features/owner-portal/digest.test.ts';

/** Guarantees of accounts that end: nothing of them works longer than it is said to. */
export const ACCOUNT_PERIOD_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a challenge of a passkey ends',
    guarantee: 'What a passkey signs later than five minutes after it was asked opens nothing.',
    file: 'src/features/sign-in/passkeys/challenge-store.ts',
    before: 'if (!(Number(until) >= now)) return undefined;',
    after: 'if (!(Number(until) >= 0)) return undefined;',
    tests: ['test/features/sign-in/passkeys.test.ts'],
  },
  {
    name: 'setting the second factor up ends',
    guarantee: 'A page with the secret of an app that is found later sets nothing up.',
    file: 'src/features/sign-in/change-security.ts',
    before: '|| !end || end <= now)',
    after: '|| !end || end <= 0)',
    tests: ['test/features/sign-in/second-factor.test.ts'],
  },
  {
    name: 'an invitation ends',
    guarantee: 'The password of an invitation opens nothing after seven days.',
    file: INVITATIONS,
    before: 'const ends = addPeriod(now, PERIODS.invitation);',
    after: 'const ends = 100 * addPeriod(now, PERIODS.invitation);',
    tests: [INVITATIONS_TEST],
  },
  {
    name: 'a closed account is not invited',
    guarantee: 'An invitation that waits is not mailed to an account that was closed.',
    file: INVITATIONS,
    before: 'invited_at IS NOT NULL AND disabled_at IS NULL LIMIT',
    after: 'invited_at IS NOT NULL LIMIT',
    tests: [INVITATIONS_TEST],
  },
  {
    name: 'closed staff are not invited',
    guarantee: 'An invitation that waits is not mailed to staff who left.',
    file: STAFF,
    before: 'invited_at IS NOT NULL AND disabled_at IS NULL LIMIT',
    after: 'invited_at IS NOT NULL LIMIT',
    tests: [INVITATIONS_TEST],
  },
  {
    name: 'a closed account gets no password',
    guarantee: 'Nobody whose account is closed gets a password by mail.',
    file: 'src/platform/accounts/accounts-store.ts',
    before: 'WHERE email = ?1 AND disabled_at IS NULL',
    after: 'WHERE email = ?1',
    tests: ['test/features/sign-in/passwords.test.ts'],
  },
  {
    name: 'a passkey of a closed account opens nothing',
    guarantee: 'Closing an account ends its passkeys.',
    file: 'src/platform/accounts/accounts-store.ts',
    before: 'WHERE id = ?1 AND disabled_at IS NULL',
    after: 'WHERE id = ?1',
    tests: ['test/features/sign-in/passkeys.test.ts'],
  },
  {
    name: 'a passkey of staff who left opens nothing',
    guarantee: 'Closing an account of staff ends its passkeys.',
    file: STAFF,
    before: '} FROM staff_accounts AS accounts WHERE id = ?1 AND disabled_at IS NULL',
    after: '} FROM staff_accounts AS accounts WHERE id = ?1',
    tests: ['test/features/sign-in/passkeys.test.ts'],
  },
  {
    name: 'a known browser ends',
    guarantee: 'After half a year a browser is a stranger again.',
    file: BROWSERS,
    before: 'Number(since) > oldest',
    after: 'Number(since) > 0 * oldest',
    tests: [KNOWN],
  },
  {
    name: 'the cookie of a known browser ends',
    guarantee: 'A browser forgets whom it knew after half a year.',
    file: BROWSERS,
    before: 'maxAge: toSeconds(PERIODS.knownBrowser)',
    after: 'maxAge: 2 * toSeconds(PERIODS.knownBrowser)',
    tests: [KNOWN],
  },
  {
    name: 'a list of sessions leaves ended ones out',
    guarantee: 'The list shows where somebody is signed in, not where they were.',
    file: 'src/platform/accounts/sessions-store.ts',
    before: `AND created_at > ?3 AND used_at > ?2
`,
    after: `AND ?3 > 0 AND ?2 > 0
`,
    tests: ['test/features/sign-in/session-list.test.ts'],
  },
  {
    name: 'a limit by network ends',
    guarantee: 'Nobody is refused for longer than the window of a limit.',
    file: 'src/platform/rate-windows-store.ts',
    before: 'json_each(?1)) AND expires_at > ?2',
    after: 'json_each(?1)) AND ?2 > 0',
    tests: ['test/features/forms/kit/rate-limits.test.ts'],
  },
  {
    name: 'a limit by recipient ends',
    guarantee: 'An address gets mails again after the window of a limit.',
    file: 'src/platform/mail/mail-limits-store.ts',
    before: 'rollMailWindow(row, limit, now)',
    after: '{ ...rollMailWindow(row, limit, 0), expiresAt: now + limit.windowMs }',
    tests: ['test/features/forms/mail-limits.test.ts'],
  },
  {
    name: 'a weekly mail that was stopped stays stopped',
    guarantee: 'Who stopped the weekly mail gets none.',
    file: DIGEST,
    before: 'AND stopped_at IS NULL AND',
    after: 'AND',
    tests: [DIGEST_TEST],
  },
  {
    name: 'a closed portal sends no weekly mail',
    guarantee: 'An owner whose portal is closed gets no weekly mail.',
    file: DIGEST,
    before: ' AND accounts.disabled_at IS NULL AND accounts.password',
    after: ' AND accounts.password',
    tests: [DIGEST_TEST],
  },
];
