import type { ListedAccount } from '../../../src/platform/accounts/accounts-admin-store';
import { listAccounts } from '../../../src/platform/accounts/accounts-admin-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

export const ownersList: Command = {
  name: 'owners list',
  summary: 'lists the owners with their properties',
  positionals: [],
  examples: ['owners list'],
  async run(call) {
    const { rows, faults } = await listAccounts((await call.openStores()).db, 'owner');
    call.terminal.print(`${formatQuantity(rows.length, 'owner')}.`);
    for (const line of formatColumns(rows.map(formatAccountRow), '')) call.terminal.print(line);
    return createSuccess({ owners: rows, ...reportInvalidRows(call.terminal, faults) });
  },
};

/** Formats a person as a row: address, user name, name, language, state, properties. */
const formatAccountRow = (account: ListedAccount): string[] => [
  account.email,
  account.username ?? '',
  account.name,
  account.language,
  describeState(account),
  account.properties.join(' '),
];

function describeState({ disabledAt, invitedAt, hasPassword, lastSignIn }: ListedAccount): string {
  if (disabledAt !== null) return 'disabled';
  if (lastSignIn !== null) return `signed in ${formatLocalTime(lastSignIn)}`;
  if (invitedAt !== null) return 'invitation waits';
  return hasPassword ? 'has a password' : 'never invited or not yet signed in';
}
