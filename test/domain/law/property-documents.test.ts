import { describe, expect, test } from 'vitest';
import type { Property } from '../../../src/domain/catalogue/property';
import { listPropertyPapers } from '../../../src/domain/law/property-documents';

const houseInDurbuy = {
  ...{ ID: 1, Goal: 0, WebID: 1, Zip: '6940', CountryID: 10, ConstructionYear: 1960 },
  Documents: [{ Name: 'Bodemattest (BDES)', File: 'properties/1/bodem-nl.pdf' }],
} as unknown as Property;

const list = (changes: Partial<Property>, today = '2026-11-22') =>
  Object.fromEntries(
    listPropertyPapers({ ...houseInDurbuy, ...changes }, today).map(({ id, state }) => [id, state]),
  );

describe('the documents that are needed', () => {
  test.each<[string, Partial<Property>, string[]]>([
    [
      'a house for sale in Wallonia',
      {},
      ['epc', 'electricity', 'soil-wallonia', 'planning', 'cadastre'],
    ],
    [
      'an old house in Flanders',
      { Zip: '9000' },
      ['epc', 'electricity', 'soil-flanders', 'planning', 'cadastre', 'asbestos'],
    ],
    [
      'a flat in Brussels, heated with oil',
      { Zip: '1000', WebID: 2, HeatingName: 'Stookolie' },
      ['epc', 'electricity', 'soil-brussels', 'planning', 'cadastre', 'co-ownership'],
    ],
    [
      'a house in Wallonia, heated with oil',
      { HeatingName: 'Chaudière à mazout' },
      ['epc', 'electricity', 'soil-wallonia', 'planning', 'cadastre', 'fuel-tank'],
    ],
    ['a plot', { WebID: 4 }, ['soil-wallonia', 'planning', 'cadastre']],
    ['a house to let', { Goal: 1 }, ['epc', 'lease-registration', 'inventory']],
    ['a house abroad', { CountryID: 50 }, []],
  ])('%s', (_, changes, ids) => {
    expect(Object.keys(list(changes))).toEqual(ids);
  });
});

test.each<[string, Partial<Property>, string]>([
  ['a file of its name', {}, 'present'],
  ['no file', { Documents: [] }, 'missing'],
  ['a field of the record', { Documents: [], GroundCertificate: 'BDES: wit' }, 'present'],
])('%s: the soil extract is there or not', (_, changes, state) => {
  expect(list(changes)['soil-wallonia']).toBe(state);
});

test('an energy certificate expires', () => {
  const certificate = { EPCCertificateNumber: '2016', EPCEndDate: '2026-11-21' };
  expect(list(certificate).epc).toBe('expired');
  expect(list(certificate, '2026-11-21').epc).toBe('present');
});
