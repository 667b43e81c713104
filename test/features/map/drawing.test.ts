import { describe, expect, test } from 'vitest';
import ownMap from '../../../data/site/base-map.json';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** Returns the small snapshot with its town elsewhere. */
function moveTo(Name: string, Zip: string, Latitude: number, Longitude: number) {
  const text = JSON.stringify(createSmallSnapshot())
    .replaceAll('"DURBUY"', JSON.stringify(Name))
    .replaceAll('"6940"', JSON.stringify(Zip));
  return {
    ...JSON.parse(text),
    'site/towns.json': [{ Name, Zip, Latitude, Longitude }],
  };
}
const fetchText = async (files: ReturnType<typeof createSmallSnapshot>, path: string) =>
  (await (await createTestSite({ embedded: files }))(path)).text();
const findDrawing = (html: string) => /<img src="([^"]*kaart\/tekening[^"]*)"/.exec(html)?.[1];

describe('the drawing of a region', () => {
  test.each([
    ['GENT', '9000', 51.05, 3.717, 'Gent', 'Gand'],
    ['IXELLES', '1050', 50.833, 4.367, 'Brussel', 'Bruxelles'],
    ['DURBUY', '6940', 50.353, 5.456, 'Durbuy', 'Durbuy'],
    ['ARLON', '6700', 49.684, 5.816, 'Aarlen', 'Arlon'],
    ['OOSTENDE', '8400', 51.225, 2.92, 'Oostende', 'Ostende'],
    ['CLERVAUX', '9710', 50.055, 6.031, 'Clervaux', 'Clervaux'],
  ])(
    'is made around %s, with its towns in the language of the page',
    async (name, zip, y, x, nl, fr) => {
      const site = await createTestSite({ embedded: moveTo(name, zip, y, x) });
      const page = await (await site('/nl/te-koop/?view=map')).text();
      const address = findDrawing(page) ?? '';
      const response = await site(address);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      const drawing = await response.text();
      expect(drawing).toContain(`>${nl}</text>`);
      expect(drawing).toMatch(/^<svg [^>]+>\n<path /);
      const french = address.replace('/nl/kaart/tekening', '/fr/carte/dessin');
      expect(await (await site(french)).text()).toContain(`>${fr}</text>`);
      expect(page).toContain('een tekening van de streek');
    },
  );

  test('is what the frame draws as its ground', async () => {
    const site = await createTestSite({ embedded: moveTo('GENT', '9000', 51.05, 3.717) });
    const frame = await (await site('/nl/kaart/')).text();
    const ground = /ground&quot;:&quot;([^&]*(?:&amp;[^&]*)*?)&quot;/.exec(frame)?.[1] ?? '';
    const map = await (await site(ground)).json<{ bounds: number[]; cities: unknown[] }>();
    const [south = 0, west = 0, north = 0, east = 0] = map.bounds;
    expect(south).toBeLessThan(51_050);
    expect(north).toBeGreaterThan(51_050);
    expect(west).toBeLessThan(3717);
    expect(east).toBeGreaterThan(3717);
    expect(frame).toContain('Natural Earth');
  });
});

test('where nobody knows the region there is no drawing, and nothing is said of one', async () => {
  const files = moveTo('MARBELLA', '29600', 36.51, -4.88);
  const page = await fetchText(files, '/nl/te-koop/?view=map');
  expect(findDrawing(page)).toBeUndefined();
  expect(page).not.toContain('tekening');
  const frame = await fetchText(files, '/nl/kaart/');
  expect(frame).not.toContain('Natural Earth');
  expect(frame).not.toContain('ground');
  const site = await createTestSite({ embedded: files });
  expect((await site('/nl/kaart/tekening/')).status).toBe(404);
  expect((await site('/nl/kaart/grond/')).status).toBe(404);
});

test("an agency's own drawing is shown as it is", async () => {
  const files = { ...createSmallSnapshot(), 'site/base-map.json': ownMap };
  const site = await createTestSite({ embedded: files });
  const page = await (await site('/nl/te-koop/?view=map')).text();
  const map = await (await site('/nl/kaart/grond/')).json();
  expect(map).toEqual(ownMap[0]);
  expect(page).toContain('width="1200" height="1060"');
});
