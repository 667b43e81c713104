import type { Breakage } from '../breakage';

const PATHS = 'test/features/desk/desk-paths.test.ts';
const DESK_SIGN_IN = 'test/features/desk/desk-sign-in.test.ts';
const LEAD_FILES = 'test/features/desk/lead-files.test.ts';
const REPLY_PAPERS = 'test/features/desk/reply-papers.test.ts';

/** Guarantees of the desk, and of links that are signed. */
export const DESK_BREAKAGES: readonly Breakage[] = [
  {
    name: 'the desk opens to staff only',
    guarantee: 'Every path of the desk, known or not, sends strangers to the sign-in.',
    file: 'src/features/desk/desk-gate.ts',
    before: 'if (OPEN_PAGES.includes(route.original)) return next();',
    after: 'if (OPEN_PAGES) return next();',
    tests: [PATHS],
  },
  {
    name: 'staff have a second factor in production',
    guarantee: 'In production the desk opens with a second factor only.',
    file: 'src/features/desk/desk-gate.ts',
    before: "environment === 'production' && !staff.hasSecondFactor",
    after: "environment === 'local' && !staff.hasSecondFactor && stage !== 'open'",
    tests: [DESK_SIGN_IN],
  },
  {
    name: 'the code of staff is checked',
    guarantee: 'The password of staff alone opens nothing where a second factor is set.',
    file: 'src/features/desk/sign-in/attempt-desk-sign-in.ts',
    before: 'if (isRight && !(await isRightCode(env, account, attempt)))',
    after: 'if (isRight && !account)',
    tests: [DESK_SIGN_IN],
  },
  {
    name: 'staff who left sign in no more',
    guarantee: 'A closed account of staff is refused.',
    file: 'src/platform/accounts/staff-accounts-store.ts',
    before: 'WHERE email = ?1 AND disabled_at IS NULL',
    after: 'WHERE email = ?1',
    tests: [DESK_SIGN_IN, 'test/scripts/staff/desk.test.ts'],
  },
  {
    name: 'the file of a visitor is not a page of ours',
    guarantee: 'A file that a visitor sent is saved, never shown under the site’s name.',
    file: 'src/features/desk/leads/routes.tsx',
    before: "formatContentDisposition('attachment',",
    after: "formatContentDisposition('inline',",
    tests: [LEAD_FILES],
  },
  {
    name: 'a cell of a file runs no formula',
    guarantee: 'What visitors wrote runs in no spreadsheet.',
    file: 'src/domain/format/csv.ts',
    before: `plain.replaceAll(FORMULA, "$1'$2")`,
    after: "plain.replaceAll(FORMULA, '$1$2')",
    tests: [
      'test/features/desk/lead-list.test.ts',
      'test/scripts/staff/inbox.test.ts',
      'test/features/owner-portal/portal-history.test.ts',
    ],
  },
  {
    name: 'an answer takes a document that its listing does not have',
    guarantee: 'An answer carries documents of the listing asked about alone.',
    file: 'src/features/desk/leads/reply-papers.ts',
    before: 'papers.length < chosen.length || sizes.includes(undefined)',
    after: 'sizes.includes(undefined)',
    tests: [REPLY_PAPERS],
  },
];
