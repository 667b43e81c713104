import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { normalizeLogin } from '../../../src/platform/accounts/account';
import {
  disableOwner,
  findListedAccount,
} from '../../../src/platform/accounts/accounts-admin-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';

export const ownersDisable: Command = {
  name: 'owners disable',
  summary: 'closes the portal to an owner and ends their sessions',
  positionals: ['EMAIL'],
  examples: ['owners disable eva@owner.example'],
  details: 'Importing the owner again opens it.',
  async run(call) {
    const email = normalizeLogin(call.positionals[0] ?? '');
    const { db } = await call.openStores();
    const account = await findListedAccount(db, 'owner', email);
    if (!account) return reportRefusal(call, `${email} is not an owner.`);
    if (!(await call.confirm(`Close the portal to ${account.name}?`)))
      return createRefusal('Not changed.');
    await db.batch([
      ...disableOwner(db, account.id, Date.now()),
      recordStaffAction(db, undefined, 'owner disabled', account.id),
    ]);
    const { print, style } = call.terminal;
    print(style('green', `The portal is closed to ${account.name}.`));
    return createSuccess({ email });
  },
};
