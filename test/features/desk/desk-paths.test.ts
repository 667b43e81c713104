import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../src/app';
import type { StaffRole } from '../../../src/domain/accounts/staff-role';
import { STAFF_ROLES } from '../../../src/domain/accounts/staff-role';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import { DESK_ITEM_PATHS } from '../../../src/domain/routing/item-paths';
import type { TestSite } from '../forms/form-requests';
import {
  createAccountSite,
  openBrowser,
  openSignedIn,
  resetPeople,
  SUBSCRIBER,
} from '../sign-in/account-requests';
import { openDesk, resetStaff } from './desk-requests';

/** Paths that everybody may open. */
const PUBLIC_PATHS = ['/desk/login/', '/desk/forgot-password/', '/desk/logout/'];

/** Every original of the desk, as the command `paths` lists them; things have number 1. */
const ORIGINALS = [
  ...BUILT_IN_ROUTES.map(({ original }) => original).filter((path) => path.startsWith('/desk/')),
  ...DESK_ITEM_PATHS,
];
const PATHS = ORIGINALS.filter((path) => !PUBLIC_PATHS.includes(path)).flatMap((original) => {
  const path = original.replaceAll(/\{\w+\}/g, '1');
  const page = BUILT_IN_ROUTES.filter(({ original: start }) => path.startsWith(start)).toSorted(
    (a, b) => b.original.length - a.original.length,
  )[0];
  return (['nl', 'fr'] as const).map((language) =>
    path.replace(page?.original ?? '', page?.[language] ?? ''),
  );
});

let site: TestSite;
beforeEach(async () => {
  await resetStaff();
  await resetPeople();
  site = await createAccountSite();
});

/** The ways to come as somebody. */
const VISITORS = {
  nobody: async () => openBrowser(site),
  'an owner': () => openSignedIn(site),
  'a subscriber': () => openSignedIn(site, SUBSCRIBER.email),
};

test('every route of the desk is among its paths, so that no page is forgotten here', () => {
  const routes = createApp()
    .routes.map(({ path }) => path.replaceAll(/:\w+/g, '{}'))
    .filter((path) => path.startsWith('/desk/') && !path.includes('*'));
  const known = ORIGINALS.map((original) => original.replaceAll(/\{\w+\}/g, '{}'));
  expect([...new Set(routes)].filter((path) => !known.includes(path))).toEqual([]);
});

describe.each(Object.entries(VISITORS))('for %s', (_, open) => {
  test('every path leads to the sign-in, and says nothing', async () => {
    const browser = await open();
    for (const path of [...PATHS, '/nl/desk/unknown/', '/fr/desk/demandes/99999/']) {
      const answers = [await browser.get(path), await browser.post(path, { action: 'taken' })];
      for (const answer of answers) {
        expect([path, answer.status]).toEqual([path, 303]);
        expect(answer.headers.get('Location')?.replace(/\?back=.*/, '')).toMatch(
          /^\/(nl\/desk\/aanmelden|fr\/desk\/connexion)\/$/,
        );
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
        expect(await answer.text()).toBe('');
      }
    }
  });
});

/** The parts of the desk that not everybody of staff may open or change, with the first role that may. */
const FIRST_ROLES: readonly { start: string; get: StaffRole; post: StaffRole }[] = [
  { start: '/nl/desk/personen/', get: 'manager', post: 'manager' },
  { start: '/nl/desk/aanbod/terug/', get: 'manager', post: 'manager' },
  { start: '/nl/desk/aanbod/versies/', get: 'agent', post: 'manager' },
  { start: '/nl/desk/website/publicaties/', get: 'editor', post: 'manager' },
  { start: '/nl/desk/website/', get: 'editor', post: 'editor' },
];
const EVERYBODY = { get: 'agent', post: 'agent' } as const;

test.each(STAFF_ROLES)(
  'for somebody who is %s every path opens that is for that role, and no other',
  async (role) => {
    await env.DB.prepare('UPDATE staff_accounts SET role = ?').bind(role).run();
    const browser = await openDesk(site);
    const mayNot = (first: StaffRole) => STAFF_ROLES.indexOf(role) < STAFF_ROLES.indexOf(first);
    for (const path of PATHS.filter((candidate) => candidate.startsWith('/nl/'))) {
      const { get, post } = FIRST_ROLES.find(({ start }) => path.startsWith(start)) ?? EVERYBODY;
      const answers = [await browser.get(path), await browser.post(path, { action: 'taken' })];
      const refused = answers.map(({ status }) => status === 403);
      expect([path, refused]).toEqual([path, [mayNot(get), mayNot(post)]]);
    }
  },
  60_000,
);

describe('for staff', () => {
  test('every path opens, or names what is not there; nothing is stored or found', async () => {
    const browser = await openDesk(site);
    for (const path of [...PATHS, '/nl/desk/unknown/']) {
      const answer = await browser.get(path);
      expect([path, [200, 303, 404, 405, 410].includes(answer.status)]).toEqual([path, true]);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    }
  }, 60_000);

  test.each([
    ['nothing that says where it comes from', { 'Sec-Fetch-Site': '' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['a foreign page', { Referer: 'https://evil.example/' }],
  ])('a POST with %s is refused everywhere', async (_, headers) => {
    const browser = await openDesk(site);
    for (const path of PATHS) {
      const answer = await browser.post(path, { action: 'taken' }, headers);
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test('a GET changes nothing: no path answers it with a redirect after a change', async () => {
    const browser = await openDesk(site);
    for (const path of PATHS) await browser.get(`${path}?action=taken`);
    expect((await browser.get('/nl/desk/')).status).toBe(200);
  }, 60_000);
});
