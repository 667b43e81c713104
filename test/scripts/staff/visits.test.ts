import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
let stores: Pick<StaffStores, 'db'>;

const run = (...words: string[]) => runStaff(...words, '--json', '--persist-to', state);
const at = (time: string) => parseBrusselsTime(time) ?? 0;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'huis-vallee-visits-'));
  stores = await openTestStores(state);
  await createTables(stores);
  const insert = (id: string, start: string, visitState: string) => [
    stores.db
      .prepare(
        `INSERT INTO slots (id, property, starts_at, ends_at, closes_at, capacity)
         VALUES (?1, 84213, ?2, ?2 + 1, ?2, 2)`,
      )
      .bind(id, at(start)),
    stores.db
      .prepare(
        `INSERT INTO visits (id, state, property, slot, language, name, email, created_at, changed_at)
         VALUES (?1, ?2, 84213, ?1, 'nl', ?1, ?1 || '@example.be', 1, 1)`,
      )
      .bind(id, visitState),
  ];
  await stores.db.batch([
    ...insert('bea', '2030-01-05T14:00', 'cancelled'),
    ...insert('an', '2030-01-05T09:30', 'confirmed'),
    ...insert('cy', '2030-07-06T00:00', 'confirmed'),
  ]);
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

test('visits list reports address, hour in Brussels and state, in their order', async () => {
  const { visits } = parseReport(await run('visits', 'list')) as { visits: object[] };
  expect(visits).toMatchObject([
    { email: 'an@example.be', start: '2030-01-05T09:30', state: 'confirmed' },
    { email: 'bea@example.be', start: '2030-01-05T14:00', state: 'cancelled' },
    { email: 'cy@example.be', start: '2030-07-06T00:00', state: 'confirmed' },
  ]);
});

test('visits list --day keeps to one day, and refuses what is none', async () => {
  const { visits } = parseReport(await run('visits', 'list', '--day', '2030-07-06')) as {
    visits: object[];
  };
  expect(visits).toMatchObject([{ email: 'cy@example.be' }]);
  expect((await run('visits', 'list', '--day', '2030-02-30')).exitCode).toBe(2);
});
