import type { ListedPerson } from '../../../src/platform/accounts/people-admin-store';
import { listPeople } from '../../../src/platform/accounts/people-admin-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { reportInvalidRows } from '../invalid-rows';
import { formatLocalTime } from '../local-time';
import { formatColumns, formatQuantity } from '../terminal';

export const ownersList: Command = {
  name: 'owners list',
  summary: 'lists the owners with their properties',
  positionals: [],
  async run(call) {
    const { rows, faults } = await listPeople((await call.openStores()).db, 'owner');
    call.terminal.print(`${formatQuantity(rows.length, 'owner')}.`);
    for (const line of formatColumns(rows.map(formatPersonRow), '')) call.terminal.print(line);
    return createSuccess({ owners: rows, ...reportInvalidRows(call.terminal, faults) });
  },
};

/** Formats a person as a row: address, user name, name, language, state, properties. */
const formatPersonRow = (person: ListedPerson): string[] => [
  person.email,
  person.username ?? '',
  person.name,
  person.language,
  describeState(person),
  person.properties.join(' '),
];

function describeState({ disabledAt, invitedAt, hasPassword, lastSignIn }: ListedPerson): string {
  if (disabledAt !== null) return 'disabled';
  if (lastSignIn !== null) return `signed in ${formatLocalTime(lastSignIn)}`;
  if (invitedAt !== null) return 'invitation waits';
  return hasPassword ? 'has a password' : 'never invited or not yet signed in';
}
