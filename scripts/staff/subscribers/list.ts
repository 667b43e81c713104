import { listPeople } from '../../../src/platform/accounts/people-admin-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatPersonRow } from '../owners/list';
import { formatColumns, formatQuantity } from '../terminal';

export const subscribersList: Command = {
  name: 'subscribers list',
  summary: 'lists the accounts of people who saved a search',
  positionals: [],
  async run(call) {
    const { rows, faults } = await listPeople((await call.openStores()).db, 'subscriber');
    call.terminal.print(`${formatQuantity(rows.length, 'subscriber')}.`);
    for (const line of formatColumns(rows.map(formatPersonRow), '')) call.terminal.print(line);
    return createSuccess({ subscribers: rows, ...reportInvalidRows(call.terminal, faults) });
  },
};
