import { beforeAll, expect, test } from 'vitest';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { createPricedFiles, LISTINGS } from '../listing/priced-listings';
import type { TestSite } from './form-requests';
import { createFormSite } from './form-requests';

let site: TestSite;
beforeAll(async () => {
  site = await createFormSite({}, createSmallSnapshot());
});

const ORIGIN = 'http://localhost:8787';

/** Returns the addresses of the three ways back. */
async function loadReturnLinks(path: string, Referer = ''): Promise<string[]> {
  const html = await (await site(path, { headers: { Referer } })).text();
  const [links = ''] = /<ul class="link-list">.*?<\/ul>/s.exec(html) ?? [];
  return [...links.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

test.each([
  ['a rental', '/nl/bedankt/kandidaat-huurder/?property=84300', '', '/nl/te-huur/'],
  ['a house for sale', '/fr/merci/plus-d-informations/?property=84213', '', '/fr/a-vendre/'],
  ['a tenant’s profile', '/nl/bedankt/huurprofiel/', '', '/nl/te-huur/'],
  ['no property', '/nl/bedankt/contact/', '', '/nl/te-koop/'],
  [
    'a list with filters',
    '/nl/bedankt/contact/',
    '/nl/te-huur/?city=DURBUY|6940',
    '/nl/te-huur/?city=DURBUY|6940',
  ],
  [
    'the page of a rental',
    '/nl/bedankt/contact/',
    '/nl/te-huur/durbuy/huis/84300/',
    '/nl/te-huur/',
  ],
  [
    'a form about a rental',
    '/nl/bedankt/meer-informatie/',
    '/nl/meer-informatie/?property=84300',
    '/nl/te-huur/',
  ],
  ['an unknown property', '/nl/bedankt/meer-informatie/?property=1', '', '/nl/te-koop/'],
])('after %s, the way back to the list leads to %s', async (_, path, referer, list) => {
  const links = await loadReturnLinks(path, referer && ORIGIN + referer);
  expect(links[2]).toBe(list);
});

test.each([
  [
    'the property',
    '/nl/bedankt/meer-informatie/?property=84213',
    '',
    /^\/nl\/te-koop\/durbuy\/[\w-]+\/84213\/$/,
  ],
  ['the page before', '/nl/bedankt/contact/', '/nl/te-koop/?type=1', /^\/nl\/te-koop\/\?type=1$/],
  ['home', '/nl/bedankt/contact/', '', /^\/nl\/$/],
])('the previous page is %s', async (_, path, referer, previous) => {
  expect((await loadReturnLinks(path, referer && ORIGIN + referer))[0]).toMatch(previous);
});

test('another site is not a page to go back to', async () => {
  expect((await loadReturnLinks('/nl/bedankt/contact/', 'https://evil.example/nl/'))[0]).toBe(
    '/nl/',
  );
  expect((await loadReturnLinks('/nl/bedankt/contact/', `${ORIGIN}//evil.example/`))[0]).toBe(
    '/nl/',
  );
});

test.each([
  ['/nl/bedankt/documenten/', 'De documenten zijn aangevraagd'],
  ['/nl/bedankt/projectdocumenten/', 'De documenten zijn aangevraagd'],
  ['/fr/merci/documents/', 'Les documents ont bien été demandés'],
  ['/nl/bedankt/getuigenis/', 'Getuigenis verzonden'],
])('%s says what was done before what happens next', async (path, success) => {
  const html = await (await site(path)).text();
  expect(html).toMatch(new RegExp(`<p class="lead">${success}</p><h2>`));
});

test.each([
  '/nl/bedankt/meer-informatie/',
  '/fr/merci/plus-d-informations/',
  '/nl/bedankt/documenten/',
])('%s offers other homes than the one just asked about', async (path) => {
  const several = await createFormSite({}, createPricedFiles(LISTINGS));
  const loadOffers = async (query: string) =>
    (await (await several(path + query)).text()).split('class="suggested-properties"')[1];
  const [newest = ''] = /\/\d+\//.exec((await loadOffers('')) ?? '') ?? [];
  const others = await loadOffers(`?property=${newest.replaceAll('/', '')}`);
  expect(others).toContain('class="card');
  expect(others).not.toContain(newest);
});
