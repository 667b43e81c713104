import { describe, expect, test } from 'vitest';
import {
  NEW_PASSWORD,
  OWNER,
  openBrowser,
  PASSWORD,
  readOneTimePassword,
  setUpAccountSite,
  signIn,
} from './account-requests';

const { site } = setUpAccountSite();

const FORGOT = '/nl/wachtwoord-vergeten/';
const CHOOSE = '/nl/nieuw-wachtwoord/';

const askForPassword = (email: string = OWNER.email) => openBrowser(site).post(FORGOT, { email });

const choosePassword = (
  browser: ReturnType<typeof openBrowser>,
  password: string,
  again = password,
) => browser.post(CHOOSE, { password, passwordConfirm: again });

describe('a new password', () => {
  test.each([
    ['', '', 'Wachtwoord is een verplicht veld'],
    ['veertien teken', undefined, 'Kies een wachtwoord van minstens 15 tekens'],
    ['x'.repeat(257), undefined, 'Kies een wachtwoord van hoogstens 256 tekens'],
    ['huisenvallee2026', undefined, 'Dit wachtwoord is te bekend'],
    ['An Maas an@example.be', undefined, 'Dit wachtwoord is te bekend'],
    [NEW_PASSWORD, '', 'Bevestig het wachtwoord'],
    [NEW_PASSWORD, `${NEW_PASSWORD}!`, 'U hebt niet hetzelfde wachtwoord ingevuld'],
  ])('"%s", again "%s" is refused', async (password, again, error) => {
    await askForPassword();
    const browser = openBrowser(site);
    await signIn(browser, OWNER.email, await readOneTimePassword(OWNER.email));
    const response = await choosePassword(browser, password, again ?? password);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(error);
    expect(html).not.toContain(NEW_PASSWORD);
    expect((await signIn(openBrowser(site))).status).toBe(303);
  });

  test('may have 256 characters of any kind', async () => {
    await askForPassword();
    const browser = openBrowser(site);
    await signIn(browser, OWNER.email, await readOneTimePassword(OWNER.email));
    const long = '🌳 木 é de kersenboom bloeit in april, '.repeat(7).slice(0, 254);
    expect((await choosePassword(browser, long)).status).toBe(303);
    expect((await signIn(openBrowser(site), OWNER.email, long)).status).toBe(303);
  });

  test('cannot be chosen by a stranger, nor by somebody who is signed in with a password', async () => {
    const stranger = openBrowser(site);
    expect((await choosePassword(stranger, NEW_PASSWORD)).headers.get('Location')).toBe(
      '/nl/login/',
    );
    const browser = openBrowser(site);
    await signIn(browser);
    const response = await choosePassword(browser, NEW_PASSWORD);
    expect(response.headers.get('Location')).toBe('/nl/eigenaar/');
    expect((await signIn(openBrowser(site), OWNER.email, PASSWORD)).status).toBe(303);
  });
});
