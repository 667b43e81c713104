import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestSite } from '../fixtures';
import { createSmallSnapshot } from '../platform/snapshot/small-snapshot';
import { LUC, openDeskBrowser, resetStaff, signInAtDesk } from './desk/desk-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createFormSite,
  loadRows,
  parseFormPage,
  submitForm,
} from './forms/form-requests';
import {
  createAccountSite,
  OWNER,
  openBrowser,
  resetPeople,
  signIn,
} from './sign-in/account-requests';

const KEY = { SIGNING_KEY: 'the first key that signs the links of this site' };
const NEWER = { SIGNING_KEY_2: 'the second key that signs the links of this site' };

const createProductionSite = (variables: Record<string, unknown>) => {
  const embedded = createSmallSnapshot();
  embedded['site/configuration.json'].demonstration = false;
  return createFormSite({ ENVIRONMENT: 'production', ...variables }, embedded);
};

beforeEach(clearSubmissions);

describe('a form that was opened before the keys were rotated', () => {
  const openAndSendAfter = async (variables: Record<string, unknown>) => {
    const before = await createProductionSite(KEY);
    const { hidden, action, captchaAnswer } = await parseFormPage(
      await before('/nl/contact/'),
      'site-contact',
    );
    const after = await createProductionSite(variables);
    const fields = { ...hidden, 'captcha-answer': captchaAnswer, ...CONTACT_ANSWERS };
    return (await submitForm(after, action, fields)).status;
  };

  test('is stored once it is sent', async () => {
    expect(await openAndSendAfter({ ...KEY, ...NEWER })).toBe(303);
    expect(await loadRows('leads')).toHaveLength(1);
  });

  test('is shown again, with its answers, if its key was removed', async () => {
    expect(await openAndSendAfter(NEWER)).toBe(422);
    expect(await loadRows('leads')).toHaveLength(0);
  });
});

describe('in production without keys', () => {
  const createBareSite = (variables: Record<string, unknown> = {}) => {
    const embedded = createSmallSnapshot();
    embedded['site/configuration.json'].demonstration = false;
    return createTestSite({
      embedded,
      variables: { ENVIRONMENT: 'production', PASSWORD_PEPPER: undefined, ...variables },
    });
  };
  const PEPPER = { PASSWORD_PEPPER: 'a pepper of thirty-two characters' };

  test.each([
    ['nothing', {}, 503],
    ['the pepper only', PEPPER, 503],
    ['the signing key only', KEY, 503],
    ['both', { ...KEY, ...PEPPER }, 200],
  ])('with %s set /health/ says whether all is well', async (_, variables, status) => {
    expect((await (await createBareSite(variables))('/health/')).status).toBe(status);
  });

  test('pages are shown, and what needs a key answers 503', async () => {
    const site = await createBareSite();
    expect((await site('/nl/te-koop/')).status).toBe(200);
    const visit = `/nl/mijn-bezoek/?id=${crypto.randomUUID()}&key=1-${'a'.repeat(43)}`;
    const response = await site(visit);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await response.text()).not.toContain('SIGNING_KEY');
  });
});

describe('after the pepper was rotated', () => {
  const NEWER_PEPPER = { PASSWORD_PEPPER_2: 'another pepper of thirty-two characters' };
  const loadHash = async (table: string, email: string) =>
    (
      await env.DB.prepare(`SELECT password FROM ${table} WHERE email = ?`).bind(email).first<{
        password: string;
      }>()
    )?.password;

  test('an owner signs in as before, and the password moves to the newest', async () => {
    await resetPeople();
    const before = await loadHash('accounts', OWNER.email);
    const site = await createAccountSite(NEWER_PEPPER);
    expect((await signIn(openBrowser(site), OWNER.email, 'wrong password, long')).status).toBe(422);
    expect(await loadHash('accounts', OWNER.email)).toBe(before);
    expect((await signIn(openBrowser(site))).status).toBe(303);
    const after = await loadHash('accounts', OWNER.email);
    expect(after).toContain('$2.');
    expect((await signIn(openBrowser(site))).status).toBe(303);
    expect(await loadHash('accounts', OWNER.email)).toBe(after);
    // Without the newer pepper the new hash opens nothing.
    expect((await signIn(openBrowser(await createAccountSite()))).status).toBe(422);
  });
  test('staff too', async () => {
    await resetStaff();
    const site = await createAccountSite(NEWER_PEPPER);
    expect((await signInAtDesk(openDeskBrowser(site))).status).toBe(303);
    expect(await loadHash('staff_accounts', LUC.email)).toContain('$2.');
    expect((await signInAtDesk(openDeskBrowser(site))).status).toBe(303);
  });
});
