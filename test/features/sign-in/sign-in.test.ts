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

const { site } = setUpAccountSite();

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
    expect(response.headers.getSetCookie()[0]).toMatch(
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

  test.each([
    ['no name', { password: 'x' }, 'sign-in-username', 'Gebruikersnaam of e-mailadres is'],
    ['no password', { username: 'an' }, 'sign-in-password', 'Wachtwoord is een verplicht veld'],
  ])('asks at its field for what is missing: %s', async (_, fields, id, message) => {
    const response = await openBrowser(site).post('/nl/login/', fields);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(`<a href="#${id}">${message}`);
    expect(html).toMatch(new RegExp(`id="${id}"[^>]*aria-describedby="${id}-error"`));
    expect(await loadRows('sign_in_attempts')).toEqual([]);
  });

  test('refuses a closed account like an unknown one', async () => {
    await env.DB.exec('UPDATE accounts SET disabled_at = 1');
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
