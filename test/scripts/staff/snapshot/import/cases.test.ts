import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findViewBounds } from '../../../../../client/map/frame/view-bounds';
import { getPublishedCoordinates } from '../../../../../src/domain/catalogue/property';
import { cleanByKind } from '../../../../../src/platform/snapshot/build/clean-text';
import { getTextKind } from '../../../../../src/platform/snapshot/build/text-kinds';
import { runStaff } from '../../staff-tool';
import { createImportFolder } from './import-run';

const CASES = 'test/scripts/staff/snapshot/import/cases';
const { paths, write, runImport, readCatalogue } = createImportFolder();

const readCase = (name: string) => readFile(join(CASES, name));

/** Imports a case of the review with its map; `change` is what its map may say beside. */
async function importCase(name: string, change: object = {}) {
  const map = JSON.parse(String(await readCase(`${name.slice(0, 2)}.map.json`)));
  return runImport({ name, content: await readCase(name), map: { ...map, ...change } });
}

const listField = async (file: string, field: string) =>
  (await readCatalogue(file))
    .filter(({ language }: { language: string }) => language === 'nl')
    .map((record: Record<string, unknown>) => record[field]);
const listPrices = () => listField('properties.json', 'Price');

test('01: texts are simple paragraphs, and a headline is one line without tags', async () => {
  expect((await importCase('01-html-in-texts.json')).report.ok).toBe(true);
  expect(await listField('properties.json', 'TypeDescription')).toEqual([
    'Hoeve met boomgaard',
    'Villa & schuur te Durbuy',
  ]);
  const texts = await listField('property-details.json', 'Description');
  const kind = getTextKind('catalogue/property-details.json', 'Description');
  expect(texts.map((text: string) => cleanByKind(text, kind).text)).toEqual([
    '<p><b>Indeling</b></p><ul><li>keuken</li><li>4 kamers</li></ul><p>Prijs &lt; markt</p>',
    '<p>Alinea een.</p><p>Alinea twee.</p>',
  ]);
});

test('02: a place at 0, 0 or with exchanged numbers is named, shown nowhere, and moves no map', async () => {
  for (const [name, id, said] of [
    ['02-coordinates.json', 1, 'is 0 and Longitude too'],
    ['02-swapped.json', 2, 'which are exchanged: the latitude is 50.31, the longitude 5.42'],
  ] as const) {
    expect((await importCase(name)).report).toMatchObject({
      ok: true,
      notes: expect.arrayContaining([
        expect.objectContaining({ field: 'Latitude', message: expect.stringContaining(said) }),
      ]),
    });
    const check = await runStaff('snapshot', 'check', paths.snapshot);
    expect(check.stdout).toMatch(new RegExp(`^ +${id} nl +Latitude +.*${said}`, 'm'));
    const summaries = await readCatalogue('properties.json');
    const details = await readCatalogue('property-details.json');
    const places = summaries.map((summary: object, row: number) =>
      getPublishedCoordinates({ ...details[row], ...summary }),
    );
    const shown = places.filter((place: unknown) => place !== undefined);
    expect(shown).toHaveLength(22);
    const [[south, west], [north, east]] = findViewBounds(shown, false);
    expect([south > 50.2, north < 50.5, west > 5.3, east < 5.6]).toEqual([true, true, true, true]);
  }
});

test('03: a picture under twelve names is that of all twelve, with the same bytes in each run', async () => {
  const picture = await readCase('same.png');
  for (let number = 1; number <= 12; number++) await write(`same-${number}.png`, picture);
  const runs = [];
  for (const _ of [1, 2, 3]) {
    expect((await importCase('03-same-picture.csv')).report.ok).toBe(true);
    const files = await readdir(join(paths.snapshot, 'pictures'));
    runs.push([await readCatalogue('property-details.json'), files.sort()]);
  }
  const pictures = await listField('property-details.json', 'Pictures');
  expect(pictures.map((list: unknown[]) => list.length)).toEqual(Array(12).fill(1));
  expect(runs[1]).toEqual(runs[0]);
  expect(runs[2]).toEqual(runs[0]);
});

