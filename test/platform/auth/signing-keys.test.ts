import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../../src/env';
import { loadSigningKeys } from '../../../src/platform/auth/signing-keys-store';

const GENERATED = 's'.repeat(64);
const KEY = 'a signing key of the agency, number one';
const NEWER_KEY = 'a signing key of the agency, number two';

/** Creates a database that never answers the first query, as after an aborted request, then returns `answers`. */
function createStallingDatabase(answers: readonly unknown[]): D1Database {
  let queryCount = 0;
  const first = () =>
    queryCount === 0
      ? new Promise(() => (queryCount += 1))
      : Promise.resolve(answers[queryCount++ - 1]);
  return { prepare: () => ({ first }) } as unknown as D1Database;
}

describe('on this machine', () => {
  test('a request aborted while it reads the secret does not block others', async () => {
    const env = {
      ENVIRONMENT: 'local',
      DB: createStallingDatabase([{ value: GENERATED }]),
    } as const;
    void loadSigningKeys(env);
    expect(await loadSigningKeys(env)).toEqual([{ id: 0, secret: GENERATED }]);
  });

  test('a missing secret is an error, and the next call reads again', async () => {
    const env = {
      ENVIRONMENT: 'local',
      DB: createStallingDatabase([null, { value: GENERATED }]),
    } as const;
    void loadSigningKeys(env);
    await expect(loadSigningKeys(env)).rejects.toThrow('apply its migrations');
    expect(await loadSigningKeys(env)).toEqual([{ id: 0, secret: GENERATED }]);
  });

  test('keys of the environment sign, and the generated one still verifies', async () => {
    const DB = createStallingDatabase([{ value: GENERATED }]);
    void loadSigningKeys({ ENVIRONMENT: 'local', DB });
    const SIGNING_KEYS = [{ id: 1, secret: KEY }] as const;
    const keys = await loadSigningKeys({ ENVIRONMENT: 'local', DB, SIGNING_KEYS });
    expect(keys.map(({ id }) => id)).toEqual([1, 0]);
  });
});

test('in production only keys of the environment count: the database is not read', async () => {
  const DB = {} as D1Database;
  await expect(loadSigningKeys({ ENVIRONMENT: 'production', DB })).rejects.toThrow(
    'SIGNING_KEY is not set',
  );
  const SIGNING_KEYS = [{ id: 1, secret: KEY }] as const;
  expect(await loadSigningKeys({ ENVIRONMENT: 'production', DB, SIGNING_KEYS })).toEqual(
    SIGNING_KEYS,
  );
});

describe('the variables of keys', () => {
  const readKeys = (variables: Record<string, unknown>) => {
    const stub = () => undefined;
    const result = parseEnvironment({
      SNAPSHOTS: { get: stub },
      DB: { prepare: stub },
      FILES: { get: stub },
      ASSETS: { fetch: stub },
      MAIL: { send: stub },
      ENVIRONMENT: 'local',
      PUBLIC_ORIGIN: 'http://localhost:8787',
      ...variables,
    });
    return result.ok ? result.environment.SIGNING_KEYS : result.missing;
  };

  test.each([
    [{}, undefined],
    [{ SIGNING_KEY: KEY }, [{ id: 1, secret: KEY }]],
    [
      { SIGNING_KEY: KEY, SIGNING_KEY_2: NEWER_KEY, SIGNING_KEY_OLD: 'ignored' },
      [
        { id: 2, secret: NEWER_KEY },
        { id: 1, secret: KEY },
      ],
    ],
    [{ SIGNING_KEY_2: 'short' }, ['SIGNING_KEY_2 is shorter than 32 characters']],
    [{ SIGNING_KEY: '' }, ['SIGNING_KEY is shorter than 32 characters']],
  ])('%o', (variables, keys) => {
    expect(readKeys(variables)).toEqual(keys);
  });

  test('are counted as numbers, not as text', () => {
    const keys = readKeys({ SIGNING_KEY_10: NEWER_KEY, SIGNING_KEY_9: KEY });
    expect(keys).toEqual([
      { id: 10, secret: NEWER_KEY },
      { id: 9, secret: KEY },
    ]);
  });
});
