import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/format/durations';
import { toMs } from '../../../src/domain/format/period';
import { PERIODS } from '../../../src/domain/periods';
import { dropEarlierVersions } from '../../../src/platform/sharing/drop-earlier-versions-store';
import { POINTER_KEY } from '../../../src/platform/snapshot/manifest';
import { rollBack } from '../../../src/platform/snapshot/roll-back-store';
import { compileFiles, storeLiveVersion } from '../../fixtures';
import { createSmallSnapshot } from '../snapshot/small-snapshot';

/** Stands for the platform's cache, which a local server does not have: notes what it is asked to drop. */
function createSharedCache(success = true) {
  const dropped: string[][] = [];
  const errors = success ? [] : [{ code: 1, message: 'too many' }];
  return {
    dropped,
    async purge({ tags = [] }: CachePurgeOptions) {
      dropped.push(tags);
      return { success, errors };
    },
  };
}

const loadVersion = async (price: number, previous: string[] = []) => {
  const files = createSmallSnapshot();
  for (const record of files['catalogue/properties.json']) record.Price = price;
  return storeLiveVersion(await compileFiles(files), previous);
};

let first: string;
let second: string;
beforeEach(async () => {
  first = await loadVersion(411_000);
  second = await loadVersion(422_000, [first]);
});

test('a rollback drops the pages of the version that it takes back, each minute for a quarter of an hour', async () => {
  await rollBack({ kv: env.SNAPSHOTS }, first);
  const now = Date.now();
  const cache = createSharedCache();
  for (const minute of [0, 1, 14, 16, 60])
    await dropEarlierVersions(env.SNAPSHOTS, cache, now + minute * MINUTE_MS);
  expect(cache.dropped).toEqual(Array(3).fill([`version-${second}`]));
});

test('nothing is dropped while nothing changed, or of a pointer that an earlier build wrote', async () => {
  const cache = createSharedCache();
  await dropEarlierVersions(env.SNAPSHOTS, cache, Date.now());
  await env.SNAPSHOTS.delete(POINTER_KEY);
  await dropEarlierVersions(env.SNAPSHOTS, cache, Date.now());
  expect(cache.dropped).toEqual([]);
});

test('what the platform refuses fails the run of cron, and is tried again in the next', async () => {
  await rollBack({ kv: env.SNAPSHOTS }, first);
  const refusing = createSharedCache(false);
  const run = () => dropEarlierVersions(env.SNAPSHOTS, refusing, Date.now());
  await expect(run()).rejects.toThrow('too many');
  await expect(run()).rejects.toThrow('too many');
  expect(refusing.dropped.length).toBe(2);
});

test('a local server has no such cache and goes on', async () => {
  await rollBack({ kv: env.SNAPSHOTS }, first);
  await expect(dropEarlierVersions(env.SNAPSHOTS, undefined, Date.now())).resolves.toBeUndefined();
});

test('what the desk says of a new version leaves time for each step to the last visitor', () => {
  // KV tells all data centres within a minute; the job runs each minute.
  const steps = [MINUTE_MS, toMs(PERIODS.unconfirmedVersion), MINUTE_MS];
  expect(toMs(PERIODS.seenVersion)).toBe(steps.reduce((sum, step) => sum + step));
  expect(toMs(PERIODS.seenVersion)).toBeLessThan(toMs(PERIODS.droppedVersion));
});
