import { recordStaffAction } from '../../../src/features/desk/log/staff-actions-store';
import {
  countRowsByTable,
  erasePersonalData,
} from '../../../src/platform/personal-data/erase-person-store';
import { findPersonalData } from '../../../src/platform/personal-data/find-person-store';
import type { Command } from '../command';
import { createRefusal, createSuccess } from '../command';
import { readSigningEnvironment } from '../keys';
import { formatQuantity } from '../terminal';
import { findAgencyRefusal } from './agency-refusal';
import { readPerson } from './read-address';

export const personErase: Command = {
  name: 'person erase',
  summary: 'erases one person from tables, bodies of mails and files',
  positionals: ['PERSON'],
  examples: ['person erase anna@visitor.example'],
  details:
    'PERSON is an address, case aside, or the telephone number of who gave no address, in any spelling. Where others wrote the address, address and name are blanked. A record without personal\ndata stays. It cannot be undone: `person export` first.',
  async run(call) {
    const email = readPerson(call);
    const stores = await call.openStores();
    const { db, files } = stores;
    const refusal = await findAgencyRefusal(call, stores, email);
    if (refusal) return refusal;
    const env = await readSigningEnvironment(db, call.storeOptions);
    const data = await findPersonalData(env, email);
    const { length } = data.rows;
    const counts = Object.entries(countRowsByTable(data.rows));
    const found = counts.map(([table, count]) => `${table} ${count}`).join(', ');
    if (
      !(await call.confirm(
        `Erase ${email} (${[found, formatQuantity(data.files.length, 'file')].filter(Boolean).join(', ')})?`,
      ))
    )
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
