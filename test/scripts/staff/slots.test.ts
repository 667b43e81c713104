import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { insertVisit, loadOpenSlots, loadSlot } from '../../../src/features/visits/visits-store';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
let stores: StaffStores;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'slots-test-'));
  stores = await openTestStores(state);
  await createTables(stores);
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

/** Imports these hours, or a file of this text; returns the tool's result. */
async function importSlots(hours: unknown[] | string) {
  const file = join(state, 'slots.json');
  await writeFile(file, typeof hours === 'string' ? hours : JSON.stringify(hours));
  return runStaff('slots', 'import', file, '--json', '--persist-to', state);
}

const sampleSlot = { property: 84213, start: '2036-12-05T10:00', capacity: 2 };
const SAMPLE_SLOT_ID = '84213-2036-12-05T09:00Z';

test('a second import changes the capacity of a slot', async () => {
  const result = await importSlots([sampleSlot, { start: '2036-12-06T10:00' }]);
  expect(parseReport(result)).toEqual({ ok: true, slots: 2 });
  expect((await loadOpenSlots(stores.db, 84213, 0, 9)).map(({ id, free }) => [id, free])).toEqual([
    [SAMPLE_SLOT_ID, 2],
  ]);
  await importSlots([{ ...sampleSlot, capacity: 5 }]);
  expect((await loadSlot(stores.db, SAMPLE_SLOT_ID))?.free).toBe(5);
});

test('a capacity below the booked places is refused', async () => {
  const an = {
    property: 84213,
    slot: SAMPLE_SLOT_ID,
    language: 'nl',
    name: 'An',
    email: 'an@example.be',
  } as const;
  await stores.db.batch([insertVisit(stores.db, { ...an, id: '1' }, 0)]);
  const result = await importSlots([{ ...sampleSlot, capacity: 0 }]);
  expect(result.exitCode).toBe(1);
  expect(parseReport(result).message).toContain('fewer visits than are booked');
});

test('an invalid file is refused with all its faults, by record and field', async () => {
  const result = await importSlots([
    sampleSlot,
    { start: '2026-03-29T02:30', capacity: -1 },
    sampleSlot,
  ]);
  expect(result.exitCode).toBe(1);
  expect(parseReport(result).errors).toEqual([
    {
      record: 'hour 2',
      field: 'start',
      message: expect.stringContaining('not an hour in Brussels'),
    },
    { record: 'hour 2', field: 'capacity', message: 'is less than 0' },
    { record: 'hour 3', field: 'start', message: 'occurs twice' },
  ]);
});

test.each([
  ['{"property": 84213}', 'should be a list of hours'],
  ['[{', 'is not valid JSON'],
])('a file with the text %s is refused', async (text, message) => {
  const result = await importSlots(text);
  expect(result.exitCode).toBe(1);
  expect(parseReport(result).errors).toEqual([
    { record: 'file', field: '', message: expect.stringContaining(message) },
  ]);
});
