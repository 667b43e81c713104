import { recordAction } from '../../../src/features/desk/log/staff-actions-store';
import { exportSubscriber } from '../../../src/features/saved-searches/own-data-store';
import { findListedAccount } from '../../../src/platform/accounts/accounts-admin-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { readAddress } from '../person/read-address';
import { writeNewPrivateFile } from '../private-file';

export const subscribersExport: Command = {
  name: 'subscribers export',
  summary: 'writes what is stored about a subscriber to a file',
  positionals: ['EMAIL', 'FILE'],
  examples: ['subscribers export anna@visitor.example anna.json'],
  details:
    'For a person who asks for their data: all that is stored of the account, by table, as\nJSON without the password. `person export` has everything else of a person.',
  async run(call) {
    const email = readAddress(call);
    const file = call.positionals[1] ?? '';
    const { db } = await call.openStores();
    const account = await findListedAccount(db, 'subscriber', email);
    if (!account) return reportRefusal(call, `${email} is not a subscriber.`);
    const data = await exportSubscriber(db, account.id);
    if (!(await writeNewPrivateFile(file, `${JSON.stringify(data, null, 2)}\n`)))
      return reportRefusal(call, `${file} is there already. Give the name of a new file.`);
    await recordAction(db, undefined, 'person exported', '');
    call.terminal.print(call.terminal.style('green', `${file} is written.`));
    return createSuccess({ email, file });
  },
};
