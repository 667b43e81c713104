import { expect, test } from 'vitest';
import { emptyTables } from '../../empty-tables';
import { createFormSite, loadRows } from '../forms/form-requests';
import { resetPeople } from '../sign-in/account-requests';
import { registerSearch } from './register-requests';

test('of many registrations at once only as many are hashed as a network may send', async () => {
  await resetPeople([]);
  await emptyTables(['pending_searches', 'mail_limits']);
  const site = await createFormSite({ RATE_SCALE: 1 });
  const answers = await Promise.all(Array.from({ length: 40 }, () => registerSearch(site)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(await loadRows('pending_searches')).toHaveLength(20);
});
