import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import { findStaffToSignIn } from '../../../src/platform/accounts/staff-accounts-store';
import { erasePersonalData } from '../../../src/platform/personal-data/erase-person-store';
import { findPersonalData } from '../../../src/platform/personal-data/find-person-store';
import type { Command } from '../command';
import { createRefusal, createSuccess, reportRefusal } from '../command';
import { readSigningEnvironment } from '../keys';
import { formatQuantity } from '../terminal';
import { readAddress } from './read-address';

export const personErase: Command = {
  name: 'person erase',
  summary: 'erases one person from tables, bodies of mails and files',
  positionals: ['EMAIL'],
  details:
    'Exactly this address, case aside. Where others wrote the address, it is blanked. A record without personal\ndata stays. It cannot be undone: `person export` first.',
  async run(call) {
    const email = readAddress(call);
    const { db, files } = await call.openStores();
    if (await findStaffToSignIn(db, email))
      return reportRefusal(call, `${email} has an account of the desk: disable it first.`);
    const env = await readSigningEnvironment(db, call.storeOptions);
    const data = await findPersonalData(env, email);
    const { length } = data.rows;
    if (!(await call.confirm(`Erase ${email} (${formatQuantity(length, 'row')})?`)))
      return createRefusal('Not changed.');
    const erasure = await erasePersonalData(
      { ...env, FILES: files },
      data,
      { staff: null, now: Date.now() },
      [recordStaffAction(db, undefined, 'person erased', '')],
    );
    const { print, style } = call.terminal;
    print(style('green', `${email} is erased: ${formatQuantity(length, 'row')}.`));
    return createSuccess({ email, erased: length, ...erasure });
  },
};
