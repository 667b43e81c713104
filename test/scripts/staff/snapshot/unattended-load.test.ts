import { beforeEach, describe, expect, test } from 'vitest';
import { createTables, parseReport } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { writeSnapshot, writeVillaPrice, runLocalStaff, withStores, findIntactLiveVersion } = local;

const load = (...options: string[]) =>
  runLocalStaff('snapshot', 'load', local.snapshot, '--json', ...options);

/** Offers two properties, and so many copies of one. */
const writeCopies = (copies: number) =>
  writeSnapshot((files) => {
    for (const file of ['catalogue/properties.json', 'catalogue/property-details.json'] as const) {
      const records = files[file] as { ID: number }[];
      const one = records.filter(({ ID }) => ID === 84213);
      for (let copy = 1; copy <= copies; copy++)
        records.push(...one.map((record) => ({ ...record, ID: 90_000 + copy })));
    }
  });

let hasTables = false;
beforeEach(async () => {
  if (!hasTables) await withStores(createTables);
  hasTables = true;
  await withStores(({ db }) =>
    db.exec('DELETE FROM incidents; DELETE FROM runs; DELETE FROM staff_actions;'),
  );
});

const countRefusals = () =>
  withStores(async ({ db }) => (await db.prepare('SELECT kind FROM incidents').all()).results);

const listActions = () =>
  withStores(
    async ({ db }) => (await db.prepare('SELECT action FROM staff_actions').all()).results,
  );

test('a load that leaves half of the properties is loaded', async () => {
  await writeCopies(2);
  await load();
  await writeCopies(0);
  expect((await load('--yes')).exitCode).toBe(0);
});

describe('a load that nobody watches (--yes)', () => {
  test('is refused while loads are on hold, and goes on when they are released', async () => {
    await load();
    const before = await findIntactLiveVersion();
    expect((await runLocalStaff('snapshot', 'hold', 'prices are wrong')).exitCode).toBe(0);
    await writeVillaPrice(379000);
    const refused = await load('--yes');
    expect([refused.exitCode, parseReport(refused).message]).toEqual([
      1,
      expect.stringContaining('prices are wrong'),
    ]);
    expect(await findIntactLiveVersion()).toBe(before);
    // That it waits is no fault of the files.
    expect(await countRefusals()).toEqual([]);
    expect((await runLocalStaff('snapshot', 'hold', '--release')).exitCode).toBe(0);
    expect((await load('--yes')).exitCode).toBe(0);
    expect((await runLocalStaff('snapshot', 'hold', '--release')).exitCode).toBe(1);
  });

  test('does not bring back what was rolled back; somebody who looks may, and ends the hold', async () => {
    await load();
    await writeVillaPrice(379000);
    await load();
    await runLocalStaff('snapshot', 'rollback');
    expect(await listActions()).toEqual([{ action: 'version rolled back' }]);
    const before = await findIntactLiveVersion();
    expect((await load('--yes')).exitCode).toBe(1);
    expect(await findIntactLiveVersion()).toBe(before);
    expect((await runLocalStaff('snapshot', 'status')).stdout).toContain('on hold');
    expect((await load()).exitCode).toBe(0);
    await writeVillaPrice(1000);
    expect((await load('--yes')).exitCode).toBe(0);
  });

  test('is refused if most properties would leave, and staff are told; --force loads it', async () => {
    await writeCopies(4);
    await load();
    const before = await findIntactLiveVersion();
    await writeCopies(0);
    const refused = await load('--yes');
    expect(refused.exitCode).toBe(1);
    expect(parseReport(refused).message).toContain('4 of 6 properties leave the site');
    expect(await findIntactLiveVersion()).toBe(before);
    expect(await countRefusals()).toEqual([{ kind: 'refused load' }]);
    expect((await load('--yes', '--force')).exitCode).toBe(0);
  });
});

test('somebody who looks is warned of properties that leave', async () => {
  await writeCopies(4);
  await load();
  await writeCopies(0);
  const { exitCode, stdout } = await runLocalStaff('snapshot', 'load', local.snapshot);
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringContaining('4 of 6 properties leave the site'),
  ]);
});

test.each([[[]], [['--release', 'reason']]])('snapshot hold %j is wrong usage', async (words) => {
  expect((await runLocalStaff('snapshot', 'hold', ...words)).exitCode).toBe(2);
});

test('a load is noted for the watch, also one that finds nothing new', async () => {
  const readLoads = () =>
    withStores(async ({ db }) => (await db.prepare('SELECT job FROM runs').all()).results);
  await load();
  expect(await readLoads()).toEqual([{ job: 'load' }]);
  await withStores(({ db }) => db.exec('DELETE FROM runs'));
  await load();
  expect(await readLoads()).toEqual([{ job: 'load' }]);
});
