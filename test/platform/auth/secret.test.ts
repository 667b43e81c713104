import { expect, test } from 'vitest';
import { siteSecret } from '../../../src/platform/auth/secret-store';

/** A database whose first answer never comes, as where its request was cut off; then `answers`. */
function stumbling(answers: readonly unknown[]): D1Database {
  let asked = 0;
  const first = () =>
    asked === 0 ? new Promise(() => (asked += 1)) : Promise.resolve(answers[asked++ - 1]);
  return { prepare: () => ({ first }) } as unknown as D1Database;
}

test('a request that is cut off while it reads the secret holds up no other', async () => {
  const db = stumbling(['s'.repeat(64)]);
  void siteSecret(db);
  expect(await siteSecret(db)).toBe('s'.repeat(64));
});

test('a database without the secret says so, and is asked again', async () => {
  const db = stumbling([null, 's'.repeat(64)]);
  void siteSecret(db);
  await expect(siteSecret(db)).rejects.toThrow('apply its migrations');
  expect(await siteSecret(db)).toBe('s'.repeat(64));
});
