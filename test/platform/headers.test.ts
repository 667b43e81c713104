import { describe, expect, test } from 'vitest';
import { openDesk, resetStaff } from '../features/desk/desk-requests';
import type { TestSite } from '../features/forms/form-requests';
import {
  CONTACT_ANSWERS,
  createFormSite,
  openAndSubmitForm,
  submitForm,
} from '../features/forms/form-requests';
import {
  createAccountSite,
  OWNER,
  openBrowser,
  openSignedIn,
  resetPeople,
  signIn,
} from '../features/sign-in/account-requests';
import { createTestSite } from '../fixtures';
import { findObservatoryFaults } from './mozilla-observatory';
import { findPolicyFaults } from './policy-findings';
import { createSmallSnapshot } from './snapshot/small-snapshot';

const LIST_PATH = '/nl/te-koop/';
const VILLA_PATH = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';
const CONTACT_PATH = '/nl/contact/';
const PICTURE_PATH = `/nl/gastenboek/foto/?id=${crypto.randomUUID()}`;

const throwDown = () => {
  throw new Error('down');
};

const findFaults = ({ headers }: { headers: Headers }) => [
  ...findObservatoryFaults(headers),
  ...findPolicyFaults(headers),
];

/** Every kind of answer by status; of static files the headers that the platform adds. */
const RESPONSE_KINDS: [
  status: number,
  kind: string,
  request: (site: TestSite) => Promise<Response>,
][] = [
  [200, 'a page', (site) => site(LIST_PATH)],
  [200, 'a page requested by HEAD', (site) => site(LIST_PATH, { method: 'HEAD' })],
  [200, 'a property, which is also printed', (site) => site(VILLA_PATH)],
  [200, 'a feed', (site) => site('/nl/feed/?goal=0')],
  [200, 'the results of a search', (site) => site('/nl/zoeken/?q=leien dak')],
  [200, 'the sign-in of owners', async () => (await createAccountSite())('/nl/login/')],
  [200, 'a page of an owner', openPortal],
  [200, 'a page of the desk', openDeskPage],
  [200, 'an uncacheable page', (site) => site(CONTACT_PATH)],
  [200, 'a preview', (site) => site('/preview/nl/te-koop/')],
  [200, 'a fragment', (site) => site('/fr/fragments/consent/')],
  [200, 'the map in its frame', (site) => site('/nl/kaart/')],
  [200, 'JSON', (site) => site('/form-ticket/?form=site-contact&language=nl')],
  [200, 'cacheable JSON', (site) => site('/nl/zoeken/index/')],
  [200, 'the picture that counts a page view', (site) => site('/page-views/?page=/nl/')],
  [200, 'robots.txt', (site) => site('/robots.txt')],
  [200, 'security.txt', (site) => site('/.well-known/security.txt')],
  [200, 'a sitemap', (site) => site('/sitemap.xml')],
  [200, 'the health check', (site) => site('/health/')],
  [200, 'the sign-in of staff', (site) => follow(site, '/desk/login/')],
  [204, 'no content', (site) => site('/page-views/', { method: 'POST', body: '/nl/' })],
  [301, 'moved', (site) => site('/contact/')],
  [302, 'found', (site) => site('/')],
  [303, 'sent', (site) => openAndSubmitForm(site, CONTACT_PATH, 'site-contact', CONTACT_ANSWERS)],
  [303, 'the portal without a session', (site) => follow(site, '/owner/')],
  [304, 'not modified', async (site) => site(LIST_PATH, { headers: await buildIfNoneMatch(site) })],
  [400, 'unreadable', (site) => site(CONTACT_PATH, { method: 'POST', body: '{}' })],
  [
    403,
    'sent from another site',
    (site) => submitForm(site, CONTACT_PATH, {}, { 'Sec-Fetch-Site': 'cross-site' }),
  ],
  [404, 'unknown', (site) => site('/fr/nulle-part/')],
  [405, 'another method', (site) => site('/nl/', { method: 'DELETE' })],
  [
    403,
    'a sign-in from nowhere',
    (site) => follow(site, '/desk/login/', { method: 'POST', body: '' }),
  ],
  [303, 'unknown to the desk', (site) => follow(site, '/desk/nowhere/')],
  [410, 'an expired link', (site) => site('/nl/documenten/')],
  [413, 'too large', (site) => submitForm(site, CONTACT_PATH, { question: 'A'.repeat(300_000) })],
  [404, 'a link to unsubscribe that nobody signed', (site) => follow(site, '/unsubscribe/')],
  [429, 'too many sign-ins', signInTooOften],
  [422, 'refused', (site) => submitForm(site, CONTACT_PATH, {})],
  [500, 'broken', async () => (await createFormSite({ FILES: { get: throwDown } }))(PICTURE_PATH)],
  [
    503,
    'not stored',
    async () =>
      submitForm(
        await createFormSite({ DB: { prepare: throwDown } }),
        CONTACT_PATH,
        CONTACT_ANSWERS,
      ),
  ],
];

