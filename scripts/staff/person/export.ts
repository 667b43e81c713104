import { writeFile } from 'node:fs/promises';
import {
  describePersonalData,
  exportPersonalData,
} from '../../../src/platform/personal-data/export-person-store';
import { findPersonalData } from '../../../src/platform/personal-data/find-person-store';
import type { Command } from '../command';
import { createSuccess } from '../command';
import { readSigningEnvironment } from '../keys';
import { readAddress } from './read-address';

export const personExport: Command = {
  name: 'person export',
  summary: 'prints what is stored about one person, or writes it with its files to an archive',
  positionals: ['EMAIL', '[FILE]'],
  details: 'FILE is a zip with data.json and the files. Passwords and keys are left out.',
  async run(call) {
    const email = readAddress(call);
    const file = call.positionals[1];
    const { db, files } = await call.openStores();
    const env = await readSigningEnvironment(db, call.storeOptions);
    const data = await findPersonalData(env, email);
    const described = describePersonalData(data);
    if (file) await writeFile(file, await exportPersonalData(files, data));
    call.terminal.print(file ? `${file} is written.` : JSON.stringify(described, null, 2));
    return createSuccess({ ...described, file });
  },
};
