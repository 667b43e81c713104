import type { Breakage } from '../breakage';

const ACCOUNTS = 'src/platform/accounts';
const SIGN_IN = 'test/features/sign-in';
const PASSWORDS = `${SIGN_IN}/passwords.test.ts`;
const LIMITS = `${SIGN_IN}/sign-in-limits.test.ts`;

/** Guarantees of guessing: how often a password or a code is tried, and what an answer tells. */
export const ACCOUNT_LIMIT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'sign-ins have a limit by account',
    guarantee:
      'Ten wrong passwords close a sign-in for a quarter of an hour, from wherever they come.',
    file: `${ACCOUNTS}/account-limits.ts`,
    before: "account: { kind: 'sign-in account', max: 10,",
    after: "account: { kind: 'sign-in account', max: 1000,",
    tests: [LIMITS],
  },
  {
    name: 'sign-ins have a limit by network',
    guarantee: 'A network that tries many accounts is stopped.',
    file: `${ACCOUNTS}/account-limits.ts`,
    before: "network: { kind: 'sign-in', max: 30,",
    after: "network: { kind: 'sign-in', max: 3000,",
    tests: [LIMITS],
  },
  {
    name: 'limits of the sign-in come before the hash',
    guarantee: 'Who is limited costs no processor time.',
    file: 'src/features/sign-in/attempt-sign-in.ts',
    before: "const end = await countAction(env.DB, 'sign in', keys, env.RATE_SCALE, now);",
    after: 'const end = undefined as number | undefined;',
    tests: [LIMITS],
  },
  {
    name: 'one-time passwords have a limit by address',
    guarantee: 'Nobody fills a mailbox with one-time passwords.',
    file: `${ACCOUNTS}/account-limits.ts`,
    before: "account: { kind: 'otp mail', max: 3,",
    after: "account: { kind: 'otp mail', max: 3000,",
    tests: [PASSWORDS],
  },
  {
    name: 'a try beyond a limit leaves no row',
    guarantee: 'Fifty tries a second do not fill the database.',
    file: 'src/features/sign-in/sign-in-attempts-store.ts',
    before: "if (result.kind === 'limited') return;",
    after: '',
    tests: [LIMITS],
  },
  {
    name: 'sign-ins have a limit by /48',
    guarantee: 'Whoever has many networks of one provider guesses no faster.',
    file: `${ACCOUNTS}/account-limits.ts`,
    before: "kind: 'sign-in /48', max: 100",
    after: "kind: 'sign-in /48', max: 10_000",
    tests: [LIMITS],
  },
  {
    name: 'sign-ins have a limit in all',
    guarantee: 'Guesses from everywhere leave the processor to the pages.',
    file: `${ACCOUNTS}/account-limits.ts`,
    before: "kind: 'sign-in all', max: 60",
    after: "kind: 'sign-in all', max: 60_000",
    tests: [LIMITS],
  },
  {
    name: 'codes have a limit by account',
    guarantee: 'Nobody tries the million codes of a second factor.',
    file: `${ACCOUNTS}/account-limits.ts`,
    before: "kind: 'code', max: 5",
    after: "kind: 'code', max: 5_000",
    tests: [`${SIGN_IN}/second-factor-sign-in.test.ts`],
  },
  {
    name: 'an unknown account takes the same work',
    guarantee: 'The answer to an unknown account is as slow as to a known one.',
    file: `${ACCOUNTS}/password-hash.ts`,
    before: 'parseHash(stored ?? formatDummyHash(cost));',
    after: 'parseHash(stored ?? String(cost.ln));',
    tests: ['test/platform/accounts/password-hash.test.ts'],
  },
];
