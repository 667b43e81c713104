import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FORM_HANDLERS } from '../../src/features/forms/form-handlers';
import type { TestSite } from '../features/forms/form-requests';
import { createFormSite } from '../features/forms/form-requests';
import { BOTH, openSignedIn, resetPeople } from '../features/sign-in/account-requests';
import { findRoutes, requestRoute } from '../platform/all-routes';
import {
  CHALET,
  createFilesWithChalet,
  createFilesWithoutChalet,
  findDay,
  TELLTALES,
} from './withheld-listing';

/** The routes but those of the desk, which staff alone open. */
const PUBLIC_ROUTES = findRoutes().filter((route) => !/ \/desk\//.test(route));

/** Whatever names the chalet where a route has a parameter. */
const SAMPLES = { id: String(CHALET), property: String(CHALET) };

/** Queries that name it or that it would match. */
const QUERIES = [
  '',
  `?property=${CHALET}`,
  `?ids=84213,${CHALET}`,
  `?id=${CHALET}`,
  `?page=/property/${CHALET}/`,
  `?in=/for-sale/&id=${CHALET}`,
  `?ref=${CHALET}`,
  '?q=HV-84777',
  '?q=struikgewas',
  '?q=struik',
  '?q=nachtegaal',
  '?q=hotton',
  '?q=chemin des ronces',
  '?words=nachtegaal',
  '?city=HOTTON|6990',
  '?city=6990',
  '?type=9',
  '?price-min=140000&price-max=145000',
  '?state=new',
  '?region=luxembourg',
  '?goal=0&bedrooms=2&bedrooms-max=2',
  '?area=50.2,5.4,50.3,5.5',
  '?goal=sale&types=9',
];

/** Paths that are not routes of their own: files, originals and localized addresses. */
const PATHS = [
  '/',
  '/nl/',
  '/fr/',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/opensearch.xml',
  '/nl/feed/?goal=0',
  '/fr/flux/',
  '/nl/wonen-in/hotton/',
  '/fr/vivre-a/hotton/',
  `/nl/favorieten/?ids=84213,${CHALET}`,
  `/nl/favorieten/index/?ids=84213,${CHALET}`,
  '/nl/te-koop/',
  '/nl/te-koop/?city=HOTTON',
  '/fr/a-vendre/',
  '/nl/te-koop/hotton/',
  `/nl/te-koop/hotton/verscholen-tussen-struikgewas/${CHALET}/`,
  `/fr/a-vendre/hotton/verscholen-tussen-struikgewas/${CHALET}/`,
  `/nl/te-koop/durbuy/iets/${CHALET}/`,
  `/preview/nl/te-koop/hotton/x/${CHALET}/`,
  `/early/${CHALET}.bo.0-${'a'.repeat(43)}/nl/te-koop/hotton/x/${CHALET}/`,
  `/nl/${CHALET}/`,
  `/${CHALET}/`,
  ...FORM_HANDLERS.map(({ form }) => `${form.path}?property=${CHALET}`),
];

let withheld: TestSite;
let without: TestSite;
let published: TestSite;
/** The cookie of another owner who is a subscriber too. */
let cookie: string;
beforeAll(async () => {
  await resetPeople([{ ...BOTH, properties: [84213] }]);
  withheld = await createFormSite({}, createFilesWithChalet(findDay(3)));
  without = await createFormSite({}, createFilesWithoutChalet());
  published = await createFormSite({}, createFilesWithChalet());
  cookie = `__Host-session=${(await openSignedIn(withheld, BOTH.email)).session}`;
});

/** The status, headers and body of an answer, without what differs from one answer, or one version, to the next. */
async function summarize(response: Response): Promise<string> {
  const headers = [...response.headers]
    .filter(([name]) => !['x-request-id', 'x-snapshot', 'etag'].includes(name))
    .map(([name, value]) => `${name}: ${value}`);
  return [response.status, ...headers, new TextDecoder().decode(await response.arrayBuffer())]
    .join('\n')
    .replaceAll(/[\w-]{8}-[\w-]{4}-[\w-]{4}-[\w-]{4}-[\w-]{12}/g, 'UUID')
    .replaceAll(/\b[0-9a-f]{12}-\d+\b/g, 'EDITION')
    .replaceAll(/\b[0-9a-f]{12}\b/g, 'VERSION')
    .replaceAll(/(?:\d+[.-])?[\w-]{43,}/g, 'SIGNATURE')
    .replaceAll(/\b1[789]\d{11}\b|20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');
}

/** Returns the answers of the site that withholds the chalet and of the one without it, asked in the same instant. */
async function askBoth(ask: (site: TestSite) => Promise<Response>): Promise<[Response, Response]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    return [await ask(withheld), await ask(without)];
  } finally {
    vi.useRealTimers();
  }
}

/** Returns where two answers part, with the words around it; '' if they are the same. */
function findDifference(text: string, expected: string): string {
  if (text === expected) return '';
  const at = [...text].findIndex((character, index) => character !== expected[index]);
  return `${text.slice(at - 200, at + 100)} | ${expected.slice(at - 20, at + 100)}`;
}

/** Returns the telltales in an answer to a request that may repeat what was asked. */
const findTelltales = (text: string, asked: string): string[] =>
  TELLTALES.filter(
    (word) =>
      text.toLowerCase().includes(word) && !decodeURIComponent(asked).toLowerCase().includes(word),
  );

describe('a listing in its first week is found by nobody but its subscribers', () => {
  test.each([
    ['a stranger', () => ({})],
    ['another owner and subscriber', () => ({ Cookie: cookie })],
  ])(
    'on no route, by %s',
    async (_, getHeaders) => {
      const headers: Record<string, string> = getHeaders();
      expect(PUBLIC_ROUTES.length).toBeGreaterThan(50);
      const faults: string[] = [];
      for (const route of PUBLIC_ROUTES.filter((name) => !name.includes('logout')))
        for (const query of route.startsWith('GET') ? QUERIES : QUERIES.slice(0, 2)) {
          const [answer, expected] = await askBoth((site) =>
            requestRoute(site, route, headers, { samples: SAMPLES, query }),
          );
          const asked = `${route}${query} ${CHALET}`;
          const text = await summarize(answer);
          const difference = findDifference(text, await summarize(expected));
          const told = findTelltales(text, asked);
          if (difference || told.length > 0) faults.push(`${asked}: ${told} ${difference}`);
        }
      expect(faults).toEqual([]);
    },
    240_000,
  );

  test.each(PATHS)('at %s', async (path) => {
    const [answered, expected] = await askBoth((site) => site(path));
    const answer = await summarize(answered);
    expect(answer).toBe(await summarize(expected));
    expect(findTelltales(answer, path)).toEqual([]);
  });

  test('in no part of the sitemap', async () => {
    const index = await (await withheld('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path);
    expect(parts.join()).toContain('properties');
    expect(parts.join()).toContain('towns');
    for (const path of parts) {
      const [response, expected] = await askBoth((site) => site(path));
      expect([path, response.status]).toEqual([path, 200]);
      const answer = await summarize(response);
      expect(answer).toBe(await summarize(expected));
      expect(findTelltales(answer, path)).toEqual([]);
    }
  });

  test('the same requests find it where it is public', async () => {
    const found: string[] = [];
    for (const path of PATHS) {
      const text = await summarize(await published(path));
      if (findTelltales(text, path).length > 0) found.push(path);
    }
    expect(found.length).toBeGreaterThan(8);
  });
});
