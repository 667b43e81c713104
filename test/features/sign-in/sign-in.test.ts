import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { loadRows } from '../forms/form-requests';
import {
  BOTH,
  OWNER,
  openBrowser,
  PASSWORD,
  SUBSCRIBER,
  setUpAccountSite,
  signIn,
} from './account-requests';

const { site, configure } = setUpAccountSite();

describe('signing in', () => {
  test.each([
    ['an owner by address', '/nl/login/', { username: OWNER.email }, '/nl/eigenaar/'],
    ['an owner by user name', '/nl/login/', { username: 'an' }, '/nl/eigenaar/'],
    ['an owner in capitals', '/fr/login/', { username: ' AN@EXAMPLE.BE ' }, '/fr/proprietaire/'],
    [
      'a subscriber',
      '/nl/zoekopdracht/aanmelden/',
      { email: SUBSCRIBER.email },
      '/nl/mijn-zoekopdrachten/',
    ],
    ['a person who is both', '/nl/login/', { username: BOTH.email }, '/nl/eigenaar/'],
    [
      'a person who is both, at the sign-in of subscribers,',
      '/nl/zoekopdracht/aanmelden/',
      { email: BOTH.email },
      '/nl/mijn-zoekopdrachten/',
    ],
    [
      'an owner at the sign-in of subscribers',
      '/fr/recherche/connexion/',
      { email: OWNER.email },
      '/fr/proprietaire/',
    ],
  ])('%s opens their page', async (_, path, login, target) => {
    const browser = openBrowser(site);
    const response = await browser.post(path, { ...login, password: PASSWORD });
    expect([response.status, response.headers.get('Location')]).toEqual([303, target]);
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^__Host-session=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const page = await browser.get(target);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(page.headers.get('ETag')).toBeNull();
  });

  test('a person who is both reaches both pages', async () => {
    const browser = openBrowser(site);
    await signIn(browser, BOTH.email);
    for (const [page, other] of [
      ['/nl/eigenaar/', '/nl/mijn-zoekopdrachten/'],
      ['/nl/mijn-zoekopdrachten/', '/nl/eigenaar/'],
    ] as const) {
      const response = await browser.get(page);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`<a href="${other}">`);
    }
    for (const [signInPage, target] of [
      ['/nl/login/', '/nl/eigenaar/'],
      ['/nl/zoekopdracht/aanmelden/', '/nl/mijn-zoekopdrachten/'],
    ] as const)
      expect((await browser.get(signInPage)).headers.get('Location')).toBe(target);
  });

  test('at a path without a language moves with its fields', async () => {
    const browser = openBrowser(site);
    const fields = { username: OWNER.email, password: PASSWORD };
    const moved = await browser.post('/login/', fields);
    const to = moved.headers.get('Location') ?? '';
    expect([moved.status, to]).toEqual([308, '/nl/login/']);
    expect((await browser.post(to, fields)).headers.get('Location')).toBe('/nl/eigenaar/');
  });

  test('answers known and unknown accounts with the same page of 422', async () => {
    const answers = await Promise.all(
      ['an@example.be', 'no@example.be'].map(async (username) => {
        const response = await openBrowser(site).post('/nl/login/', { username, password: 'x' });
        return [response.status, (await response.text()).replace(username, '')];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(422);
    expect(answers[0]?.[1]).toContain('De gebruikersnaam of het wachtwoord is niet juist.');
  });

  test('keeps the typed name and empties the password', async () => {
    const response = await openBrowser(site).post('/fr/recherche/connexion/', {
      email: 'bo@example.be',
      password: 'not the password',
    });
    const html = await response.text();
    expect(html).toContain('value="bo@example.be"');
    expect(html).not.toContain('not the password');
    expect(html).toContain('Adresse e-mail ou mot de passe incorrect');
  });

  test('refuses a closed account like an unknown one', async () => {
    await env.DB.exec('UPDATE people SET disabled = 1');
    expect((await signIn(openBrowser(site))).status).toBe(422);
  });

  test('tells the agency who signed in, when it was an owner', async () => {
    await signIn(openBrowser(site));
    await signIn(openBrowser(site), SUBSCRIBER.email);
    const mails = await loadRows('outbox');
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [
        'info@huis-vallee.example',
        'De volgende persoon heeft zich aangemeld op het eigenaarsportaal',
      ],
    ]);
    expect(String(mails[0]?.mail)).toContain('An Maas');
  });

  test('shows who is signed in their own page instead of the form', async () => {
    const browser = openBrowser(site);
    await signIn(browser);
    expect((await browser.get('/nl/login/')).headers.get('Location')).toBe('/nl/eigenaar/');
  });
});

