import { expect, test } from 'vitest';
import { createImportFolder } from './import-run';
import { createSmallMap } from './small-map';

const { runImport, readCatalogue } = createImportFolder();

const map = createSmallMap({
  source: { format: 'json', records: 'ads[*]' },
  fields: {
    ...Object.fromEntries(
      ['ConstructionYear', 'NumberOfBedRooms', 'WebID'].map((name) => [
        name,
        { from: name, as: 'integer' },
      ]),
    ),
    EnergyPerformance: { from: 'kwh', as: 'number', default: 0 },
    EPCLabelText: { from: 'label' },
    Description: { from: 'text', language: 'nl' },
  },
});
const AD = {
  ...{ id: 1, title: 'Huis', town: 'Durbuy', zip: '6940', price: 245000, WebID: 1 },
  text: 'Met een boomgaard.',
};
const importAd = (ad: object) =>
  runImport({ name: 'a.json', content: JSON.stringify({ ads: [{ ...AD, ...ad }] }), map });

test.each([
  ['a year of the future', { ConstructionYear: 3026 }, 'ConstructionYear'],
  ['more bedrooms than a house has', { NumberOfBedRooms: 77 }, 'NumberOfBedRooms'],
  ['a consumption that no home has', { kwh: 9999, label: 'A' }, 'EnergyPerformance'],
  ['a consumption that contradicts the label', { kwh: 420, label: 'A' }, 'EnergyPerformance'],
])('%s is left out with a note, and the listing stays', async (_, ad, field) => {
  const { report } = await importAd(ad);
  expect(report).toMatchObject({ ok: true, listings: 1 });
  expect(report.notes).toContainEqual(
    expect.objectContaining({
      record: 'record 1 (1)',
      field,
      message: expect.stringMatching(/^is left out: /),
    }),
  );
  const [summary] = await readCatalogue('properties.json');
  const [detail] = await readCatalogue('property-details.json');
  expect({ ...summary, ...detail }[field] ?? 0).toBe(0);
});

test.each([
  ['77 bedrooms of a building', { NumberOfBedRooms: 77, WebID: 5 }, { NumberOfBedRooms: 77 }],
  ['a consumption of the next letter', { kwh: 180, label: 'B' }, { EnergyPerformance: 180 }],
  ['a year that is not known', { ConstructionYear: 0 }, { ConstructionYear: 0 }],
])('%s stays', async (_, ad, fields) => {
  await importAd(ad);
  const [summary] = await readCatalogue('properties.json');
  const [detail] = await readCatalogue('property-details.json');
  expect({ ...summary, ...detail }).toMatchObject(fields);
});

test.each(['null', 'N/A', 'Lorem ipsum dolor sit amet'])(
  'the word %s is no text and no number',
  async (word) => {
    const { report } = await importAd({ text: word, ConstructionYear: word });
    expect(report).toMatchObject({ ok: true });
    expect((await readCatalogue('property-details.json'))[0].Description).toBeUndefined();
    expect((await importAd({ title: word })).report.errors).toContainEqual(
      expect.objectContaining({
        record: 'record 1 (1)',
        field: 'TypeDescription',
        message: 'is missing',
      }),
    );
  },
);
