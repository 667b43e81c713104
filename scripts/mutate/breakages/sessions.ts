import type { Breakage } from '../breakage';

const ACCOUNTS = 'src/platform/accounts';
const SIGN_IN = 'test/features/sign-in/sign-in.test.ts';
const SESSIONS = 'test/features/sign-in/sessions.test.ts';

/** Guarantees of sessions: how long they last, and what ends them. */
export const SESSION_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a session ends when nobody uses it',
    guarantee: 'An hour without a request ends a session.',
    file: `${ACCOUNTS}/sessions-store.ts`,
    before: 'AND used_at > ?2 AND',
    after: 'AND ?2 IS NOT NULL AND',
    tests: [SESSIONS],
  },
  {
    name: 'a session ends after twelve hours',
    guarantee: 'A session that is used all day ends after twelve hours.',
    file: `${ACCOUNTS}/sessions-store.ts`,
    before: 'AND sessions.created_at > ?3',
    after: 'AND ?3 IS NOT NULL',
    tests: [SESSIONS],
  },
  {
    name: 'a closed account opens nothing',
    guarantee: 'Closing an account ends what it had open.',
    file: `${ACCOUNTS}/sessions-store.ts`,
    before: ' AND disabled_at IS NULL',
    after: '',
    tests: [SESSIONS, 'test/features/desk/desk-sign-in.test.ts'],
  },
  {
    name: 'a closed account signs in no more',
    guarantee: 'The password of a closed account is refused.',
    file: `${ACCOUNTS}/accounts-store.ts`,
    before: 'WHERE (email = ?1 OR username = ?1) AND disabled_at IS NULL',
    after: 'WHERE (email = ?1 OR username = ?1)',
    tests: [SIGN_IN, SESSIONS],
  },
  {
    name: 'signing out ends the session on the server',
    guarantee: 'A stolen cookie opens nothing after signing out.',
    file: 'src/features/sign-in/sign-in-routes.tsx',
    before: 'if (token) await endSession(c.env.DB, token);',
    after: '',
    tests: [SESSIONS],
  },
  {
    name: 'a sign-in takes no old session over',
    guarantee: 'Nobody prepares a session for somebody else: signing in ends the one before.',
    file: `${ACCOUNTS}/sessions-store.ts`,
    before: 'previousToken ? [await deleteSession(db, previousToken, tables), insert] : [insert]',
    after: '[insert]',
    tests: [SESSIONS],
  },
  {
    name: 'scripts do not read the session cookie',
    guarantee: 'The session cookie is HttpOnly.',
    file: `${ACCOUNTS}/session-cookie.ts`,
    before: 'httpOnly: true',
    after: 'httpOnly: false',
    tests: [SIGN_IN],
  },
  {
    name: 'other sites do not send the session cookie',
    guarantee: 'The session cookie is SameSite=Lax.',
    file: `${ACCOUNTS}/session-cookie.ts`,
    before: "sameSite: 'Lax'",
    after: "sameSite: 'None'",
    tests: [SIGN_IN],
  },
];
