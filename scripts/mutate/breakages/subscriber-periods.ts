import type { Breakage } from '../breakage';

const SUBSCRIBER = 'src/features/saved-searches/alerts/subscriber.ts';
const PENDING = 'src/features/saved-searches/pending-searches-store.ts';
const ALERTS = 'test/features/saved-searches/alerts/alerts.test.ts';
const UNSUBSCRIBE = 'test/features/saved-searches/alerts/unsubscribe.test.ts';
const CONFIRM = 'test/features/saved-searches/confirm.test.ts';

/** Guarantees of alerts and searches that end: who left hears nothing, and what waits does not wait for ever. */
export const SUBSCRIBER_PERIOD_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a closed account gets no alerts',
    guarantee: 'Nobody whose account is closed gets alerts.',
    file: SUBSCRIBER,
    before: ' AND accounts.disabled_at IS NULL',
    after: '',
    tests: [ALERTS],
  },
  {
    name: 'who unsubscribed gets no alerts',
    guarantee: 'Nobody who unsubscribed gets alerts.',
    file: SUBSCRIBER,
    before: ' AND accounts.unsubscribed_at IS NULL',
    after: '',
    tests: [ALERTS, UNSUBSCRIBE],
  },
  {
    name: 'who did not confirm gets no alerts',
    guarantee: 'Nobody gets alerts whose address was not confirmed.',
    file: SUBSCRIBER,
    before: ' AND accounts.confirmed_at IS NOT NULL',
    after: '',
    tests: [ALERTS],
  },
  {
    name: 'who subscribes no more gets no alerts',
    guarantee: 'Nobody gets alerts who is an owner only.',
    file: SUBSCRIBER,
    before: 'accounts.subscriber = 1 AND ',
    after: '',
    tests: [ALERTS],
  },
  {
    name: 'an alert that waited too long is not sent',
    guarantee: 'Nobody hears of a home that came two weeks ago.',
    file: 'src/features/saved-searches/alerts/waiting-alerts-store.ts',
    before: 'alerts.told_at IS NULL AND alerts.created_at > ?1',
    after: 'alerts.told_at IS NULL AND ?1 > 0',
    tests: [
      'test/features/saved-searches/alerts/outdated-alerts.test.ts',
      'test/features/saved-searches/alerts/collected-alerts.test.ts',
    ],
  },
  {
    name: 'a link resumes nothing of a closed account',
    guarantee: 'The link of an alert opens nothing once the account is closed.',
    file: 'src/features/saved-searches/alerts/unsubscribe-store.ts',
    before: 'subscriber = 1 AND disabled_at IS NULL',
    after: 'subscriber = 1',
    tests: [UNSUBSCRIBE],
  },
  {
    name: 'a search that waits ends',
    guarantee: 'A search is confirmed within seven days or never.',
    file: PENDING,
    before: 'WHERE id = ?1 AND expires_at > ?2',
    after: 'WHERE id = ?1 AND ?2 > 0',
    tests: [CONFIRM],
  },
  {
    name: 'a search that waits is stored with its end',
    guarantee: 'A search that nobody confirms is deleted after seven days.',
    file: 'src/features/saved-searches/handler.tsx',
    before: 'addPeriod(submittedAt.getTime(), PERIODS.pendingSearch)',
    after: '2 * addPeriod(submittedAt.getTime(), PERIODS.pendingSearch)',
    tests: ['test/features/saved-searches/demand-register.test.ts'],
  },
  {
    name: 'a closed portal is not opened by a search',
    guarantee: 'Confirming a search opens no portal that staff closed.',
    file: PENDING,
    before: 'owner = iif(disabled_at IS NULL, owner, 0)',
    after: 'owner = owner',
    tests: [CONFIRM],
  },
];
