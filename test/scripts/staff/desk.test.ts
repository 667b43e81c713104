import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
const run = (...words: string[]) => runStaff('desk', ...words, '--json', '--persist-to', state);

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'huis-vallee-desk-'));
  await createTables(await openTestStores(state));
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});

test('an account is invited by mail or with a printed password, listed and closed', async () => {
  expect(parseReport(await run('invite', 'An.Maas@example.be'))).toEqual({
    ok: true,
    email: 'an.maas@example.be',
  });
  const printed = parseReport(await run('invite', 'bo@example.be', '--name', 'Bo', '--print'));
  expect(printed.oneTimePassword).toMatch(/^[\w-]{16,}$/);
  const { staff } = parseReport(await run('list'));
  expect(staff).toMatchObject([{ name: 'An Maas' }, { name: 'Bo', invitedAt: null }]);
  expect(staff[0].invitedAt).toBeGreaterThan(0);
  expect((await run('disable', 'bo@example.be')).exitCode).toBe(0);
  expect((await run('disable', 'bo@example.be')).exitCode).toBe(1);
});

test.each([
  [['invite', 'nobody']],
  [['invite', 'an@example.be', '--language', 'xx']],
  [['invite']],
])('%j is refused as wrong usage', async (words) => {
  expect((await run(...words)).exitCode).toBe(2);
});
