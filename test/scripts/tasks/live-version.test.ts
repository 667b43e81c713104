import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { findLiveVersion } from '../../../scripts/tasks/live-version.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-version-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a store without a version has none, which a start fills', () => {
  expect(findLiveVersion(join(folder, 'empty'))).toBeUndefined();
});

test('a store that cannot be read stops a start, which would load the demonstration over it', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  expect(() => findLiveVersion(file)).toThrow('cannot be read, so nothing was loaded');
});
