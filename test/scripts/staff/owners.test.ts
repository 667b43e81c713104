import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffStores } from '../../../scripts/staff/stores';
import { closeTestStores, createTables, openTestStores, parseReport, runStaff } from './staff-tool';

let state: string;
let stores: StaffStores;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'owners-test-'));
  stores = await openTestStores(state);
  await createTables(stores);
  await runStaff('snapshot', 'load', 'data', '--persist-to', state);
});
afterAll(async () => {
  await closeTestStores();
  await rm(state, { recursive: true, force: true });
});
beforeEach(async () => {
  await stores.db.prepare('DELETE FROM accounts').run();
});

const run = async (...words: string[]) => {
  const result = await runStaff(...words, '--json', '--persist-to', state);
  return { exitCode: result.exitCode, report: parseReport(result) };
};

async function importOwners(owners: unknown, ...options: string[]) {
  const file = join(state, 'owners.json');
  await writeFile(file, typeof owners === 'string' ? owners : JSON.stringify(owners));
  return run('owners', 'import', file, ...options);
}

const AN = { email: 'An@Example.be', username: 'an', name: 'An Maas', properties: [84213, 84205] };
const BO = { email: 'bo@example.be', name: 'Bo Claes', language: 'fr', properties: [84213] };

const listOwners = async () =>
  ((await run('owners', 'list')).report.owners as Record<string, unknown>[]).map(
    ({ email, username, language, properties }) => [email, username, language, properties],
  );

test('a file in another encoding is refused by its line, and nothing of it is stored', async () => {
  const file = join(state, 'latin.json');
  const owners = JSON.stringify([AN, { ...BO, name: 'Zoë Léonard' }], undefined, 1);
  await writeFile(file, Buffer.from(owners, 'latin1'));
  const result = await runStaff('owners', 'import', file, '--persist-to', state);
  const line = owners.split('\n').findIndex((text) => text.includes('Zoë')) + 1;
  expect(result.exitCode).toBe(2);
  expect(result.stdout + result.stderr).toContain(`line ${line}, is not in UTF-8`);
  expect(await listOwners()).toEqual([]);
});

describe('owners import', () => {
  test('adds owners with their properties; a second import updates them', async () => {
    expect((await importOwners([AN, BO])).report).toMatchObject({ ok: true, owners: 2 });
    expect(await listOwners()).toEqual([
      ['an@example.be', 'an', 'nl', [84205, 84213]],
      ['bo@example.be', null, 'fr', [84213]],
    ]);
    await importOwners([{ ...AN, properties: [84205] }]);
    expect(await listOwners()).toEqual([
      ['an@example.be', 'an', 'nl', [84205]],
      ['bo@example.be', null, 'fr', [84213]],
    ]);
  });

  test.each([
    ['{', 'file', ''],
    [{}, 'file', ''],
    [[{ ...AN, email: 'an' }], 'owner 1', 'email'],
    [[{ ...AN, name: ' ' }], 'owner 1', 'name'],
    [[{ ...AN, username: 'an@example.be' }], 'owner 1', 'username'],
    [[{ ...AN, language: 'xx' }], 'owner 1', 'language'],
    [[{ ...AN, password: 'secret' }], 'owner 1', 'password'],
    [[BO, { ...AN, properties: [84213, 1] }], 'owner 2', 'properties'],
    [[BO, { ...BO, email: 'BO@example.be' }], 'owner 2', 'email'],
  ])('refuses %j by record and field, and changes nothing', async (owners, record, field) => {
    const { exitCode, report } = await importOwners(owners);
    expect(exitCode).toBe(1);
    expect(report.errors).toEqual([expect.objectContaining({ record, field })]);
    expect(await listOwners()).toEqual([]);
  });

  test('imports the rest with --partial', async () => {
    const { report } = await importOwners([AN, { ...BO, properties: [1] }], '--partial');
    expect(report).toMatchObject({ ok: true, owners: 1 });
    expect(await listOwners()).toHaveLength(1);
  });

  test('refuses a user name that another account has', async () => {
    await importOwners([AN]);
    expect((await importOwners([{ ...BO, username: 'AN' }])).exitCode).toBe(1);
    expect(await listOwners()).toHaveLength(1);
  });
});

test('owners invite marks an owner, owners disable closes the portal, an import opens it', async () => {
  await importOwners([AN]);
  expect((await run('owners', 'invite', 'AN@example.be')).exitCode).toBe(0);
  expect((await run('owners', 'invite', 'nobody@example.be')).exitCode).toBe(1);
  const [invited] = (await run('owners', 'list')).report.owners;
  expect(invited.invitedAt).toBeGreaterThan(0);
  expect((await run('owners', 'disable', 'an@example.be')).exitCode).toBe(0);
  const [disabled] = (await run('owners', 'list')).report.owners;
  expect([disabled.disabledAt > 0, disabled.invitedAt]).toEqual([true, null]);
  expect((await run('owners', 'invite', 'an@example.be')).exitCode).toBe(1);
  await importOwners([AN]);
  expect((await run('owners', 'list')).report.owners[0].disabledAt).toBeNull();
});
