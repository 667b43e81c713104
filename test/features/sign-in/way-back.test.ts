import { beforeEach, describe, expect, test } from 'vitest';
import { LUC, openDeskBrowser, resetStaff, signInAtDesk } from '../desk/desk-requests';
import { OWNER, openBrowser, PASSWORD, SUBSCRIBER, setUpAccountSite } from './account-requests';

const { site } = setUpAccountSite();
beforeEach(resetStaff);

/** Opens a page with a session that has ended, signs in on the page it leads to, and returns where that leads. */
async function comeBack(path: string, login: string, isDesk = false): Promise<string | null> {
  const browser = openBrowser(site, 'x'.repeat(22), isDesk ? 'desk' : 'session');
  const signIn = (await browser.get(path)).headers.get('Location') ?? '';
  const html = await (await browser.get(signIn)).text();
  expect(html).toContain(isDesk ? 'aanmelden/?back=' : '?back=');
  const fields = { username: login, email: login, password: PASSWORD };
  return (await browser.post(signIn, fields)).headers.get('Location');
}

test.each([
  ['/nl/eigenaar/84213/vraag/', OWNER.email],
  ['/nl/mijn-zoekopdrachten/wijzigen/?search=one', SUBSCRIBER.email],
  ['/nl/beveiliging/', OWNER.email],
])('whoever was at %s is there again after signing in', async (path, login) => {
  expect(await comeBack(path, login)).toBe(path);
});

test('staff are at the lead again that they answered', async () => {
  expect(await comeBack('/nl/desk/aanvragen/40/', LUC.email, true)).toBe('/nl/desk/aanvragen/40/');
});

test('a form that a script sends after the session ended leads back to its page', async () => {
  const browser = openBrowser(site, 'x'.repeat(22));
  const refused = await browser.post(
    '/nl/eigenaar/84213/vraag/',
    { question: 'Hoe gaat het?' },
    { 'Sec-Fetch-Mode': 'cors' },
  );
  const signIn = refused.headers.get('Location') ?? '';
  const answer = await browser.post(signIn, { username: OWNER.email, password: PASSWORD });
  expect(answer.headers.get('Location')).toBe('/nl/eigenaar/84213/vraag/');
});

describe('no address leads elsewhere', () => {
  const ADDRESSES = [
    ...['https://evil.example/nl/eigenaar/', '//evil.example/nl/eigenaar/', '/\\evil.example/'],
    ...['/%2f%2fevil.example/', 'javascript:alert(1)', '/nl/te-koop/', '/nl/desk/', 'nl/eigenaar/'],
    ...['/nl/eigenaar/../../te-koop/', '/nl/eigenaar/\r\nSet-Cookie: a=b', 'x'.repeat(600), '/'],
    ...['/nl/eigenaarX/', '@evil.example/nl/eigenaar/', '/nl/afmelden/'],
  ];
  test.each(ADDRESSES)('%s', async (back) => {
    const path = `/nl/login/?${new URLSearchParams({ back })}`;
    const fields = { username: OWNER.email, password: PASSWORD };
    const response = await openBrowser(site).post(path, fields);
    const location = response.headers.get('Location') ?? '';
    expect(response.status).toBe(303);
    expect(location).toMatch(/^\/nl\/eigenaar\//);
    expect(location).not.toMatch(/[\r\n]/);
  });

  test.each(['/nl/eigenaar/', '//evil.example/nl/desk/', '/fr/desk/'])(
    '%s at the desk',
    async (back) => {
      const path = `/nl/desk/aanmelden/?${new URLSearchParams({ back })}`;
      const fields = { email: LUC.email, password: PASSWORD };
      const response = await openDeskBrowser(site).post(path, fields);
      expect(response.headers.get('Location')).toBe('/nl/desk/');
    },
  );
});

test('without an ended session signing in leads where it always did', async () => {
  const response = await signInAtDesk(openDeskBrowser(site));
  expect(response.headers.get('Location')).toBe('/nl/desk/');
});
