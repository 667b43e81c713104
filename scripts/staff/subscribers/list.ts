import type { ListedSubscriber } from '../../../src/features/saved-searches/list-subscribers-store';
import { listSubscribers } from '../../../src/features/saved-searches/list-subscribers-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

export const subscribersList: Command = {
  name: 'subscribers list',
  summary: 'lists the accounts of people who saved a search, with state, frequency and searches',
  positionals: [],
  examples: ['subscribers list'],
  details:
    'States: active, unsubscribed, unconfirmed (no mail before the address is confirmed), disabled.',
  async run(call) {
    const { rows, faults } = await listSubscribers((await call.openStores()).db);
    const { print } = call.terminal;
    print(`${formatQuantity(rows.length, 'subscriber')}.`);
    for (const line of formatColumns(rows.map(formatRow), '')) print(line);
    return createSuccess({ subscribers: rows, ...reportInvalidRows(call.terminal, faults) });
  },
};

const formatRow = (subscriber: ListedSubscriber): string[] => [
  subscriber.email,
  subscriber.name,
  subscriber.language,
  subscriber.state,
  subscriber.frequency,
  subscriber.searches.map(({ name, paused }) => (paused ? `${name} (paused)` : name)).join('; '),
  subscriber.lastSignIn === null ? '' : `signed in ${formatLocalTime(subscriber.lastSignIn)}`,
];
