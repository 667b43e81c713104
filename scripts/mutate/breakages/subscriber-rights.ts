import type { Breakage } from '../breakage';

const SEARCHES = 'src/features/saved-searches/searches-store.ts';
const UNSUBSCRIBE = 'src/features/saved-searches/alerts/unsubscribe-store.ts';
const OWN_DATA = 'src/features/saved-searches/own-data-store.ts';
const GATES = 'src/features/sign-in/account-gates.ts';
const CHANGES = 'test/features/account-changes.test.ts';
const OWN_SEARCHES = 'test/features/saved-searches/own-searches.test.ts';
const UNSUBSCRIBE_TEST = 'test/features/saved-searches/alerts/unsubscribe.test.ts';
const OWN_DATA_TEST = 'test/features/saved-searches/erase-subscriber.test.ts';

/** Guarantees of subscribers: each reads and changes what is their own. */
export const SUBSCRIBER_RIGHT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a search is changed by its subscriber',
    guarantee: 'A subscriber does not change the criteria of another’s search.',
    file: SEARCHES,
    before: `criteria = ?4, shown = ?5
     WHERE id = ?1 AND account = ?2`,
    after: `criteria = ?4, shown = ?5
     WHERE id = ?1 AND ?2 IS NOT NULL`,
    tests: [OWN_SEARCHES],
  },
  {
    name: 'what is seen of a search is its subscriber’s',
    guarantee: 'Nobody marks the matches of another as seen.',
    file: SEARCHES,
    before: 'SET seen_at = ?3, shown = ?4 WHERE id = ?1 AND account = ?2',
    after: 'SET seen_at = ?3, shown = ?4 WHERE id = ?1 AND ?2 IS NOT NULL',
    tests: [OWN_SEARCHES],
  },
  {
    name: 'a search is renamed by its subscriber',
    guarantee: 'A subscriber does not rename another’s search.',
    file: SEARCHES,
    before: 'SET name = ?3 WHERE id = ?1 AND account = ?2',
    after: 'SET name = ?3 WHERE id = ?1 AND ?2 IS NOT NULL',
    tests: [CHANGES],
  },
  {
    name: 'a search is paused by its subscriber',
    guarantee: 'A subscriber does not pause another’s search.',
    file: SEARCHES,
    before: 'SET paused_at = ?3 WHERE id = ?1 AND account = ?2',
    after: 'SET paused_at = ?3 WHERE id = ?1 AND ?2 IS NOT NULL',
    tests: [CHANGES],
  },
  {
    name: 'a search is removed by its subscriber',
    guarantee: 'A subscriber does not remove another’s search.',
    file: SEARCHES,
    before: 'DELETE FROM saved_searches WHERE id = ?1 AND account = ?2',
    after: 'DELETE FROM saved_searches WHERE id = ?1 AND ?2 IS NOT NULL',
    tests: [CHANGES],
  },
  {
    name: 'a subscriber sees their own searches',
    guarantee: 'The list of searches holds nobody else’s.',
    file: SEARCHES,
    before: 'WHERE account = ?1 ORDER BY created_at, id',
    after: 'WHERE ?1 IS NOT NULL ORDER BY created_at, id',
    tests: ['test/features/saved-searches/search-access.test.ts'],
  },
  {
    name: 'the searches of others take no place',
    guarantee: 'Twenty searches of all subscribers together refuse nobody.',
    file: SEARCHES,
    before: 'FROM saved_searches WHERE account = ?2) < ?7',
    after: 'FROM saved_searches WHERE ?2 IS NOT NULL) < ?7',
    tests: ['test/features/saved-searches/my-searches.test.ts'],
  },
  {
    name: 'how often mails come is one subscriber’s choice',
    guarantee: 'Choosing weekly mails changes nobody else’s.',
    file: SEARCHES,
    before: "SET frequency = ?2 WHERE id = ?1'",
    after: "SET frequency = ?2 WHERE ?1 IS NOT NULL'",
    tests: [CHANGES],
  },
  {
    name: 'stopping mails by the link is for one subscriber',
    guarantee: 'The link of one subscriber stops nobody else’s alerts.',
    file: UNSUBSCRIBE,
    before: 'ending_told_at = NULL WHERE id = ?1',
    after: 'ending_told_at = NULL WHERE ?1 IS NOT NULL',
    tests: [UNSUBSCRIBE_TEST],
  },
  {
    name: 'stopping mails drops one subscriber’s alerts',
    guarantee: 'The alerts of others that wait are mailed.',
    file: UNSUBSCRIBE,
    before: 'WHERE account = ?1 AND told_at IS NULL',
    after: 'WHERE ?1 IS NOT NULL AND told_at IS NULL',
    tests: [UNSUBSCRIBE_TEST],
  },
  {
    name: 'resuming mails is for one subscriber',
    guarantee: 'The link of one subscriber starts nobody else’s alerts.',
    file: UNSUBSCRIBE,
    before: 'ending_told_at = NULL\n       WHERE id = ?1',
    after: 'ending_told_at = NULL\n       WHERE ?1 IS NOT NULL',
    tests: [UNSUBSCRIBE_TEST],
  },
  {
    name: 'an export holds one account',
    guarantee: 'Who asks for their data gets nobody else’s account.',
    file: OWN_DATA,
    before: 'FROM accounts WHERE id = ?1`',
    after: 'FROM accounts WHERE ?1 IS NOT NULL`',
    tests: [OWN_DATA_TEST],
  },
  {
    name: 'an export holds one subscriber’s searches',
    guarantee: 'Who asks for their data gets nobody else’s searches.',
    file: OWN_DATA,
    before: 'WHERE account = ?1 ORDER BY created_at, id',
    after: 'WHERE ?1 IS NOT NULL ORDER BY created_at, id',
    tests: [OWN_DATA_TEST],
  },
  {
    name: 'an export holds one subscriber’s alerts',
    guarantee: 'Who asks for their data gets nobody else’s alerts.',
    file: OWN_DATA,
    before: 'FROM alerts WHERE account = ?1',
    after: 'FROM alerts WHERE ?1 IS NOT NULL',
    tests: [OWN_DATA_TEST],
  },
  {
    name: 'an export holds one person’s answers',
    guarantee: 'Who asks for their data gets nobody else’s answers.',
    file: OWN_DATA,
    before: "answers ->> 'email' = (SELECT email || '' FROM accounts WHERE id = ?1)",
    after: "answers ->> 'email' IN (SELECT email || '' FROM accounts WHERE ?1 IS NOT NULL)",
    tests: [OWN_DATA_TEST],
  },
  {
    name: 'an export holds one person’s mails',
    guarantee: 'Who asks for their data gets nobody else’s mails.',
    file: OWN_DATA,
    before: "recipient = (SELECT email || '' FROM accounts WHERE id = ?1)",
    after: "recipient IN (SELECT email || '' FROM accounts WHERE ?1 IS NOT NULL)",
    tests: [OWN_DATA_TEST],
  },
  {
    name: 'erasing a subscriber leaves the others',
    guarantee: 'Erasing one account leaves all other subscribers their role.',
    file: 'src/features/saved-searches/erase-subscriber-store.ts',
    before: "frequency = 'immediate', ending_told_at = NULL WHERE id = ?1",
    after: "frequency = 'immediate', ending_told_at = NULL WHERE ?1 IS NOT NULL",
    tests: ['test/features/saved-searches/erase-subscriber.test.ts'],
  },
  {
    name: 'only a subscriber has searches',
    guarantee: 'An owner without a subscription opens no page of searches.',
    file: GATES,
    before: '({ subscriber }) => subscriber',
    after: '() => true',
    tests: ['test/features/saved-searches/search-access.test.ts'],
  },
];
