import { expect, test } from 'vitest';
import { loadSiteSecret } from '../../../src/platform/auth/secret-store';

/** A database whose first answer never comes, as where its request was cut off; then `answers`. */
function createStallingDatabase(answers: readonly unknown[]): D1Database {
  let asked = 0;
  const first = () =>
    asked === 0 ? new Promise(() => (asked += 1)) : Promise.resolve(answers[asked++ - 1]);
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