test('04: an empty element with an attribute is empty', async () => {
  expect((await importCase('04-empty-element-with-attribute.xml')).report.ok).toBe(true);
  expect(await listPrices()).toEqual([245_000, undefined]);
  expect(await listField('property-details.json', 'SurfaceGround')).toEqual([900, undefined]);
});

test.each([
  ['05-trailing-delimiter.csv', [245_000, 255_000]],
  ['05-blank-row.csv', [245_000]],
  ['05-sep-line.csv', [245_000]],
])('%s is read', async (name, prices) => {
  expect((await importCase(name)).report).toMatchObject({ ok: true, errors: [] });
  expect(await listPrices()).toEqual(prices);
});

test('06: a renamed field is refused by name, unless it is forced', async () => {
  expect((await importCase('06a-renamed-field-before.json')).report.ok).toBe(true);
  const { exitCode, report } = await importCase('06b-renamed-field-after.json');
  expect(exitCode).toBe(1);
  expect(report.message).toContain('Price: no record holds price');
  expect(report.message).toContain('Description: no record holds text');
  expect(await listPrices()).toEqual(Array(10).fill(245_000));
});

test('07: a map says what stands around figures, and without it they are refused', async () => {
  const refused = await importCase('07-units.csv');
  expect(refused.report.errors).toHaveLength(3);
  const change = { strip: ['€', ',-', 'm²', 'm2', 'kWh/m²'] };
  expect((await importCase('07-units.csv', change)).report.ok).toBe(true);
  expect(await listPrices()).toEqual([250_000, 250_000]);
  expect(await listField('property-details.json', 'SurfaceGround')).toEqual([1250.5, 150]);
  expect(await listField('properties.json', 'EnergyPerformance')).toEqual([148, 148]);
});

test('texts that are there in a third language only are missing in both', async () => {
  const languages = { nl: ['nl', 'en'], fr: ['fr', 'en'] };
  const { fields } = JSON.parse(String(await readCase('05.map.json')));
  const change = {
    languages,
    fields: { ...fields, TypeDescription: { from: 'title', language: 'en' } },
  };
  expect((await importCase('05-blank-row.csv', change)).report.notes).toMatchObject([
    { field: 'TextLanguage', message: 'is en: the texts are missing in nl and fr' },
  ]);
});

test('08: a list of pictures needs no [*]', async () => {
  const picture = await readCase('same.png');
  await write('same-1.png', picture);
  await write('same-2.png', Buffer.concat([picture, Buffer.of(0)]));
  expect((await importCase('08-list-without-star.json')).report).toMatchObject({
    ok: true,
    notes: [{ field: 'TextLanguage' }],
    written: { pictures: 2 },
  });
});

test('09: details of Whise are read by their numbers, and an answer that is not whole is refused', async () => {
  const answer = { name: '09.json', content: await readCase('09-whise-enums.json') };
  const refused = await runImport({ ...answer, map: 'whise.json' });
  expect(refused.exitCode).toBe(1);
  expect(refused.report.message).toContain(
    'says in totalCount that it has 40 records, and holds 1',
  );
  const { report } = await runImport({ ...answer, map: 'whise.json' }, '--force');
  expect(report.ok).toBe(true);
  const [summary] = await readCatalogue('properties.json');
  const [detail] = await readCatalogue('property-details.json');
  expect({ ...detail, ...summary }).toMatchObject({
    ...{ EnergyPerformance: 179, HeatingName: 'Gas', KitchenName: 'Niet uitgerust' },
    ...{ Summons: true, AreaApplication: 'Woongebied met landelijk karakter' },
    ...{ JudicialDecision: 0, EPCEndDate: '2025-08-18' },
  });
});