/** Requests an original path at its localized one. */
async function follow(site: TestSite, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await site(path);
  return site(response.status === 301 ? (response.headers.get('Location') ?? '') : path, init);
}

async function openPortal(): Promise<Response> {
  await resetPeople();
  return (await openSignedIn(await createAccountSite())).get('/nl/eigenaar/');
}

async function openDeskPage(site: TestSite): Promise<Response> {
  await resetStaff();
  return (await openDesk(site)).get('/nl/desk/');
}

async function signInTooOften(): Promise<Response> {
  await resetPeople();
  const browser = openBrowser(await createAccountSite({ RATE_SCALE: 0.01 }));
  await signIn(browser, OWNER.email, 'wrong');
  return signIn(browser, OWNER.email, 'wrong');
}

async function buildIfNoneMatch(site: TestSite) {
  return { 'If-None-Match': (await site(LIST_PATH)).headers.get('ETag') ?? '' };
}

describe('the Mozilla Observatory and the CSP Evaluator find no fault in', () => {
  test.each(RESPONSE_KINDS)('%i, %s', async (status, _, request) => {
    const response = await request(await createFormSite());
    expect(response.status).toBe(status);
    expect(findFaults(response)).toEqual([]);
  });

  test('a page of a site with every optional setting', async () => {
    const files = createSmallSnapshot();
    Object.assign(files['site/configuration.json'], {
      siteInfo: {
        analyticsId: 'G-TEST1',
        adsId: 'AW-123',
        tagManagerId: 'GTM-T',
        socialPixelId: '1',
      },
      map: { tiles: TILE_PROVIDER, streetView: STREET_VIEW_PROVIDER },
    });
    const site = await createTestSite({ embedded: files });
    for (const path of ['/nl/te-koop/', '/nl/kaart/'])
      expect(findFaults(await site(path))).toEqual([]);
  });

  test('a static file', () => {
    const files = import.meta.glob<string>('../../public/_header*', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const [staticHeaders = ''] = Object.values(files);
    const [, lines = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(staticHeaders) ?? [];
    const headers = new Headers(
      lines
        .trim()
        .split('\n')
        .map((line) => line.trim().split(': ', 2) as [string, string]),
    );
    expect(findFaults({ headers })).toEqual([]);
  });

  test.each([
    ['without a binding', {}, { SNAPSHOTS: undefined }],
    [
      'without a snapshot that it may serve',
      { demonstration: true },
      { ENVIRONMENT: 'production' },
    ],
  ])('a worker %s', async (_, configuration, variables) => {
    const embedded = createSmallSnapshot();
    Object.assign(embedded['site/configuration.json'], configuration);
    const response = await (await createTestSite({ embedded, variables }))('/nl/');
    expect(response.status).toBe(503);
    expect(findFaults(response)).toEqual([]);
  });
});

const TILE_PROVIDER = {
  provider: 'Tegels vzw',
  url: 'https://tile.example/{z}/{x}/{y}.png',
  attribution: '© Tegels',
};

const STREET_VIEW_PROVIDER = {
  provider: 'Straten vzw',
  url: 'https://street.example/?at={latitude},{longitude}&in={language}',
};

test('methods other than GET, HEAD and POST are answered 405', async () => {
  const response = await (await createTestSite())('/nl/te-koop/', { method: 'PUT', body: 'x' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});
