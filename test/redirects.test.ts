import { describe, expect, test } from 'vitest';
import { createTestSite } from './fixtures';

const ORIGIN = 'http://localhost:8787';

/** Half a character: the first of the two units of an emoji. Never in a name: the runner cannot pass it on. */
const HALF = '\ud83d';
const HOUSE = String.fromCodePoint(0x1f3e0);

const encodeCriteria = (json: string) => btoa(json).replaceAll('+', '-').replaceAll('/', '_');

describe('a redirect stays on this site', () => {
  test.each([
    ['//evil.example'],
    ['//nl/te-koop'],
    ['//evil.example/'],
    ['//evil.example/nl/te-koop'],
    ['///evil.example/te-koop/'],
    ['/%2Fevil.example/te-koop'],
    ['/%2F%2Fevil.example%2Fte-koop'],
    ['/\\evil.example/te-koop'],
    ['/%5Cevil.example/te-koop'],
    ['/%5C%5Cevil.example%5C/for-sale/'],
    ['/nl//evil.example/te-koop'],
    ['/nl/te-koop//evil.example'],
    ['/https://evil.example/te-koop/'],
    ['/https:%2F%2Fevil.example/te-koop/'],
    ['/nl/@evil.example/te-koop'],
    ['/.evil.example/te-koop'],
    ['/te-koop%0d%0aLocation:%20https:%2F%2Fevil.example/for-sale/'],
    ['/for-sale/?city=%0d%0aLocation:%20https://evil.example'],
    ['/contact/?url=https://evil.example'],
    ['/?redirect=//evil.example'],
    ['/nl/zoeken/?q=//evil.example'],
    ['/nl/zoeken/?q=84213%0d%0aX:%20y'],
    ['/property/84213/?next=//evil.example'],
    ['/nl/te-koop/elders/%2F%2Fevil.example/84213/'],
    ['/preview/%2F%2Fevil.example/te-koop'],
    ['/project/?id=12&next=//evil.example'],
  ])('%s', async (path) => {
    const response = await (await createTestSite())(ORIGIN + path);
    const location = response.headers.get('Location');
    expect(response.status).toBeLessThan(500);
    expect(new URL(location ?? '/', ORIGIN + path).origin).toBe(ORIGIN);
    expect(location ?? '/').not.toMatch(/^[/\\]{2}|[\r\n\\]/);
    expect(response.headers.has('X')).toBe(false);
  });
});

/** One that a browser had kept would lead in a circle once the path leads back: renamed at the desk, or another default language. */
test.each([
  ['an original path', '/for-sale/'],
  ['a missing last slash', '/nl/te-koop'],
  ['capitals', '/nl/Te-Koop/'],
  ['a language that is off', '/en/for-sale/'],
  ['a property of another town', '/nl/te-koop/elders/x/84213/'],
])('a browser asks each time where an address leads: %s', async (_, path) => {
  const response = await (await createTestSite())(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

describe('half a character breaks no page', () => {
  test.each([
    [
      'at the cut of a search',
      () => `/nl/zoeken/?q=${encodeURIComponent('a'.repeat(1999) + HOUSE)}`,
    ],
    ['in a search, as bytes', () => '/nl/zoeken/?q=%ED%A0%BD'],
    ['in the words of the panel', () => `/nl/zoeken/index/?words=${'a'.repeat(1999)}%F0%9F%8F%A0`],
    ['at the cut of a town', () => `/nl/te-koop/?city=${'a'.repeat(59)}%F0%9F%8F%A0`],
    ['in the criteria of a feed', () => `/nl/feed/?demand=${encodeCriteria(HALF_CRITERIA)}`],
    [
      'in the name of a page that is counted',
      () => `/page-views/?page=/nl/${'a'.repeat(195)}%F0%9F%8F%A0`,
    ],
    ['in the number of a listing', () => `/nl/bod/?property=%F0%9F%8F%A0`],
    ['in a path', () => '/nl/te-koop/%ED%A0%BD/84213/'],
    ['in a path without a slash at its end', () => '/nl/%F0%9F%8F%A0'],
  ])('%s', async (_, buildPath) => {
    const response = await (await createTestSite())(buildPath());
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).toSatisfy((text: string) => text.isWellFormed());
  });
});

/** Criteria in JSON, whose escape becomes half a character when they are parsed. */
const HALF_CRITERIA = JSON.stringify({ goal: 'sale', cities: [{ name: `DURBUY${HALF}` }] });
