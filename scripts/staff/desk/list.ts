import { listStaff } from '../../../src/platform/accounts/staff-accounts-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { formatColumns, formatQuantity } from '../terminal';

export const deskList: Command = {
  name: 'desk list',
  summary: 'lists the accounts of staff',
  positionals: [],
  examples: ['desk list'],
  async run(call) {
    const staff = await listStaff((await call.openStores()).db);
    call.terminal.print(`${formatQuantity(staff.length, 'account')} of staff.`);
    const rows = staff.map(({ email, name, language, role, hasSecondFactor, ...account }) => [
      ...[email, name, language, role, describeState(account)],
      hasSecondFactor ? 'second factor' : '',
    ]);
    for (const line of formatColumns(rows, '')) call.terminal.print(line);
    return createSuccess({ staff });
  },
};

function describeState({
  disabledAt,
  invitedAt,
  hasPassword,
}: {
  disabledAt: number | null;
  invitedAt: number | null;
  hasPassword: boolean;
}): string {
  if (disabledAt !== null) return 'disabled';
  if (invitedAt !== null) return 'invitation waits';
  return hasPassword ? 'has a password' : 'invited';
}
