import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createFilesWithVilla, VILLA, VILLA_FR } from './villa-page';

/** Facts of the villa whose values no other text of a page holds. */
const FACTS = {
  SurfaceLiving: 187,
  SurfaceGround: 4327,
  SurfaceTerrace: 63,
  NumberOfBedRooms: 17,
  ConstructionYear: 1893,
  CadastralIncome: 1239,
  HeatingName: 'pelletketel',
};

const SHOWN =
  /\b187\b|4[.\s\u00a0\u202f]?327|\b63\s?m|\b17 (?:slaapk|ch)|1893|1[.\s\u00a0\u202f]?239|pelletketel|"(?:floorSize|numberOfBedrooms|yearBuilt)"/;

/** The places that show facts of a property: its page with brochure and structured data, lists, comparison. */
const PLACES = [
  VILLA,
  VILLA_FR,
  '/nl/te-koop/',
  '/fr/a-vendre/',
  '/nl/te-koop/?view=map',
  '/nl/vergelijken/?ids=84213',
  '/fr/comparer/?ids=84213',
];

const NEVER = [{ field: 'Price', logic: '<', compareWithValue: 0 }];
const ALWAYS = [{ field: 'Price', logic: '>', compareWithValue: 0 }];

const createRuledSite = (rules: object[]) => {
  const files = createFilesWithVilla({}, FACTS);
  files['site/configuration.json'].listings.factRules = Object.fromEntries(
    Object.keys(FACTS).map((field) => [field, rules]),
  );
  return createTestSite({ embedded: files });
};

test('a fact whose display rule is not met is nowhere, one whose rule is met in its places', async () => {
  const [hidden, shown] = [await createRuledSite(NEVER), await createRuledSite(ALWAYS)];
  for (const place of PLACES) {
    const html = await (await hidden(place)).text();
    expect([place, SHOWN.exec(html)?.[0]]).toEqual([place, undefined]);
    expect([place, SHOWN.test(await (await shown(place)).text())]).toEqual([
      place,
      !place.includes('view=map'),
    ]);
  }
});

test('lists still find and sort by it', async () => {
  const site = await createRuledSite(NEVER);
  expect(await (await site('/nl/te-koop/?bedrooms=4')).text()).toContain('84213');
});
