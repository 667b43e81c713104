import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { eraseSubscriber } from '../../../src/features/saved-searches/erase-subscriber-store';
import { findListedAccount } from '../../../src/platform/accounts/accounts-admin-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { readSigningEnvironment } from '../keys';
import { readAddress } from '../person/read-address';

export const subscribersErase: Command = {
  name: 'subscribers erase',
  summary: "erases a subscriber's account with searches, alerts, registrations and their mails",
  positionals: ['EMAIL'],
  examples: ['subscribers erase anna@visitor.example'],
  details:
    'An owner keeps the portal. Other leads and visits of the person stay: `person erase` erases those too.',
  async run(call) {
    const email = readAddress(call);
    const { db, files } = await call.openStores();
    const account = await findListedAccount(db, 'subscriber', email);
    if (!account) return reportRefusal(call, `${email} is not a subscriber.`);
    if (!(await call.confirm(`Erase the subscriber ${email}?`)))
      return createRefusal('Not changed.');
    const env = await readSigningEnvironment(db, call.storeOptions);
    const tables = await eraseSubscriber({ ...env, FILES: files }, account, Date.now());
    await recordStaffAction(db, undefined, 'person erased', '').run();
    const { print, style } = call.terminal;
    print(style('green', `The subscriber ${email} is erased.`));
    return createSuccess({ email, tables });
  },
};
