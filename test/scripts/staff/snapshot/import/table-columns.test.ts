import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROPERTY_FIELDS } from '../../../../../scripts/staff/snapshot/import/check-map';
import { getSaleKind } from '../../../../../src/domain/catalogue/sale-kind';
import {
  findSourcedFact,
  GroundHolding,
  MayAnswer,
  SECOND_HOME_FACTS,
} from '../../../../../src/domain/catalogue/second-home';
import { createImportFolder, MAPS } from './import-run';
import { createTable } from './sources';

/** Codes of other programs, what a table of listings has no place for, and what the desk alone says. */
const WITHOUT_COLUMN = [
  ...['WebIDs', 'RecordFile', 'ProjectID', 'PriceUnit'],
  ...['CountryName', 'Withdrawn'],
];

const { runImport, readCatalogue } = createImportFolder();

describe('the agency’s own table', () => {
  const importRow = async (change: Record<string, string>) => {
    const { report } = await runImport({
      ...{ name: 'a.csv', map: 'table.json' },
      content: createTable(1, [], change),
    });
    expect(report.errors).toEqual([]);
    return (await readCatalogue('property-details.json')) as Record<string, unknown>[];
  };
  const SECOND_HOME = {
    ...{
      Domicile: 'met toestemming',
      DomicileNote_nl: 'Voor één jaar.',
      DomicileNote_fr: 'Pour un an.',
    },
    ...{ DomicileSource_nl: 'Brief van de gemeente', DomicileSource_fr: 'Lettre de la commune' },
    ...{
      HolidayLetting: 'Non',
      HolidayLettingSource_nl: 'Reglement',
      HolidayLettingSource_fr: 'Règlement',
    },
    ...{
      GroundHolding: 'erfpacht',
      GroundHoldingSource_nl: 'Akte',
      GroundHoldingSource_fr: 'Acte',
    },
    ...{
      DomicileDate: '12-10-2026',
      HolidayLettingDate: '1-9-2026',
      GroundHoldingDate: '2-9-2026',
    },
    ...{
      SecondHomeTax: '640',
      SecondHomeTaxSource_nl: 'Reglement',
      SecondHomeTaxSource_fr: 'Règlement',
    },
    ...{
      ParkCharges: '1.520,50',
      ParkChargesSource_nl: 'Rekening',
      ParkChargesSource_fr: 'Comptes',
    },
    ...{ SecondHomeTaxDate: '5-1-2026', ParkChargesDate: '31-3-2026' },
  };

  test('holds every answer about a second home, with source and date', async () => {
    const [dutch, french] = await importRow(SECOND_HOME);
    for (const fact of SECOND_HOME_FACTS) {
      expect(findSourcedFact(dutch ?? {}, fact), fact).toBeDefined();
      expect(findSourcedFact(french ?? {}, fact), fact).toBeDefined();
    }
    expect(dutch).toMatchObject({
      ...{ Domicile: 'permit', DomicileNote: 'Voor één jaar.', DomicileDate: '2026-10-12' },
      ...{ HolidayLetting: 'no', GroundHolding: 'leasehold', ParkCharges: 1_520.5 },
    });
    expect(french).toMatchObject({ DomicileSource: 'Lettre de la commune', SecondHomeTax: 640 });
  });

  test('has a column for every field that an import fills, and no other', async () => {
    const { fields } = JSON.parse(await readFile(join(MAPS, 'table.json'), 'utf8'));
    const names = PROPERTY_FIELDS.map(([name]) => name);
    const [header = ''] = (await readFile(join(MAPS, 'table.csv'), 'utf8')).split(/\r?\n/);
    const columns = new Set(header.replace('\uFEFF', '').split(';'));
    expect(names.filter((name) => !(name in fields))).toEqual(WITHOUT_COLUMN);
    const read = new Set(
      [...JSON.stringify(fields).matchAll(/"from":"([^"]+)"/g)].flatMap(([, path = '']) =>
        path.includes('{language}')
          ? ['nl', 'fr'].map((language) => path.replace('{language}', language))
          : [path],
      ),
    );
    expect([...read].filter((column) => !columns.has(column))).toEqual([]);
    expect([...columns].filter((column) => !read.has(column))).toEqual([
      'ID',
      'Pictures',
      'Documents',
    ]);
  });

  test('takes the answers that the checks ask for', async () => {
    const [dutch, french] = await importRow({
      ...{ ChargesComment_nl: 'Geen', ChargesComment_fr: 'Aucune', ManagerID: '2' },
      ...{ AsbestosType_nl: 'Asbestveilig', AsbestosCertificateDate: '3-11-2026' },
      ...{ Heritage_nl: 'Vastgesteld', VideoUrl: 'https://example.be/film' },
    });
    expect(dutch).toMatchObject({
      ...{ ChargesComment: 'Geen', ManagerID: 2, AsbestosType: 'Asbestveilig' },
      ...{ AsbestosCertificateDate: '2026-11-03', Heritage: 'Vastgesteld' },
      VideoUrl: 'https://example.be/film',
    });
    expect(french).toMatchObject({ ChargesComment: 'Aucune' });
  });

  test('knows every answer that the catalogue knows', async () => {
    const map = JSON.parse(await readFile(join(MAPS, 'table.json'), 'utf8'));
    const listAnswers = (table: string) => new Set(Object.values(map.tables[table]));
    expect(listAnswers('mayAnswer')).toEqual(new Set(MayAnswer.options));
    expect(listAnswers('groundHolding')).toEqual(new Set(GroundHolding.options));
  });

  test.each([
    ['public-sale', { PublicSale: 'ja', StartPrice: '98.000' }],
    [
      'life-annuity',
      { LifeAnnuityType_nl: 'Bezet', LifeAnnuityType_fr: 'Occupé', MonthlyRent: '620' },
    ],
    ['new-construction', { VATPercentage: '21', VATValue: '53.340', GroundPart: '35.560' }],
    ['private', { UnitRents_nl: 'Studio 1: 650', UnitRents_fr: 'Studio 1: 650' }],
  ] as const)('says of a %s that it is one', async (kind, change) => {
    const details = await importRow(change);
    for (const detail of details) expect(getSaleKind({ Goal: 0, ...detail })).toBe(kind);
  });
});
