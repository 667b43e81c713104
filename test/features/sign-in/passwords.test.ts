import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { recordQueries } from '../../record-queries';
import { loadRows } from '../forms/form-requests';
import {
  BOTH,
  NEW_PASSWORD,
  OWNER,
  openBrowser,
  openSignedIn,
  readOneTimePassword,
  setUpAccountSite,
  signIn,
} from './account-requests';

const { site, configure } = setUpAccountSite();

const FORGOT = '/nl/wachtwoord-vergeten/';
const CHOOSE = '/nl/nieuw-wachtwoord/';

const askForPassword = (email: string = OWNER.email) => openBrowser(site).post(FORGOT, { email });

const choosePassword = (
  browser: ReturnType<typeof openBrowser>,
  password: string,
  again = password,
) => browser.post(CHOOSE, { password, passwordConfirm: again });

describe('a forgotten password', () => {
  test('answers the same for known and unknown addresses', async () => {
    const pages = await Promise.all(
      [OWNER.email, 'no@example.be'].map(async (email) => {
        const response = await askForPassword(email);
        const html = await response.text();
        return [response.status, html.replaceAll(email, '').replace(/\d\d:\d\d/g, '')];
      }),
    );
    expect(pages[0]).toEqual(pages[1]);
    expect(pages[0]?.[1]).toContain('We hebben uw vraag');
    expect((await loadRows('outbox')).map(({ recipient }) => recipient)).toEqual([OWNER.email]);
  });

  test('does the same work for known and unknown addresses, but for the mail itself', async () => {
    const readWork = async (email: string) => {
      const queries: string[] = [];
      await configure({ DB: recordQueries(env.DB, queries) });
      await askForPassword(email);
      return queries.filter((sql) => !/^(INSERT INTO|UPDATE) outbox/.test(sql));
    };
    const known = await readWork(OWNER.email);
    expect(known.length).toBeGreaterThan(5);
    expect(await readWork('no@example.be')).toEqual(known);
    expect(await loadRows('account_one_time_passwords')).toHaveLength(1);
  });

  test.each([
    ['', 'E-mailadres is een verplicht veld'],
    ['an', 'Het e-mailadres is ongeldig'],
  ])('says what is wrong with the address "%s"', async (email, error) => {
    const response = await askForPassword(email);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(error);
  });

  test('is mailed three times an hour at most, whatever the case of the address', async () => {
    for (const email of ['an@example.be', 'AN@example.be', 'An@Example.be', 'an@example.be'])
      expect((await askForPassword(email)).status).toBe(200);
    expect(await loadRows('outbox')).toHaveLength(3);
  });

  test('is replaced by a password of 120 bits that opens nothing but the choice of a new one', async () => {
    await askForPassword();
    const oneTimePassword = await readOneTimePassword(OWNER.email);
    expect(oneTimePassword).toMatch(/^([a-km-np-z2-9]{6}-){3}[a-km-np-z2-9]{6}$/);
    expect(JSON.stringify(await loadRows('account_one_time_passwords'))).not.toContain(
      oneTimePassword,
    );

    const browser = openBrowser(site);
    const response = await signIn(browser, OWNER.email, oneTimePassword);
    expect([response.status, response.headers.get('Location')]).toEqual([303, CHOOSE]);
    for (const path of ['/nl/eigenaar/', '/nl/mijn-zoekopdrachten/'])
      expect((await browser.get(path)).headers.get('Location')).toBe(CHOOSE);
    expect(await loadRows('outbox')).toHaveLength(1);

    const chosen = await choosePassword(browser, NEW_PASSWORD);
    expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/nl/eigenaar/']);
    expect((await browser.get('/nl/eigenaar/')).status).toBe(200);
    expect((await signIn(openBrowser(site))).status).toBe(422);
    expect((await signIn(openBrowser(site), OWNER.email, NEW_PASSWORD)).status).toBe(303);
  });

  test('ends all other sessions when the new one is chosen', async () => {
    const other = openBrowser(site);
    await signIn(other);
    await askForPassword();
    const browser = openBrowser(site);
    await signIn(browser, OWNER.email, await readOneTimePassword(OWNER.email));
    const before = browser.session;
    const stranger = await openSignedIn(site, BOTH.email);
    await askForPassword(BOTH.email);
    const oneTimePassword = await readOneTimePassword(BOTH.email);
    await choosePassword(browser, NEW_PASSWORD);
    expect(browser.session).not.toBe(before);
    expect((await other.get('/nl/eigenaar/')).status).toBe(303);
    expect(await loadRows('account_sessions')).toHaveLength(2);
    // Nobody else's session, password or one-time password changes.
    expect((await stranger.get('/nl/eigenaar/')).status).toBe(200);
    expect((await signIn(openBrowser(site), BOTH.email)).status).toBe(303);
    const first = await signIn(openBrowser(site), BOTH.email, oneTimePassword);
    expect(first.headers.get('Location')).toBe(CHOOSE);
  });

  test('keeps the old password until then', async () => {
    await askForPassword();
    await signIn(openBrowser(site), OWNER.email, await readOneTimePassword(OWNER.email));
    expect((await signIn(openBrowser(site))).status).toBe(303);
  });

  test('works once, of two requests at the same moment for one', async () => {
    await askForPassword();
    const oneTimePassword = await readOneTimePassword(OWNER.email);
    const responses = await Promise.all(
      [1, 2].map(() => signIn(openBrowser(site), OWNER.email, oneTimePassword)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  test('works for its account only', async () => {
    await askForPassword();
    const oneTimePassword = await readOneTimePassword(OWNER.email);
    expect((await signIn(openBrowser(site), 'cy@example.be', oneTimePassword)).status).toBe(422);
  });

  test('is not ended by the next one, which anybody may ask for', async () => {
    await askForPassword();
    const first = await readOneTimePassword(OWNER.email);
    await askForPassword();
    expect((await signIn(openBrowser(site), OWNER.email, first)).status).toBe(303);
  });

  test('is not ended by that of another person', async () => {
    await askForPassword();
    const first = await readOneTimePassword(OWNER.email);
    await askForPassword(BOTH.email);
    expect((await signIn(openBrowser(site), OWNER.email, first)).status).toBe(303);
  });

  test('is not mailed to a closed account', async () => {
    await env.DB.exec('UPDATE accounts SET disabled_at = 1');
    expect((await askForPassword()).status).toBe(200);
    expect(await loadRows('outbox')).toEqual([]);
  });

  test('ends with its time', async () => {
    await askForPassword();
    const second = await readOneTimePassword(OWNER.email);
    await env.DB.exec(`UPDATE account_one_time_passwords SET expires_at = ${Date.now()}`);
    expect((await signIn(openBrowser(site), OWNER.email, second)).status).toBe(422);
  });

  test('lasts OTP_TTL_S seconds', async () => {
    await configure({ OTP_TTL_S: 0 });
    await askForPassword();
    const late = await readOneTimePassword(OWNER.email);
    expect((await signIn(openBrowser(site), OWNER.email, late)).status).toBe(422);
  });

  test('is not asked for without end by one network, at the same moment either', async () => {
    const answers = await Promise.all(
      Array.from({ length: 17 }, async (_, number) => {
        const { status } = await askForPassword(`nobody-${number}@example.be`);
        return status;
      }),
    );
    expect(answers.sort()).toEqual([...Array(15).fill(200), 429, 429]);
  });
});
