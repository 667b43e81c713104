import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseReport, runStaff } from '../../staff-tool';
import { createImportFolder, MAPS } from './import-run';

const { paths, readCatalogue } = createImportFolder();
const FIXTURES = 'test/scripts/staff/snapshot/import/fixtures';

const HOUSE = {
  Goal: 0,
  WebID: 1,
  City: 'DURBUY',
  Zip: '6940',
  Price: 245_000,
  EnergyPerformance: 198,
};
const FLAT = {
  ...{ Goal: 1, WebID: 2, City: 'HOTTON', Zip: '6990', Price: 890 },
  PriceUnitText: '€/maand',
};
const DETAILS = { NumberOfBedRooms: 3, NumberOfBathRooms: 2, SurfaceLiving: 168.5 };

/** A source in the format of each map, as its public examples are written; what its first two listings are. */
test.each([
  [
    'openimmo',
    'openimmo.xml',
    3,
    HOUSE,
    FLAT,
    {
      ...DETAILS,
      SurfaceGround: 2350,
      ConstructionYear: 1956,
      HeatingName: 'Gas',
      EPCEndDate: '2032-02-29',
      HasCellar: true,
      DatePosted: '2026-11-03',
    },
  ],
  [
    'poliris',
    'poliris.csv',
    2,
    { ...HOUSE, EPCLabelText: 'C', TextLanguage: 'fr' },
    { ...FLAT, PublishPrice: false, EPCLabelText: undefined },
    { ...DETAILS, NumberOfToilets: 2, HasCellar: true, IsFurnished: false, Latitude: 50.3523 },
  ],
  [
    'blm',
    'blm.blm',
    3,
    {
      ...HOUSE,
      EnergyPerformance: undefined,
      TypeDescription: 'A farmhouse with an orchard – close to Durbuy.',
    },
    { ...FLAT, Marquee: 3 },
    { NumberOfBedRooms: 3, DatePosted: '2026-11-03' },
  ],
  [
    'reaxml',
    'reaxml.xml',
    4,
    { ...HOUSE, EnergyPerformance: undefined },
    FLAT,
    { ...DETAILS, SurfaceGround: 2350, HasPool: true },
  ],
  [
    'schema-org',
    'schema-org.json',
    2,
    { ...HOUSE, EnergyPerformance: undefined },
    FLAT,
    { ...DETAILS, ConstructionYear: 1956, DatePosted: '2026-11-03' },
  ],
  [
    'omnicasa',
    'omnicasa',
    3,
    { ...HOUSE, ID: 801, EnergyPerformance: undefined },
    FLAT,
    {
      ...DETAILS,
      SurfaceLiving: 168,
      SurfaceGround: 2350,
      Condition: 'Goed',
      DatePosted: '2026-11-03',
    },
  ],
])(
  '%s: goal, category, place, price and figures of two listings',
  async (map, file, records, house, flat, details) => {
    const words = [
      'snapshot',
      'import',
      resolve(FIXTURES, file),
      '--map',
      join(MAPS, `${map}.json`),
      '--to',
      paths.snapshot,
    ];
    const report = parseReport(await runStaff(...words, '--json'));
    expect(report).toMatchObject({ ok: true, records, errors: [] });
    expect(report.unusedFields.map(({ path }: { path: string }) => path).join()).not.toMatch(
      /kontakt|Agent/,
    );
    const summaries = await readCatalogue('properties.json');
    expect(summaries[0]).toMatchObject(
      Object.fromEntries(Object.entries(house).filter(([, value]) => value !== undefined)),
    );
    expect(summaries[2]).toMatchObject(
      Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== undefined)),
    );
    expect((await readCatalogue('property-details.json'))[0]).toMatchObject(details);
    const check = await runStaff('snapshot', 'check', paths.snapshot, '--json');
    expect(parseReport(check)).toMatchObject({ ok: true, errors: [] });
  },
);

test('Whise: every detail that the law asks about is read, and a single range is one figure', async () => {
  const detail = (id: number, value: string, option?: number) => ({
    id,
    value,
    ...(option && { enum: { id: option } }),
  });
  const content = JSON.parse(await readFile(join(FIXTURES, 'whise.json'), 'utf8'));
  const [estate] = content.estates;
  Object.assign(estate, {
    energyValue: '312-312',
    details: [
      detail(1020, 'gaz (chau. centr.)', 659),
      detail(1595, 'non-équipée', 683),
      detail(2712, 'intimation existante', 1832),
      detail(1736, "zone d'habitat rurale", 999),
      detail(691, '0'),
      detail(2776, '08/18/2035 00:00'),
      detail(1793, 'conform', 1454),
      detail(301, '35'),
    ],
  });
  const file = join(paths.folder, 'a.json');
  await writeFile(file, JSON.stringify(content));
  const report = parseReport(
    await runStaff(
      'snapshot',
      'import',
      file,
      '--map',
      join(MAPS, 'whise.json'),
      '--to',
      paths.snapshot,
      '--json',
    ),
  );
  expect(report).toMatchObject({ ok: true, errors: [] });
  expect((await readCatalogue('properties.json'))[0]).toMatchObject({ EnergyPerformance: 312 });
  const [first] = await readCatalogue('property-details.json');
  expect(first).toMatchObject({
    HeatingName: 'Gas',
    KitchenName: 'Niet uitgerust',
    Summons: true,
    AreaApplication: 'Woongebied met landelijk karakter',
    JudicialDecision: 0,
    EPCEndDate: '2035-08-18',
    ElectricityCertificate: 'Conform',
  });
  expect(first.ChargesRenter).toBeUndefined();
});
