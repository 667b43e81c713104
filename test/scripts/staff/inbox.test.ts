import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
let stores: StaffStores;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'inbox-test-'));
  stores = await openTestStores(state);
  await createTables(stores);
  const insert = (id: number, form: string, answers: object) =>
    stores.db
      .prepare(
        `INSERT INTO leads (id, key, body_hash, form, language, property, answers, created_at)
         VALUES (?, ?, 'h', ?, 'fr', 84213, ?, ?)`,
      )
      .bind(id, String(id), form, JSON.stringify(answers), Date.UTC(2026, 10, 21, 3, id));
  await stores.db.batch([
    insert(1, 'site-contact', { firstName: 'Anna', question: '=HYPERLINK("http://evil";"x")' }),
    insert(2, 'job-contact', { firstName: 'Bruno', phone: '+32 470 00 12 31', wishes: ['a', 'b'] }),
    stores.db.prepare(
      `INSERT INTO lead_files (file, lead_key, field, name, type, bytes, created_at, expires_at)
       VALUES ('submitted/cv.pdf', '2', 'cv', '../cv Bruno.pdf', 'application/pdf', 4, 0, 0)`,
    ),
  ]);
  await stores.files.put('submitted/cv.pdf', '%PDF');
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

const runLocalStaff = (...words: string[]) => runStaff(...words, '--persist-to', state);

describe('inbox', () => {
  test('list prints submissions, newest first, of one form or of all', async () => {
    const all = await runLocalStaff('inbox', 'list');
    expect(all.exitCode).toBe(0);
    expect(all.stdout).toMatch(
      /2 submissions, page 1 of 1\.\n2 .*job-contact.*property 84213.*Bruno\n1 .*Anna/s,
    );
    const contacts = parseReport(await runLocalStaff('inbox', 'list', 'site-contact', '--json'));
    expect(contacts.submissions).toMatchObject([{ id: 1, form: 'site-contact' }]);
  });

  test('show prints the answers of a submission, and saves its files under safe names', async () => {
    const folder = join(state, 'saved');
    const result = await runLocalStaff('inbox', 'show', '2', folder);
    expect(result.stdout).toContain('+32 470 00 12 31');
    expect(await readFile(join(folder, '_cv Bruno.pdf'), 'utf8')).toBe('%PDF');
    expect((await runLocalStaff('inbox', 'show', '99')).exitCode).toBe(1);
    expect((await runLocalStaff('inbox', 'show', 'x')).exitCode).toBe(2);
  });

  test('export writes a CSV file without formulas', async () => {
    const file = join(state, 'inbox.csv');
    expect((await runLocalStaff('inbox', 'export', file)).exitCode).toBe(0);
    const lines = (await readFile(file, 'utf8')).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffid;created;form;language;property;project;firstName;phone;wishes;question',
    );
    expect(lines[1]).toBe(
      `2;2026-11-21T03:02:00.000Z;job-contact;fr;84213;;Bruno;"'+32 470 00 12 31";"a, b";`,
    );
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil"";""x"")"`);
  });

  test('list names a row that cannot be read', async () => {
    await stores.db
      .prepare(
        `INSERT INTO leads (id, key, body_hash, form, language, answers, created_at)
         VALUES (3, '3', 'h', 'broken', 'fr', '[]', 0)`,
      )
      .run();
    const list = await runLocalStaff('inbox', 'list');
    expect(list.stdout).toMatch(
      /3 submissions, page 1 of 1\..*Left out: leads 3: answers is not valid\./s,
    );
    const report = parseReport(await runLocalStaff('inbox', 'list', 'broken', '--json'));
    expect(report).toMatchObject({
      submissions: [],
      invalidRows: ['leads 3: answers is not valid'],
    });
  });
});
