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
    file: 'src/platform/limits.ts',
    before: `'sign-in account': {
    counts: 'tries to sign in',
    by: 'account',
    max: 10,`,
    after: `'sign-in account': {
    counts: 'tries to sign in',
    by: 'account',
    max: 10000,`,
    tests: [LIMITS],
  },
  {
    name: 'sign-ins have a limit by network',
    guarantee: 'A network that tries many accounts is stopped.',
    file: 'src/platform/limits.ts',
    before: "'sign-in': { counts: 'tries to sign in', by: 'network', max: 30,",
    after: "'sign-in': { counts: 'tries to sign in', by: 'network', max: 30000,",
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
    file: 'src/platform/limits.ts',
    before: "'otp mail': { counts: 'mails with a password', by: 'account', max: 3,",
    after: "'otp mail': { counts: 'mails with a password', by: 'account', max: 3000,",
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
    file: 'src/platform/limits.ts',
    before: `'sign-in /48': {
    counts: 'tries to sign in',
    by: 'wide network',
    max: 100,`,
    after: `'sign-in /48': {
    counts: 'tries to sign in',
    by: 'wide network',
    max: 100000,`,
    tests: [LIMITS],
  },
  {
    name: 'sign-ins have a limit in all',
    guarantee: 'Guesses from everywhere leave the processor to the pages.',
    file: 'src/platform/limits.ts',
    before: "'sign-in all': { counts: 'tries to sign in', by: 'everybody', max: 60,",
    after: "'sign-in all': { counts: 'tries to sign in', by: 'everybody', max: 60000,",
    tests: [LIMITS],
  },
  {
    name: 'codes have a limit by account',
    guarantee: 'Nobody tries the million codes of a second factor.',
    file: 'src/platform/limits.ts',
    before: "code: { counts: 'codes of a second factor', by: 'account', max: 5,",
    after: "code: { counts: 'codes of a second factor', by: 'account', max: 5000,",
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
