import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createImportFolder, formatFaults } from './import-run';

const { runImport, readCatalogue } = createImportFolder();
const FIXTURES = 'test/scripts/staff/snapshot/import/fixtures';

/** Imports a fixture with each of the replacements made: the shape of a public example where it differs. */
async function importChanged(
  map: string,
  name: string,
  replacements: readonly (readonly [string, string])[],
) {
  let content = await readFile(`${FIXTURES}/${name}`, 'utf8');
  for (const [from, to] of replacements) {
    expect(content).toContain(from);
    content = content.replaceAll(from, to);
  }
  const { report } = await runImport({ name, content, map: `${map}.json` });
  expect(formatFaults(report.errors)).toEqual([]);
  const [summaries, details] = [
    await readCatalogue('properties.json'),
    await readCatalogue('property-details.json'),
  ];
  return { report, summaries, details };
}

test('OpenImmo: a rent beside a purchase price of 0, a text without a language, decimals in counts', async () => {
  const { summaries, details } = await importChanged('openimmo', 'openimmo.xml', [
    [
      '<nettokaltmiete>890',
      '<kaufpreis>0.00</kaufpreis><nettokaltmiete>0</nettokaltmiete><kaltmiete>890.0',
    ],
    ['</nettokaltmiete><nebenkosten>', '</kaltmiete><nebenkosten>'],
    ['<objektbeschreibung>Mit', '<objektbeschreibung/><objekt_text lang=""><![CDATA[Mit'],
    ['</objektbeschreibung>', '<br>Neu.]]></objekt_text>'],
    ['<anzahl_schlafzimmer>3', '<user_defined_anyfield/><anzahl_schlafzimmer>3.0'],
    ['<etage/>', '<etage>1</etage><user_defined_simplefield feldname=""/><user_defined_extend/>'],
  ]);
  expect(summaries[2]).toMatchObject({ Goal: 1, Price: 890 });
  expect(details[2]).toMatchObject({ MonthlyRent: 890, NumberOfBedRooms: 3, FloorNumber: 1 });
  expect(details[2].Description).toMatch(/^Mit Obstgarten/);
});

const BLM_RENT = ['^1^^2^', '^1^0^2^'] as const;

test('BLM: a weekly rent is left out, a price on application is hidden, other cell ends and fewer columns are read', async () => {
  const { report, summaries } = await importChanged('blm', 'blm.blm', [
    BLM_RENT,
    ['^1^^1^', '^1^0^1^'],
    ['^4^2026-11-03', '^19^2026-11-03'],
    ['VERSION : 3', 'VERSION: 3'],
    ['MEDIA_IMAGE_08^MEDIA_IMAGE_09^', 'PRICE_QUALIFIER^'],
    ['^^^^^^^^^^^~', '^^^^^^^^^1^~'],
    ["Lounge 15'", "No #1 Lounge, 15'"],
    ['^', '|'],
  ]);
  expect(report).toMatchObject({
    listings: 1,
    skipped: [
      { because: 'a rent that is not by the month has no field', count: 1 },
      { because: 'not published', count: 1 },
    ],
  });
  expect(summaries[0]).toMatchObject({ Goal: 0, WebID: 6, Price: 245_000, PublishPrice: false });
});

test('REAXML: business premises to let are left out, those for sale or either are for sale', async () => {
  const { report, summaries } = await importChanged('reaxml', 'reaxml.xml', [
    ['<residential ', '<commercial '],
    ['</residential>', '</commercial>'],
    [
      '<uniqueID>R1',
      '<commercialListingType value="both"/><commercialRent period="annual">10000</commercialRent><uniqueID>R1',
    ],
    ['<uniqueID>R3', '<commercialListingType value="lease"/><uniqueID>R3'],
  ]);
  expect(report).toMatchObject({
    listings: 2,
    skipped: [
      { because: 'a yearly rent of business premises has no field', count: 1 },
      { because: 'no longer offered', count: 1 },
    ],
  });
  expect(summaries[0]).toMatchObject({ Goal: 0, Price: 245_000 });
});

test('Poliris: words in capitals, a holiday letting, floor, lift and charges', async () => {
  const content = await readFile(`${FIXTURES}/poliris.csv`, 'utf8');
  const rows = content
    .trim()
    .split('\n')
    .map((row) => row.trim().split('!#'));
  const set = (row: string[], values: Record<number, string>) =>
    row.map((cell, index) => (values[index + 1] === undefined ? cell : `"${values[index + 1]}"`));
  const [house = [], flat = []] = rows;
  const changed = [
    set(house, { 3: 'Vente', 4: 'maison avec terrain', 24: '0', 25: '2', 177: 'VI' }),
    set(flat, { 3: 'Location', 23: '60', 24: '2', 41: 'OUI' }),
    set(flat, { 2: 'REF-9', 3: 'location vacances' }),
  ];
  const { report } = await runImport({
    name: 'annonces.csv',
    content: `${changed.map((row) => row.join('!#')).join('\r\n')}\r\n`,
    map: 'poliris.json',
  });
  expect(report).toMatchObject({ ok: true, listings: 2, skipped: [{ count: 1 }], errors: [] });
  const details = await readCatalogue('property-details.json');
  expect(details[0]).toMatchObject({ FloorNumber: 0, NumberOfFloors: 2 });
  expect(details[2]).toMatchObject({
    FloorNumber: 2,
    HasLift: true,
    ChargesRenter: 60,
    MonthlyRent: 890,
  });
});

test('schema.org: crumbs beside the listings, an offered item, a price in a specification, a place of its own', async () => {
  const content = JSON.parse(await readFile(`${FIXTURES}/schema-org.json`, 'utf8'));
  const [house, flat] = content['@graph'];
  house.offers = {
    '@type': 'Offer',
    itemOffered: { ...house.about, '@type': 'House' },
    priceSpecification: { '@type': 'PriceSpecification', price: 245_000 },
  };
  delete house.about;
  flat.address = flat.about.address;
  delete flat.about.address;
  content['@graph'] = [{ '@type': 'BreadcrumbList', itemListElement: [] }, house, flat];
  const { report } = await runImport({
    name: 'graph.json',
    content: JSON.stringify(content),
    map: 'schema-org.json',
  });
  expect(report).toMatchObject({
    ok: true,
    listings: 2,
    skipped: [{ because: 'no listing', count: 1 }],
    errors: [],
  });
  const summaries = await readCatalogue('properties.json');
  expect(summaries[0]).toMatchObject({ WebID: 1, City: 'DURBUY', Price: 245_000 });
  expect(summaries[2]).toMatchObject({ WebID: 2, City: 'HOTTON', Price: 890 });
});
