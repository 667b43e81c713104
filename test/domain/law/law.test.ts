import { describe, expect, test } from 'vitest';
import advertisementRules from '../../../data/law/advertisement-rules.json';
import {
  canShowRenterAgencyCost,
  findRenovationDuty,
  getMaxDepositMonths,
} from '../../../src/domain/law/legal-rules';

const flemishHouse = {
  Goal: 0,
  Zip: '9000',
  CountryID: 10,
  EnergyPerformance: 450,
  EPCLabelText: '',
  WebID: 1,
};

describe('the renovation duty', () => {
  test.each([
    ['a house with label E', {}],
    ['a house with label F', { EnergyPerformance: 600 }],
    ['an apartment', { WebID: 2 }],
    ['a studio', { WebID: 3 }],
    ['a house with label F on its certificate', { EnergyPerformance: 0, EPCLabelText: 'F' }],
  ])('holds in Flanders for %s', (_, part) => {
    expect(findRenovationDuty({ ...flemishHouse, ...part })).toEqual({
      region: 'flanders',
      since: '2023-01-01',
      labels: ['e', 'f'],
      years: 6,
      supersedes: { years: 5, until: '2025-12-31' },
      target: 'd',
    });
  });

  test.each([
    ['label D', { EnergyPerformance: 400 }],
    ['a rental', { Goal: 1 }],
    ['offices', { WebID: 9 }],
    ['Wallonia', { Zip: '6940' }],
    ['Brussels', { Zip: '1000', EPCLabelText: 'E' }],
    ['Luxembourg', { CountryID: 50, EPCLabelText: 'E' }],
    ['a house without certificate', { EnergyPerformance: 0 }],
  ])('does not hold for %s', (_, part) => {
    expect(findRenovationDuty({ ...flemishHouse, ...part })).toBeUndefined();
  });
});

test.each([
  ['wallonia', 2],
  ['brussels', 2],
  ['flanders', 3],
] as const)('a rent deposit in %s is at most %d months', (region, months) => {
  expect(getMaxDepositMonths(region)).toBe(months);
});

describe('the agency’s cost for the renter', () => {
  test.each([
    ['a house in Wallonia', { Zip: '6940', WebID: 1 }, false],
    ['an apartment in Wallonia', { Zip: '6940', WebID: 2 }, false],
    ['a studio in Wallonia', { Zip: '6940', WebID: 3 }, false],
    ['a house with a shop in Wallonia', { Zip: '6940', WebID: 6, WebIDs: '6, 1' }, false],
    ['a shop in Wallonia', { Zip: '6940', WebID: 6 }, true],
    ['a garage in Wallonia', { Zip: '6940', WebID: 7 }, true],
    ['a house in Flanders', { Zip: '9000', WebID: 1 }, false],
    ['an apartment in Brussels', { Zip: '1000', WebID: 2 }, false],
    ['a shop in Flanders', { Zip: '9000', WebID: 6 }, true],
    ['a house abroad', { Zip: '6940', CountryID: 50, WebID: 1 }, true],
  ])('%s: %s', (_, part, shows) => {
    expect(canShowRenterAgencyCost({ CountryID: 10, ...part })).toBe(shows);
  });
});

test('no rule on advertisements that ships refuses a whole snapshot (decision 74)', () => {
  const levels = advertisementRules.rules.map(({ level }) => level);
  expect(new Set(levels)).toEqual(new Set(['warning']));
});
