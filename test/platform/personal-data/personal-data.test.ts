import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { erasePersonalData } from '../../../src/platform/personal-data/erase-person-store';
import {
  describePersonalData,
  exportPersonalData,
} from '../../../src/platform/personal-data/export-person-store';
import { findPersonalData } from '../../../src/platform/personal-data/find-person-store';
import { PERSONAL_TABLES } from '../../../src/platform/personal-data/personal-tables';
import { loadRows } from '../../features/forms/form-requests';
import {
  AN_FILE,
  dumpEverything,
  insertMail,
  listTables,
  PEOPLE,
  storePeople,
} from './person-with-data';
import { TABLES_WITHOUT_PERSON } from './tables-without-person';

beforeEach(storePeople);

const namePlace = (table: string, column: string) => `${table}, ${column}`;

const erase = async (email: string) =>
  erasePersonalData(env, await findPersonalData(env, email), {
    staff: null,
    now: 1,
  });

test('every table of the database is known: with a person in it, or without', async () => {
  const known = [
    ...PERSONAL_TABLES.map(({ table }) => table),
    ...Object.keys(TABLES_WITHOUT_PERSON),
  ];
  expect((await listTables()).sort()).toEqual(known.sort());
});

test('a person is found by exactly their address, in any case', async () => {
  const tables = describePersonalData(
    await findPersonalData(env, 'AN@x.example'),
    namePlace,
  ).tables;
  const counts = Object.entries(tables).map(([table, rows]) => [table, rows.length]);
  expect(Object.fromEntries(counts)).toMatchObject({
    ...{ accounts: 1, leads: 2, lead_files: 1, visits: 1, visit_feedback: 1 },
    ...{ testimonials: 1, saved_searches: 1, pending_searches: 1, document_requests: 1 },
    ...{ newsletter: 1, outbox: 1, alerts: 1, property_activity: 1 },
  });
  expect(JSON.stringify(tables)).not.toContain('"Joan"');
});

test('the export holds data and files, and no password', async () => {
  const mailed = { kind: 'one-time password', text: 'abc123-def456' } as const;
  await insertMail('one-time', PEOPLE.an, mailed).run();
  const data = await findPersonalData(env, PEOPLE.an);
  const archive = unzipSync(await exportPersonalData(env.FILES, data, namePlace));
  const json = new TextDecoder().decode(archive['data.json']);
  expect(json).toContain('An@X.example');
  expect(json).toContain('"one-time"');
  expect(json).not.toMatch(/\$scrypt\$|abc123/);
  expect(new TextDecoder().decode(archive[`files/${AN_FILE}`])).toBe(`file ${AN_FILE}`);
});

test('an erased person is found nowhere: no table, no mail, no file; everybody else is', async () => {
  const erasure = await erase(PEOPLE.an);
  expect(erasure.files).toBe(2);
  const everything = await dumpEverything();
  expect(everything.toLowerCase()).not.toMatch(/(?<!jo)an@x\.example/);
  expect(everything).not.toContain(AN_FILE);
  expect(everything).not.toContain('"An"');
  expect(everything).toContain('joan@x.example');
  expect(everything).toContain('friend@y.example');
  expect(everything).toContain('Ask … or joan@x.example');
  expect((await findPersonalData(env, PEOPLE.joan)).rows.length).toBeGreaterThan(12);
});

test('the figures of a property stay, without the address', async () => {
  await erase(PEOPLE.an);
  expect(await loadRows('property_activity')).toMatchObject([{ contact: '…', subject: 'Call' }]);
});

test('a record says when and what was erased, and not whose', async () => {
  await erase(PEOPLE.an);
  await erase(PEOPLE.an);
  const [first, second] = await loadRows('erasures');
  expect(first).toMatchObject({ created_at: 1, staff: null });
  expect(JSON.parse(String(first?.counts))).toMatchObject({ accounts: 1, files: 2 });
  expect(second?.person).toBe(first?.person);
  expect(JSON.stringify(first)).not.toContain('an@x');
});
