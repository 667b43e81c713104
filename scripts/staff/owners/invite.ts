import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { normalizeLogin } from '../../../src/platform/accounts/account';
import {
  findListedAccount,
  requestInvitation,
} from '../../../src/platform/accounts/accounts-admin-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';

export const ownersInvite: Command = {
  name: 'owners invite',
  summary: 'mails an owner a one-time password, with which they choose their own',
  positionals: ['EMAIL'],
  examples: ['owners invite eva@owner.example'],
  details: 'The mail leaves within a minute. Its password works once, for seven days.',
  async run(call) {
    const email = normalizeLogin(call.positionals[0] ?? '');
    const { db } = await call.openStores();
    const account = await findListedAccount(db, 'owner', email);
    if (!account || account.disabledAt !== null)
      return reportRefusal(call, `${email} is not an owner: import them first.`);
    if (!(await call.confirm(`Mail ${account.name} an invitation?`)))
      return createRefusal('Not changed.');
    await db.batch([
      requestInvitation(db, account.id, Date.now()),
      recordStaffAction(db, undefined, 'owner invited', account.id),
    ]);
    const { print, style } = call.terminal;
    print(style('green', `${account.name} gets an invitation within a minute.`));
    return createSuccess({ email });
  },
};
