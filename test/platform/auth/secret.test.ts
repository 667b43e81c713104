import { expect, test } from 'vitest';
import { loadSiteSecret } from '../../../src/platform/auth/secret-store';

/** Creates a database that never answers the first query, as after an aborted request, then returns `answers`. */
function createStallingDatabase(answers: readonly unknown[]): D1Database {
  let queryCount = 0;
  const first = () =>
    queryCount === 0
      ? new Promise(() => (queryCount += 1))
      : Promise.resolve(answers[queryCount++ - 1]);
  return { prepare: () => ({ first }) } as unknown as D1Database;
}

test('a request aborted while it reads the secret does not block others', async () => {
  const db = createStallingDatabase([{ value: 's'.repeat(64) }]);
  void loadSiteSecret(db);
  expect(await loadSiteSecret(db)).toBe('s'.repeat(64));
});

test('a missing secret is an error, and the next call reads again', async () => {
  const db = createStallingDatabase([null, { value: 's'.repeat(64) }]);
  void loadSiteSecret(db);
  await expect(loadSiteSecret(db)).rejects.toThrow('apply its migrations');
  expect(await loadSiteSecret(db)).toBe('s'.repeat(64));
});