describe('limits', () => {
  test('the eleventh wrong password of an account waits, known or not, and others may go on', async () => {
    const statuses = async (username: string) => {
      const browser = openBrowser(site);
      const answers: number[] = [];
      for (let tries = 0; tries < 12; tries++) {
        const response = await signIn(browser, username, `wrong ${tries}`);
        answers.push(response.status);
        if (response.status === 429) {
          const seconds = Number(response.headers.get('Retry-After'));
          expect(seconds).toBeGreaterThan(0);
          expect(seconds).toBeLessThanOrEqual(3600);
        }
      }
      return answers;
    };
    const expected = [...Array(10).fill(422), 429, 429];
    expect(await statuses('AN@example.be')).toEqual(expected);
    expect(await statuses('nobody@example.be')).toEqual(expected);
    expect((await signIn(openBrowser(site), 'an@example.be')).status).toBe(429);
    expect((await signIn(openBrowser(site), BOTH.email)).status).toBe(303);
  }, 60_000);

  test('forty wrong passwords from one network stop at thirty', async () => {
    const browser = openBrowser(site);
    const answers: number[] = [];
    for (let tries = 0; tries < 40; tries++)
      answers.push((await signIn(browser, `nobody-${tries}@example.be`, 'wrong')).status);
    expect(answers).toEqual([...Array(30).fill(422), ...Array(10).fill(429)]);
    const rows = await loadRows('sign_in_attempts');
    expect(rows).toHaveLength(30);
    expect(JSON.stringify(rows)).not.toContain('nobody');
  }, 60_000);

  test('end by themselves', async () => {
    for (let tries = 0; tries < 10; tries++) await signIn(openBrowser(site), 'an', 'wrong');
    expect((await signIn(openBrowser(site), 'an')).status).toBe(429);
    await env.DB.prepare('UPDATE rate_windows SET ends = ?').bind(Date.now()).run();
    expect((await signIn(openBrowser(site), 'an')).status).toBe(303);
  }, 60_000);

  test('do not count what was right', async () => {
    for (let tries = 0; tries < 12; tries++)
      expect((await signIn(openBrowser(site))).status).toBe(303);
  }, 60_000);

  /** Signs in wrongly at once, each time as somebody else and from the network of this number. */
  async function tryFromNetworks(numbers: number[], buildNetwork: (number: number) => string) {
    const answers = await Promise.all(
      numbers.map((number) =>
        openBrowser(site).post(
          '/nl/login/',
          { username: `nobody-${number}@example.be`, password: 'wrong' },
          { 'CF-Connecting-IP': buildNetwork(number) },
        ),
      ),
    );
    return answers.map(({ status }) => status).toSorted();
  }

  test('hold for all networks together', async () => {
    await configure({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    const statuses = await tryFromNetworks([...Array(8).keys()], (number) => `10.${number}.0.1`);
    expect(statuses).toEqual([...Array(6).fill(422), 429, 429]);
  }, 60_000);

  test('hold for the networks of a /48 together, and for no others', async () => {
    await configure({ RATE_SCALE: 0.1, TRUSTED_PROXY: 'local' });
    const endMinute = () =>
      env.DB.exec(`UPDATE rate_windows SET ends = 0 WHERE kind = 'sign-in all'`);
    const fromProvider = (number: number) => `2001:db8:1:${number}::1`;
    expect(await tryFromNetworks([1, 2, 3, 4, 5, 6], fromProvider)).toEqual(Array(6).fill(422));
    await endMinute();
    const next = await tryFromNetworks([7, 8, 9, 10, 11, 12], fromProvider);
    expect(next).toEqual([...Array(4).fill(422), 429, 429]);
    await endMinute();
    expect(await tryFromNetworks([13], (number) => `2001:db8:2:${number}::1`)).toEqual([422]);
  }, 60_000);

  test('grow with RATE_SCALE', async () => {
    await configure({ RATE_SCALE: 1.2 });
    const answers: number[] = [];
    for (let tries = 0; tries < 13; tries++)
      answers.push((await signIn(openBrowser(site), 'an', 'wrong')).status);
    expect(answers).toEqual([...Array(12).fill(422), 429]);
  }, 60_000);
});
