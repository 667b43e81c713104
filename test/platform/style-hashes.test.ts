import { expect, test } from 'vitest';
import { openDesk, resetStaff } from '../features/desk/desk-requests';
import type { TestSite } from '../features/forms/form-requests';
import { createFormSite, submitForm } from '../features/forms/form-requests';

const PAGES: [kind: string, request: (site: TestSite) => Promise<Response>][] = [
  ['the home page', (site) => site('/nl/')],
  ['a list', (site) => site('/nl/te-koop/')],
  ['a list that is narrowed', (site) => site('/nl/te-koop/?price-max=1')],
  ['a property', (site) => site('/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/')],
  ['a preview', (site) => site('/preview/nl/te-koop/')],
  ['a form that is refused', (site) => submitForm(site, '/nl/contact/', {})],
  ['a missing page', (site) => site('/fr/nulle-part/')],
  ['the map in its frame', (site) => site('/nl/kaart/')],
  [
    'the desk',
    async (site) => {
      await resetStaff();
      return (await openDesk(site)).get('/nl/desk/');
    },
  ],
];

async function hashSheet(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

const listAllowed = ({ headers }: Response): string[] =>
  [...(headers.get('Content-Security-Policy') ?? '').matchAll(/'sha256-([^']+)'/g)]
    .map(([, hash = '']) => hash)
    .toSorted();

test.each(PAGES)(
  'the policy of %s allows the sheets that it holds, and no other',
  async (_, request) => {
    const response = await request(await createFormSite());
    const allowed = listAllowed(response);
    const sheets = [...(await response.text()).matchAll(/<style>(.*?)<\/style>/gs)];
    const hashes = await Promise.all(sheets.map(([, css = '']) => hashSheet(css)));
    expect(hashes.length).toBeGreaterThan(0);
    expect(allowed).toEqual(hashes.toSorted());
  },
);

test('an answer that is no page allows no inline style', async () => {
  const site = await createFormSite();
  for (const path of ['/nl/zoeken/index/', '/robots.txt', '/fr/fragments/consent/'])
    expect(listAllowed(await site(path))).toEqual([]);
});
