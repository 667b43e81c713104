import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { AccountAction } from '../../../src/platform/accounts/account-limits';
import { ACCOUNT_LIMITS } from '../../../src/platform/accounts/account-limits';
import { countAction } from '../../../src/platform/accounts/account-limits-store';
import type { LimitName } from '../../../src/platform/limits';
import { getMaximum, LIMITS } from '../../../src/platform/limits';
import { emptyTables } from '../../empty-tables';

/** So that the largest limit is sixty: a limit counts the same at every scale. */
const SCALE = 0.1;

const CASES = (Object.keys(ACCOUNT_LIMITS) as AccountAction[]).flatMap((action) =>
  (Object.entries(ACCOUNT_LIMITS[action]) as [string, LimitName][]).map(
    ([subject, name]) => [action, subject, name] as const,
  ),
);

beforeEach(() => emptyTables(['rate_windows']));

test.each(CASES)('who wants to %s is limited by %s', async (action, subject, name) => {
  const tryOnce = () => countAction(env.DB, action, { [subject]: 'somebody' }, SCALE, Date.now());
  const allowed = getMaximum(name, SCALE);
  for (let count = 0; count < allowed; count++) expect(await tryOnce()).toBeUndefined();
  expect(await tryOnce()).toBeGreaterThan(Date.now());
});

test('each limit counts by whom the action counts for', () => {
  expect(CASES.map(([, subject, name]) => [name, subject])).toEqual(
    CASES.map(([, , name]) => [name, LIMITS[name].by]),
  );
});
