import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../empty-tables';
import type { TestSite } from '../forms/form-requests';
import {
  createCaptchaProof,
  createFormSite,
  loadRows,
  openAndSubmitForm,
} from '../forms/form-requests';
import { openBrowser, PASSWORD, resetPeople } from '../sign-in/account-requests';
import { SEARCHER } from './register-requests';

let site: TestSite;
beforeEach(async () => {
  await resetPeople([]);
  await emptyTables(['pending_searches', 'mail_limits']);
  site = await createFormSite();
});

test('who searches in French confirms in French: each form leads to an address of its own language', async () => {
  const altcha = await createCaptchaProof();
  await openAndSubmitForm(site, '/fr/recherche/', 'demand-register', { ...SEARCHER, altcha });
  const mail = (await loadRows('outbox')).findLast(({ recipient }) => recipient === SEARCHER.email);
  const path = /\/fr\/recherche\/confirmer\/[^\s"\\]*/.exec(String(mail?.mail))?.[0] ?? '';
  const html = await (await site(path)).text();
  const actions = [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action);
  expect(actions).toEqual([path, path]);
  const done = await openBrowser(site).post(path, { password: PASSWORD });
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('lang="fr"')]);
});
