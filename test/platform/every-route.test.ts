import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app';
import { openDesk, resetStaff } from '../features/desk/desk-requests';
import type { TestSite } from '../features/forms/form-requests';
import {
  BOTH,
  createAccountSite,
  openSignedIn,
  resetPeople,
} from '../features/sign-in/account-requests';
import { findObservatoryFaults } from './mozilla-observatory';
import { findPolicyFaults } from './policy-findings';

/** A value for each parameter of a path. A new parameter belongs here. */
const SAMPLES: Readonly<Record<string, string>> = {
  id: '84213',
  form: 'site-contact',
  name: 'properties-1.xml',
  slot: '84213-2027-12-05T10:00Z',
  lead: '1',
  mail: '1',
  property: '84213',
};

/** The list of mails answers on the developer's own machine only, and shows them in frames of their own. */
const LOCAL_PATH = '/mails/';

/** The routes of the app as 'GET /owner/:id/', sign-outs last. Middleware is none. */
const ROUTES = [
  ...new Set(
    createApp()
      .routes.filter(
        ({ method, path }) => method !== 'ALL' && path !== LOCAL_PATH && !path.includes('*'),
      )
      .map(({ method, path }) => `${method} ${path}`),
  ),
].toSorted((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')));

let site: TestSite;
/** The cookies of somebody who is owner, subscriber and staff at once. */
let cookie: string;
beforeAll(async () => {
  await resetPeople([{ ...BOTH, properties: [84213] }]);
  await resetStaff();
  site = await createAccountSite();
  const account = await openSignedIn(site, BOTH.email);
  const desk = await openDesk(site);
  cookie = `__Host-session=${account.session}; __Host-desk=${desk.session}`;
});

/** Requests a route at its localized path, as one of our own pages does. */
async function request(route: string, headers: Record<string, string>): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`${route}: no sample of '${name}'`);
    return sample;
  });
  const moved = await site(path, { headers });
  const location = moved.status === 301 ? (moved.headers.get('Location') ?? path) : path;
  if (method === 'GET') return moved.status === 301 ? site(location, { headers }) : moved;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return site(location, {
    method,
    body: '',
    headers: { ...form, 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}

test('the sample of whoever is signed in opens the pages of accounts', async () => {
  const pages = [
    '/owner/:id/',
    '/owner/:id/history.csv',
    '/my-searches/',
    '/desk/',
    '/desk/leads/',
  ];
  for (const page of pages)
    expect([page, (await request(`GET ${page}`, { Cookie: cookie })).status]).toEqual([page, 200]);
});

test.each([
  ['a stranger', () => ({})],
  ['somebody who is signed in', () => ({ Cookie: cookie })],
])(
  'no fault in the headers of any route, for %s',
  async (_, getHeaders) => {
    expect(ROUTES.length).toBeGreaterThan(100);
    const faults: string[] = [];
    for (const route of ROUTES) {
      const response = await request(route, getHeaders());
      if (response.status >= 500) faults.push(`${route}: ${response.status}`);
      const found = [
        ...findObservatoryFaults(response.headers),
        ...findPolicyFaults(response.headers),
      ];
      for (const fault of found) faults.push(`${route}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
  120_000,
);
