import type { Breakage } from '../breakage';

const SITE_AFTER_LOSS = 'test/scripts/tasks/deployed-bundle.test.ts';
const ENCRYPTED = 'test/scripts/staff/backup/encrypted.test.ts';
const VERIFY = 'test/scripts/staff/backup/verify.test.ts';
const ROWS = 'test/scripts/staff/backup/rows.test.ts';

/** Guarantees of backups: what was stored comes back, and nothing else. */
export const BACKUP_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a restore overwrites nothing unasked',
    guarantee: 'A backup replaces the rows of a site in use only where staff say so.',
    file: 'scripts/staff/backup/restore.ts',
    before: "if (call.hasOption('replace')) return undefined;",
    after: 'if (db) return undefined;',
    tests: [SITE_AFTER_LOSS],
  },
  {
    name: 'a backup that lost rows is refused',
    guarantee: 'A restore that would lose rows changes nothing.',
    file: 'scripts/staff/backup/restore.ts',
    before: 'await checkBackup(reader, backup);',
    after: '',
    tests: [SITE_AFTER_LOSS, VERIFY],
  },
  {
    name: 'a backup that was changed is refused',
    guarantee: 'Rows that nobody stored come into no database.',
    file: 'scripts/staff/backup/backup-content.ts',
    before: "hash.digest('hex') !== sha256",
    after: 'sha256 === name',
    tests: [VERIFY],
  },
  {
    name: 'a backup names files of its own only',
    guarantee: 'A backup that somebody changed reads no other file of the machine.',
    file: 'scripts/staff/backup/backup-content.ts',
    before: '`^${folder}/\\\\d+\\\\.bin$`',
    after: '`^${folder}/`',
    tests: [VERIFY],
  },
  {
    name: 'a restored site counts places',
    guarantee: 'After a restore, also an interrupted one, an hour cannot be overbooked either.',
    file: 'scripts/staff/backup/replace-rows.ts',
    before: '...triggers.map(({ sql }) => sql)',
    after: '...triggers.slice(1, 1).map(({ sql }) => sql)',
    tests: [SITE_AFTER_LOSS],
  },
  {
    name: 'a backup is for its recipient',
    guarantee: 'Who finds a backup reads nothing of it.',
    file: 'scripts/staff/backup/sealed-folder.ts',
    before: 'this.#recipient ? await seal(measure(), this.#recipient) : measure()',
    after: 'this.#recipient === null ? await seal(measure(), this.#recipient) : measure()',
    tests: [ENCRYPTED],
  },
  {
    name: 'other users of the machine read no backup',
    guarantee: 'Folder and files are their owner’s alone, also in a folder that was there.',
    file: 'scripts/staff/backup/sealed-folder.ts',
    before: 'await chmod(folder, PRIVATE_FOLDER_MODE);',
    after: '',
    tests: [ENCRYPTED],
  },
  {
    name: 'other users of the machine read no export',
    guarantee: 'What the staff tool writes of people is its owner’s alone.',
    file: 'scripts/staff/private-file.ts',
    before: ', { mode: PRIVATE_FILE_MODE }',
    after: '',
    tests: ['test/scripts/staff/typed-files.test.ts'],
  },
  {
    name: 'bodies of sent mails stay out',
    guarantee: 'A backup holds no letter that ended, and stays small.',
    file: 'scripts/staff/backup/read-rows.ts',
    before: "iif(state = 'sent', NULL, mail)",
    after: "iif(state = 'gone', NULL, mail)",
    tests: [VERIFY],
  },
  {
    name: 'a table is read in portions',
    guarantee: 'A backup fits in the memory of the tool, however many mails there are.',
    file: 'scripts/staff/backup/read-rows.ts',
    before: 'return total > PORTION_CHARACTERS;',
    after: 'return total < 0;',
    tests: [ROWS],
  },
  {
    name: 'a row whose other row is gone stops no restore',
    guarantee: 'What was deleted while a backup was made does not make it worthless.',
    file: 'scripts/staff/backup/replace-rows.ts',
    before: "['true', ...conditions].join(' AND ')",
    after: "['true', ...conditions].slice(0, 1).join(' AND ')",
    tests: [ROWS],
  },
];
