import { describe, expect, test } from 'vitest';
import { getEpcScale, resolveEpc } from '../../../src/domain/catalogue/energy';

const house = {
  Zip: '6940',
  CountryID: 10,
  EnergyPerformance: 0,
  EPCLabelText: '',
  WebID: 1,
};
const ZIPS = { flanders: '9000', brussels: '1000', wallonia: '6940' } as const;

describe('the value determines the label', () => {
  test.each([
    ['flanders', 0.1, 'a'],
    ['flanders', 100, 'a'],
    ['flanders', 100.1, 'b'],
    ['flanders', 200, 'b'],
    ['flanders', 300, 'c'],
    ['flanders', 400, 'd'],
    ['flanders', 500, 'e'],
    ['flanders', 500.1, 'f'],
    ['flanders', 9999, 'f'],
    ['brussels', 1, 'a'],
    ['brussels', 23, 'a'],
    ['brussels', 23.5, 'a_sub'],
    ['brussels', 24, 'a_sub'],
    ['brussels', 45, 'a_sub'],
    ['brussels', 46, 'b_plus'],
    ['brussels', 62, 'b_plus'],
    ['brussels', 63, 'b'],
    ['brussels', 79, 'b'],
    ['brussels', 80, 'b_sub'],
    ['brussels', 95, 'b_sub'],
    ['brussels', 96, 'c_plus'],
    ['brussels', 113, 'c_plus'],
    ['brussels', 114, 'c'],
    ['brussels', 132, 'c'],
    ['brussels', 133, 'c_sub'],
    ['brussels', 150, 'c_sub'],
    ['brussels', 151, 'd_plus'],
    ['brussels', 170, 'd_plus'],
    ['brussels', 171, 'd'],
    ['brussels', 190, 'd'],
    ['brussels', 191, 'd_sub'],
    ['brussels', 210, 'd_sub'],
    ['brussels', 211, 'e_plus'],
    ['brussels', 232, 'e_plus'],
    ['brussels', 233, 'e'],
    ['brussels', 253, 'e'],
    ['brussels', 254, 'e_sub'],
    ['brussels', 275, 'e_sub'],
    ['brussels', 276, 'f_plus'],
    ['brussels', 298, 'f_plus'],
    ['brussels', 299, 'f'],
    ['brussels', 322, 'f'],
    ['brussels', 323, 'f_sub'],
    ['brussels', 345, 'f_sub'],
    ['brussels', 346, 'g'],
    ['wallonia', 45, 'a_plus'],
    ['wallonia', 45.1, 'a'],
    ['wallonia', 85, 'a'],
    ['wallonia', 170, 'b'],
    ['wallonia', 255, 'c'],
    ['wallonia', 340, 'd'],
    ['wallonia', 425, 'e'],
    ['wallonia', 510, 'f'],
    ['wallonia', 511, 'g'],
  ] as const)('%s %d: %s', (region, EnergyPerformance, label) => {
    expect(resolveEpc({ ...house, Zip: ZIPS[region], EnergyPerformance })).toEqual({
      state: 'label',
      label,
      region,
    });
  });
});

describe('the certificate’s label takes precedence if it is on the region’s scale', () => {
  test.each([
    ['wallonia', 'A++', 'a_plusplus'],
    ['wallonia', 'a_plusplus', 'a_plusplus'],
    ['wallonia', 'A+', 'a_plus'],
    ['wallonia', ' b ', 'b'],
    ['brussels', 'A-', 'a_sub'],
    ['brussels', 'A_SUB', 'a_sub'],
    ['brussels', 'd +', 'd_plus'],
    ['flanders', 'a_plus', 'a_plus'],
    ['flanders', 'F', 'f'],
  ] as const)('%s %s', (region, EPCLabelText, label) => {
    const epc = resolveEpc({ ...house, Zip: ZIPS[region], EnergyPerformance: 250, EPCLabelText });
    expect(epc).toEqual({ state: 'label', label, region });
  });

  test.each([
    ['flanders', 'A++', 'c'],
    ['flanders', 'G', 'c'],
    ['wallonia', 'B-', 'c'],
    ['wallonia', 'in aanvraag', 'c'],
    ['wallonia', 'h', 'c'],
  ] as const)(
    '%s has no label %s: the value determines the label',
    (region, EPCLabelText, label) => {
      const epc = resolveEpc({ ...house, Zip: ZIPS[region], EnergyPerformance: 250, EPCLabelText });
      expect(epc).toEqual({ state: 'label', label, region });
    },
  );
});

describe('without a label', () => {
  test.each([
    ['an empty value: requested', {}, 'requested'],
    ['a value of 0 or less is not used', { EnergyPerformance: -12 }, 'requested'],
    ['land', { WebID: 4, EnergyPerformance: 100 }, 'not-applicable'],
    ['a garage', { WebID: 7 }, 'not-applicable'],
    ['a camping', { WebID: 10 }, 'not-applicable'],
    ['land with a garage', { WebID: 4, WebIDs: '4, 7' }, 'not-applicable'],
    ['a house with its garage', { WebID: 7, WebIDs: '1, 7' }, 'requested'],
    ['another country', { CountryID: 20, EnergyPerformance: 100, EPCLabelText: 'A' }, 'none'],
    ['land in another country', { CountryID: 20, WebID: 4 }, 'none'],
    ['a postcode of no region', { Zip: '0999', EnergyPerformance: 100 }, 'none'],
    ['Luxembourg without a text', { CountryID: 50, EnergyPerformance: 100 }, 'requested'],
  ])('%s', (_, part, state) => {
    expect(resolveEpc({ ...house, ...part })).toEqual({ state });
  });
});

test('A++ in Brussels is taken from the certificate, and never from a value', () => {
  const flat = { ...house, Zip: ZIPS.brussels };
  const label = { state: 'label', label: 'a_plusplus', region: 'brussels' };
  expect(resolveEpc({ ...flat, EPCLabelText: 'A++' })).toEqual(label);
  expect(resolveEpc({ ...flat, EnergyPerformance: 1 })).not.toEqual(label);
});

test.each([
  ['B', 'b'],
  ['I', 'i'],
  ['A+', 'a_plus'],
] as const)('Luxembourg’s %s is taken from the text', (EPCLabelText, label) => {
  expect(resolveEpc({ ...house, CountryID: 50, Zip: '9999', EPCLabelText })).toEqual({
    state: 'label',
    label,
    region: 'luxembourg',
  });
});

describe('a scale, for drawing', () => {
  test.each([
    ['flanders', 7],
    ['brussels', 20],
    ['wallonia', 9],
    ['luxembourg', 10],
  ] as const)('%s has %d labels', (region, count) => {
    expect(getEpcScale(region)).toHaveLength(count);
  });

  test.each(['flanders', 'brussels', 'wallonia'] as const)('%s leaves no gap', (region) => {
    const scale = getEpcScale(region);
    scale.slice(1).forEach((step, index) => {
      expect(step.above).toBe(scale[index]?.upTo);
    });
    expect(scale.find((step) => !step.certificateOnly)).toMatchObject({ upTo: 0 });
    expect(scale.at(-1)).not.toHaveProperty('upTo');
  });
});
