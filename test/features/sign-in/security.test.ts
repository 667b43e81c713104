import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import {
  NEW_PASSWORD,
  OWNER,
  openBrowser,
  openSignedIn,
  PASSWORD,
  readOneTimePassword,
  SUBSCRIBER,
  setUpAccountSite,
  signIn,
} from './account-requests';

const { site } = setUpAccountSite();

const SECURITY = '/nl/beveiliging/';

const changePassword = (browser: ReturnType<typeof openBrowser>, changes = {}) =>
  browser.post(SECURITY, {
    action: 'password',
    current: PASSWORD,
    password: NEW_PASSWORD,
    passwordConfirm: NEW_PASSWORD,
    ...changes,
  });

describe('a password that is changed while signed in', () => {
  test.each([OWNER.email, SUBSCRIBER.email])(
    'of %s ends the other sessions and is told by mail',
    async (email) => {
      const other = await openSignedIn(site, email);
      const browser = await openSignedIn(site, email);
      const before = browser.session;
      const response = await changePassword(browser);
      const target = `${SECURITY}?changed=yes`;
      expect([response.status, response.headers.get('Location')]).toEqual([303, target]);
      expect(browser.session).not.toBe(before);
      expect(await (await browser.get(target)).text()).toContain('Uw wachtwoord is gewijzigd.');
      expect((await other.get(SECURITY)).status).toBe(303);
      expect((await openBrowser(site, before).get(SECURITY)).status).toBe(303);
      expect((await signIn(openBrowser(site), email)).status).toBe(422);
      expect((await signIn(openBrowser(site), email, NEW_PASSWORD)).status).toBe(303);
      const mails = (await loadRows('outbox')).filter(({ recipient }) => recipient === email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Uw wachtwoord is gewijzigd']);
      expect(String(mails[0]?.mail)).not.toContain(NEW_PASSWORD);
    },
  );

  test.each([
    [{ current: 'verkeerd' }, 'password-current', 'Het wachtwoord is niet juist'],
    [{ password: 'kort' }, 'password-password', 'minstens 15 tekens'],
    [{ passwordConfirm: 'iets anders' }, 'password-passwordConfirm', 'niet hetzelfde wachtwoord'],
  ])('with %o is refused at its field', async (changes, field, error) => {
    const browser = await openSignedIn(site);
    const response = await changePassword(browser, changes);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(`<a href="#${field}">`);
    expect(html).toContain(error);
    expect(html).not.toContain(NEW_PASSWORD);
    expect((await signIn(openBrowser(site))).status).toBe(303);
  });

  test('needs the current password, ten tries in a quarter of an hour', async () => {
    const browser = await openSignedIn(site);
    for (let tries = 0; tries < 10; tries++)
      await changePassword(browser, { current: `wrong ${tries}` });
    expect((await changePassword(browser)).status).toBe(429);
  }, 60_000);

  test('cannot be sent by a stranger', async () => {
    const response = await changePassword(openBrowser(site));
    expect(response.headers.get('Location')).toBe('/nl/login/?back=%2Fnl%2Fbeveiliging%2F');
    expect((await signIn(openBrowser(site))).status).toBe(303);
  });
});

test('a subscriber has no second factor to switch on', async () => {
  const browser = await openSignedIn(site, SUBSCRIBER.email);
  expect(await (await browser.get(SECURITY)).text()).not.toContain('Aanmelden in twee stappen');
  const response = await browser.post(SECURITY, { action: 'start', password: PASSWORD });
  expect(response.status).toBe(422);
});

test('a new password after a one-time password is told by mail too', async () => {
  await env.DB.prepare('UPDATE accounts SET language = ? WHERE email = ?')
    .bind('fr', OWNER.email)
    .run();
  await openBrowser(site).post('/nl/wachtwoord-vergeten/', { email: OWNER.email });
  const browser = openBrowser(site);
  await signIn(browser, OWNER.email, await readOneTimePassword(OWNER.email));
  await browser.post('/nl/nieuw-wachtwoord/', {
    password: NEW_PASSWORD,
    passwordConfirm: NEW_PASSWORD,
  });
  expect((await loadRows('outbox')).map(({ subject }) => subject)).toContain(
    'Votre mot de passe a changé',
  );
});
