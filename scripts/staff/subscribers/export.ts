import { writeFile } from 'node:fs/promises';
import { findListedPerson } from '../../../src/platform/accounts/people-admin-store';
import { normalizeLogin } from '../../../src/platform/accounts/person';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';

export const subscribersExport: Command = {
  name: 'subscribers export',
  summary: 'writes what is stored about a subscriber to a file',
  positionals: ['EMAIL', 'FILE'],
  details: 'For a person who asks for their data. The file is JSON; it holds no password.',
  async run(call) {
    const [login = '', file = ''] = call.positionals;
    const email = normalizeLogin(login);
    const { db } = await call.openStores();
    const account = await findListedPerson(db, 'subscriber', email);
    if (!account) return reportRefusal(call, `${email} is no subscriber.`);
    await writeFile(file, `${JSON.stringify({ account }, null, 2)}\n`);
    call.terminal.print(call.terminal.style('green', `${file} is written.`));
    return createSuccess({ email, file });
  },
};
