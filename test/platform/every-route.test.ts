import { beforeAll, expect, test } from 'vitest';
import { openDesk, resetStaff } from '../features/desk/desk-requests';
import type { TestSite } from '../features/forms/form-requests';
import {
  BOTH,
  createAccountSite,
  openSignedIn,
  resetPeople,
} from '../features/sign-in/account-requests';
import { findRoutes, requestRoute } from './all-routes';
import { findObservatoryFaults } from './mozilla-observatory';
import { findPolicyFaults } from './policy-findings';

const ROUTES = findRoutes();

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

test('the sample of whoever is signed in opens the pages of accounts', async () => {
  const pages = [
    '/owner/:id/',
    '/owner/:id/history.csv',
    '/my-searches/',
    '/desk/',
    '/desk/leads/',
  ];
  for (const page of pages)
    expect([page, (await requestRoute(site, `GET ${page}`, { Cookie: cookie })).status]).toEqual([
      page,
      200,
    ]);
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
      const response = await requestRoute(site, route, getHeaders());
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
