import { beforeAll, describe, expect, test } from 'vitest';
import { CRITERIA_PARAMETERS } from '../../../src/domain/criteria/criteria-address';
import { createTestSite } from '../../fixtures';

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;
beforeAll(async () => {
  fetchPage = await createTestSite();
});

const WRITTEN = ['300k', '1e9', '-5', '3+', 'veel', 'true', '250.00.0', '<b>'];
/** Whatever is written there is a name or a word to look for. */
const ANY_TEXT = ['city', 'town', 'words'];
const LISTS = ['/nl/te-koop/', '/nl/te-huur/'];

const fetchList = async (path: string, parameter: string, value: string) => {
  const html = await (await fetchPage(`${path}?${parameter}=${encodeURIComponent(value)}`)).text();
  return {
    html,
    note: /<p class="listing__unread">(.*?)<\/p>/.exec(html)?.[1] ?? '',
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
  };
};

describe.each(LISTS)('on %s', (path) => {
  test.each(CRITERIA_PARAMETERS.filter((name) => !ANY_TEXT.includes(name)))(
    'whatever %s says is asked for, or is said not to be understood',
    async (parameter) => {
      for (const value of WRITTEN) {
        const { note, canonical } = await fetchList(path, parameter, value);
        const isAsked = canonical.includes('?');
        // A rent has no plan of a buyer, whoever asks for it.
        const isForeign = path === '/nl/te-huur/' && parameter === 'as';
        const said = `‘${value.replace('<', '&lt;').replace('>', '&gt;')}’`;
        expect([value, note.includes(said)]).toEqual([value, !(isAsked || isForeign)]);
      }
    },
  );

  test.each(['', '0', ' ', '​'])('“%s” asks for nothing, and nothing is said', async (value) => {
    for (const parameter of CRITERIA_PARAMETERS.filter((name) => !ANY_TEXT.includes(name)))
      expect([parameter, (await fetchList(path, parameter, value)).note]).toEqual([parameter, '']);
  });
});

test.each([
  ['budget', '300k', '/nl/te-koop/?budget=300000', '€ 300.000'],
  ['price-max', '1,2 mio', '/nl/te-koop/?price-max=1200000', '€ 1.200.000'],
  ['price-min', '1.00.000', '/nl/te-koop/?price-min=100000', '€ 100.000'],
])('%s=%s leads to the amount that was probably meant', async (parameter, value, href, amount) => {
  const { note } = await fetchList('/nl/te-koop/', parameter, value);
  expect(note.replaceAll('\u00a0', ' ')).toContain(`href="${href}">${amount}</a>`);
});

test('a budget stays in its field as it was typed, with what is wrong', async () => {
  const { html } = await fetchList('/nl/te-koop/', 'budget', '300k');
  expect(html).toMatch(/name="budget" value="300k"\/><strong[^>]*>Schrijf het bedrag in cijfers/);
});

test.each([
  '/nl/te-koop/?as=second-home',
  '/nl/vergelijken/?ids=84213,84300',
  '/nl/favorieten/?ids=84213',
])('own funds that are no amount stay in their field: %s', async (path) => {
  const html = await (await fetchPage(`${path}&as=second-home&own=60k`)).text();
  expect(html).toMatch(/<input[^>]*aria-describedby="own-funds-error"[^>]*value="60k"/);
  expect(html).toContain('<p id="own-funds-error">');
});

test('a comparison names what it was asked for and does not show', async () => {
  const html = await (await fetchPage('/nl/vergelijken/?ids=84213,84300,99999')).text();
  expect(html).toMatch(/1 pand van deze lijst staat nu niet op onze site: Ref\. 99999/);
});
