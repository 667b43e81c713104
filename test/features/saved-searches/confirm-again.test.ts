import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { MAX_SEARCHES } from '../../../src/features/saved-searches/searches-store';
import { emptyTables } from '../../empty-tables';
import type { TestSite } from '../forms/form-requests';
import { createFormSite, loadRows } from '../forms/form-requests';
import { resetPeople, SUBSCRIBER } from '../sign-in/account-requests';
import { confirmSearch, readConfirmPath, registerSearch } from './register-requests';
import { addSearch } from './saved-searches';

const { email } = SUBSCRIBER;

let site: TestSite;
beforeEach(async () => {
  await resetPeople([SUBSCRIBER]);
  await emptyTables(['pending_searches', 'mail_limits', 'saved_searches']);
  site = await createFormSite();
});

const countSearches = async () => (await loadRows('saved_searches')).length;

test('who has as many searches as may be is told so, and confirms once one is deleted', async () => {
  for (let search = 0; search < MAX_SEARCHES; search++) await addSearch(`search ${search}`);
  await env.DB.exec('UPDATE accounts SET unsubscribed_at = 1');
  await registerSearch(site, { email });
  const full = await confirmSearch(site, email, {});
  expect([full.status, await full.text()]).toEqual([
    422,
    expect.stringContaining(`U hebt al ${MAX_SEARCHES} zoekopdrachten.`),
  ]);
  expect((await loadRows('accounts'))[0]?.unsubscribed_at).toBe(1);
  await env.DB.exec("DELETE FROM saved_searches WHERE id = 'search 1'");
  expect((await confirmSearch(site, email, {})).status).toBe(200);
  expect([await countSearches(), (await loadRows('accounts'))[0]?.unsubscribed_at]).toEqual([
    MAX_SEARCHES,
    null,
  ]);
});

test('the link of a search that was deleted says that it no longer works', async () => {
  await registerSearch(site, { email });
  expect((await confirmSearch(site, email, {})).status).toBe(200);
  await env.DB.exec('DELETE FROM saved_searches');
  expect((await site(await readConfirmPath(email))).status).toBe(404);
  expect((await confirmSearch(site, email, {})).status).toBe(404);
  expect(await countSearches()).toBe(0);
});
