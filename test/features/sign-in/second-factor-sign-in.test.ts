import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { VISITOR_TABLES } from '../../../src/platform/accounts/account-tables';
import {
  BOTH,
  createAccountSite,
  OWNER,
  openBrowser,
  openSignedIn,
  readOneTimePassword,
  SUBSCRIBER,
  signIn,
} from './account-requests';
import { readAppCode } from './authenticator-app';
import { ASK, enterCode, SECURITY, setUpSecondFactor } from './second-factor-requests';

const { site, switchOn, openWaitingBrowser } = setUpSecondFactor();

/** The step that was used last is forgotten, as if the next code had come. */
const waitForNextCode = () => env.DB.exec('UPDATE accounts SET totp_step = 0');

describe('signing in with a code', () => {
  test('opens nothing before the code, and everything after it', async () => {
    const { key } = await switchOn();
    await waitForNextCode();
    const browser = await openWaitingBrowser();
    for (const path of ['/nl/eigenaar/', SECURITY])
      expect((await browser.get(path)).headers.get('Location')).toBe(ASK);
    expect((await browser.get(ASK)).headers.get('Cache-Control')).toBe('no-store');
    const waiting = browser.session;
    const code = await readAppCode(key);
    const response = await enterCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(response.headers.get('Location')).toBe('/nl/eigenaar/');
    expect((await browser.get('/nl/eigenaar/')).status).toBe(200);
    expect((await openBrowser(site, waiting).get(ASK)).headers.get('Location')).toBe('/nl/login/');
  });

  test('takes a code once: neither the one that switched it on nor one that signed in', async () => {
    const { key, code } = await switchOn();
    expect((await enterCode(await openWaitingBrowser(), code)).status).toBe(422);
    await waitForNextCode();
    const browsers = [await openWaitingBrowser(), await openWaitingBrowser()];
    const next = await readAppCode(key);
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, next)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  test('takes a recovery code once, in capitals too', async () => {
    const { browser: first, codes } = await switchOn();
    const code = codes[0]?.toUpperCase() ?? '';
    expect((await enterCode(await openWaitingBrowser(), code)).status).toBe(303);
    expect((await enterCode(await openWaitingBrowser(), code)).status).toBe(422);
    expect(await (await first.get(SECURITY)).text()).toContain('Ongebruikte herstelcodes: 7.');
  });

  test('takes no recovery code of another person', async () => {
    const { codes } = await switchOn();
    await env.DB.prepare('UPDATE account_recovery_codes SET account = ?').bind(BOTH.email).run();
    expect((await enterCode(await openWaitingBrowser(), codes[0] ?? '')).status).toBe(422);
  });

  test('is not tried without end by one network, whatever accounts', async () => {
    // At this scale a network has two tries, and an account one.
    const slow = await createAccountSite({ RATE_SCALE: 0.06 });
    const answers: number[] = [];
    for (const { email } of [OWNER, SUBSCRIBER, BOTH]) {
      const browser = await openSignedIn(slow, email, VISITOR_TABLES, 'code');
      answers.push((await enterCode(browser, '000000')).status);
    }
    expect(answers).toEqual([422, 422, 429]);
  });

  test('comes before a new password after a one-time password', async () => {
    const { codes } = await switchOn();
    await openBrowser(site).post('/nl/wachtwoord-vergeten/', { email: OWNER.email });
    await expect.poll(() => readOneTimePassword(OWNER.email)).not.toBe('');
    const browser = openBrowser(site);
    await signIn(browser, OWNER.email, await readOneTimePassword(OWNER.email));
    expect((await browser.get('/nl/nieuw-wachtwoord/')).headers.get('Location')).toBe('/nl/login/');
    const response = await enterCode(browser, codes[0] ?? '');
    expect(response.headers.get('Location')).toBe('/nl/nieuw-wachtwoord/');
  });

  test('the sixth wrong code of an account waits, and a right one too', async () => {
    const { codes } = await switchOn();
    const browser = await openWaitingBrowser();
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries++)
      answers.push((await enterCode(browser, `wrong${tries}`)).status);
    expect(answers).toEqual([...Array(5).fill(422), 429]);
    const response = await enterCode(browser, codes[0] ?? '');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('sends a stranger to the sign-in, and who is in to their page', async () => {
    expect((await site(ASK)).headers.get('Location')).toBe('/nl/login/');
    const browser = openBrowser(site);
    await signIn(browser);
    expect((await browser.get(ASK)).headers.get('Location')).toBe('/nl/eigenaar/');
  });
});
