import { getTranslator } from '../../../src/domain/language/texts';
import { recordAction } from '../../../src/features/desk/log/staff-actions-store';
import { nameDataPlace } from '../../../src/features/desk/people/data-names';
import {
  describePersonalData,
  exportPersonalData,
} from '../../../src/platform/personal-data/export-person-store';
import { findPersonalData } from '../../../src/platform/personal-data/find-person-store';
import type { Command } from '../command';
import { createSuccess, reportRefusal } from '../command';
import { readSigningEnvironment } from '../keys';
import { writeNewPrivateFile } from '../private-file';
import { formatQuantity } from '../terminal';
import { findAgencyRefusal } from './agency-refusal';
import { readPerson } from './read-address';

const t = getTranslator('en');
const namePlace = (table: string, column: string) => nameDataPlace(t, table, column);

export const personExport: Command = {
  name: 'person export',
  summary: 'prints what is stored about one person, or writes it with its files to an archive',
  positionals: ['PERSON', '[FILE]'],
  examples: ['person export anna@visitor.example anna.json'],
  details:
    'FILE is a zip with data.json and the files. Passwords and keys are left out. Of what others\nwrote it holds the sentence with the address: read it before you send it on.',
  async run(call) {
    const email = readPerson(call);
    const file = call.positionals[1];
    const stores = await call.openStores();
    const { db, files } = stores;
    const refusal = await findAgencyRefusal(call, stores, email);
    if (refusal) return refusal;
    const env = await readSigningEnvironment(db, call.storeOptions);
    const data = await findPersonalData(env, email);
    const described = describePersonalData(data, namePlace);
    if (
      file &&
      !(await writeNewPrivateFile(file, await exportPersonalData(files, data, namePlace)))
    )
      return reportRefusal(call, `${file} is there already. Give the name of a new file.`);
    await recordAction(db, undefined, 'person exported', '');
    const found = `${formatQuantity(data.rows.length, 'row')}, ${formatQuantity(data.files.length, 'file')}`;
    call.terminal.print(
      file ? `${file} is written: ${found}.` : JSON.stringify(described, null, 2),
    );
    return createSuccess({ ...described, file });
  },
};
