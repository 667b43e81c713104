import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import routes from '../../../data/site/routes.json';
import { BUILT_IN_ROUTES } from '../../../src/domain/routing/built-in-routes';
import { openDesk, resetStaff } from '../../features/desk/desk-requests';
import type { TestSite } from '../../features/forms/form-requests';
import {
  BOTH,
  createAccountSite,
  openSignedIn,
  resetPeople,
} from '../../features/sign-in/account-requests';
import { findRoutes, requestRoute } from '../all-routes';
import { loadDemonstration, openSharedSite, readPlatformControl } from './shared-site';

/** The routes of the app, and the paths that its last three answer: forms, articles, configured pages. */
const PATHS = [
  ...new Set([
    // The home pages: their original leads to one of them.
    ...['GET /nl/', 'GET /fr/'],
    ...findRoutes().filter((route) => route.startsWith('GET ')),
    ...[...BUILT_IN_ROUTES, ...routes].map(({ original }) => `GET ${original}`),
  ]),
];

/** What a query can hold that is somebody's own, and what is nobody's. */
const QUERIES = [
  '',
  '?page=2',
  '?q=huis+met+tuin',
  '?ids=84213',
  '?costs=only-home&value=300000',
  '?property=84213',
  '?token=abc&receipt=abc&key=abc&id=84213',
];

/** Pages that are the same for everybody. Whoever adds a route here says that it tells of nobody. */
const SHARED_PAGES = [
  '/.well-known/security.txt',
  '/Projects/',
  '/compare/',
  '/favicon.svg',
  '/favourites/',
  '/feed/',
  '/fragments/consent/',
  '/fragments/costs/?property=84213',
  '/fragments/form/',
  '/fragments/gallery/',
  '/llms.txt',
  '/manifest.webmanifest',
  '/map-frame/',
  '/mark.svg',
  '/maskable.svg',
  '/offline/',
  '/open-days/',
  '/open-days/calendar/',
  '/opensearch.xml',
  '/property/:id/',
  '/qr-code/?property=84213',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/:name',
  '/team/:card',
  '/sitemap/articles.xml',
  '/sitemap/pages.xml',
  '/sitemap/projects.xml',
  '/sitemap/towns.xml',
  '/town/',
  '/town/:slug/',
  '/visit-pack/',
];
/** The same, on several pages. */
const SHARED_PAGED = [
  '/nl/',
  '/fr/',
  '/for-sale/',
  '/for-rent/',
  '/Bouwgrond/',
  '/search/',
  '/Cookie-policy/',
  '/Disclaimer/',
  '/FAQ/',
  '/FAQ/faq-brochures/',
  '/Gastenboek/',
  '/Ons-team/',
  '/Pers/',
  '/Privacy/',
  '/search-register/',
  '/services/',
  '/sold/',
];
const SHARED = [
  ...SHARED_PAGES,
  ...SHARED_PAGED.flatMap((path) => [path, `${path}?page=2`]),
  '/feed/?page=2',
  ...routes.filter(({ type }) => type === 'article').map(({ original }) => original),
].map((path) => `GET ${path}`);

interface Seen {
  status: number;
  isShared: boolean;
  /** Of a shared answer. */
  body: string;
}

afterAll(() => {
  vi.useRealTimers();
});

let cookies: string[];
beforeAll(async () => {
  // One answer says when it was made.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await resetPeople([{ ...BOTH, properties: [84213] }]);
  await resetStaff();
  const site = await createAccountSite();
  const account = await openSignedIn(site, BOTH.email);
  const desk = await openDesk(site);
  await loadDemonstration();
  const own = [`__Host-session=${account.session}`, `__Host-desk=${desk.session}`];
  const others = ['__Host-known=a', '__Host-known-desk=b', 'consent=all', 'language=fr', 'plan=x'];
  cookies = [...own, others.join('; '), [...own, ...others].join('; ')];
});

/** Asks an isolate of its own for everything, with these headers. */
async function askForAll(headers: Record<string, string>): Promise<Map<string, Seen>> {
  const site: TestSite = await openSharedSite();
  const seen = new Map<string, Seen>();
  for (const route of PATHS)
    for (const query of QUERIES) {
      const response = await requestRoute(site, route, headers, {
        query,
        samples: { name: 'properties-0.xml' },
      });
      const isShared = readPlatformControl(response) !== undefined;
      const body = isShared && response.status === 200 ? await response.text() : '';
      if (isShared && response.headers.has('Set-Cookie')) throw new Error(`${route}: a cookie`);
      seen.set(route + query, { status: response.status, isShared, body });
    }
  return seen;
}

let stranger: Map<string, Seen>;
beforeAll(async () => {
  stranger = await askForAll({});
}, 120_000);

test('shared are the addresses that declare it, and no other', () => {
  const shared = [...stranger].flatMap(([address, { isShared, status }]) =>
    isShared && status === 200 ? [address] : [],
  );
  expect(shared.toSorted()).toEqual([...new Set(SHARED)].toSorted());
});

test.each([
  ['each cookie', () => cookies.map((Cookie) => ({ Cookie }))],
  [
    'what browsers tell of somebody',
    () => [
      {
        'Accept-Language': 'de',
        'User-Agent': 'Mozilla/5.0 (iPhone)',
        'CF-Connecting-IP': '203.0.113.9',
        Referer: 'http://localhost:8787/nl/te-koop/?q=x',
        'Sec-Fetch-Site': 'same-origin',
        'X-Request-Id': 'of-this-visitor',
        Authorization: 'Bearer x',
        'Save-Data': 'on',
      },
    ],
  ],
])(
  'whoever asks, with %s, gets the same shared answers, byte for byte',
  async (_, listHeaders) => {
    const different: string[] = [];
    for (const headers of listHeaders()) {
      for (const [address, { status, isShared, body }] of await askForAll(headers)) {
        const same = stranger.get(address);
        if (!isShared && !same?.isShared) continue;
        if (status !== same?.status || isShared !== same.isShared || body !== same.body)
          different.push(`${address}: ${JSON.stringify(headers)}`);
      }
    }
    expect(different).toEqual([]);
  },
  300_000,
);
