import { recordAction } from '../../../src/features/desk/log/staff-actions-store';
import { countRowsByTable } from '../../../src/platform/personal-data/erase-person-store';
import { findPersonalData } from '../../../src/platform/personal-data/find-person-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { readSigningEnvironment } from '../keys';
import { formatColumns, formatQuantity } from '../terminal';
import { readPerson } from './read-address';

export const personFind: Command = {
  name: 'person find',
  summary: 'shows in which tables and files one person stands',
  positionals: ['PERSON'],
  examples: ['person find anna@visitor.example'],
  details:
    'PERSON is an address, case aside, or the telephone number of who gave no address, in any spelling: in tables, bodies of mails and files.',
  async run(call) {
    const email = readPerson(call);
    const { db } = await call.openStores();
    const env = await readSigningEnvironment(db, call.storeOptions);
    const data = await findPersonalData(env, email);
    await recordAction(db, undefined, 'person found', '');
    const tables = countRowsByTable(data.rows);
    const { print } = call.terminal;
    print(
      `${email}: ${formatQuantity(data.rows.length, 'row')}, ${formatQuantity(data.files.length, 'file')}.`,
    );
    for (const line of formatColumns(
      Object.entries(tables).map(([table, count]) => [table, String(count)]),
      '',
    ))
      print(line);
    return createSuccess({ email, found: data.rows.length, tables, files: data.files });
  },
};
