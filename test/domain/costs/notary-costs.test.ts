import { expect, test } from 'vitest';
import { toCents } from '../../../src/domain/costs/cents';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import { computeNotaryCosts } from '../../../src/domain/costs/notary-costs';

const TODAY = datesOn('2026-11-22');

function computeCosts(price: number, scale: 'general' | 'only-home') {
  const costs = computeNotaryCosts(toCents(price), scale === 'only-home', TODAY);
  if (!costs) throw new Error('no tariff holds');
  return costs;
}

const FEES: [price: number, scale: 'general' | 'only-home', fee: number][] = [
  [150_000, 'general', 1_907.88],
  [150_000, 'only-home', 1_686.56],
  [280_000, 'only-home', 2_261.74],
  [450_000, 'general', 2_878.24],
  [450_000, 'only-home', 2_771.74],
  [250_000, 'general', 2_477.88],
  [250_000, 'only-home', 2_171.56],
  [300_000, 'general', 2_578.24],
  [85_000, 'general', 1_537.38],
  [145_000, 'general', 1_879.38],
  [185_000, 'only-home', 1_856.31],
  [235_000, 'only-home', 2_098.81],
  [600_000, 'only-home', 3_121.74],
  [650_000, 'only-home', 3_221.74],
  [900_000, 'general', 3_778.24],
];
test.each(FEES)('the fee for %d euro on the %s scale is %d euro', (price, scale, fee) => {
  expect(computeCosts(price, scale)).toMatchObject({ scale, fee: toCents(fee) });
});

const DEEDS: [
  price: number,
  scale: 'general' | 'only-home',
  deed: number,
  from: number,
  to: number,
][] = [
  [200_000, 'general', 4_567.82, 4_375, 4_920],
  [200_000, 'only-home', 4_248.6, 4_056, 4_601],
  [335_000, 'general', 5_118.81, 4_926, 5_471],
  [335_000, 'only-home', 4_850.8, 4_658, 5_203],
  [575_000, 'general', 5_699.61, 5_507, 6_052],
  [575_000, 'only-home', 5_631.25, 5_439, 5_983],
  [280_000, 'only-home', 4_651.15, 4_459, 5_003],
  [85_000, 'general', 3_774.67, 3_582, 4_127],
  [145_000, 'general', 4_188.49, 3_996, 4_541],
  [185_000, 'only-home', 4_160.58, 3_968, 4_513],
  [450_000, 'only-home', 5_268.25, 5_076, 5_620],
  [600_000, 'only-home', 5_691.75, 5_499, 6_044],
  [650_000, 'only-home', 5_812.75, 5_620, 6_165],
  [250_000, 'only-home', 4_542.03, 4_350, 4_894],
];
test.each(DEEDS)(
  'the deed for %d euro, %s, costs %d euro, from %d to %d',
  (price, scale, deed, from, to) => {
    const { total, totalRange } = computeCosts(price, scale);
    expect(total).toBe(toCents(deed));
    expect([totalRange.from, totalRange.to].map((cents) => Math.round(cents / 100))).toEqual([
      from,
      to,
    ]);
  },
);

test('up to 20,000 euro the fixed part is 86 euro less', () => {
  const below = computeCosts(20_000, 'general').fee;
  const above = computeCosts(20_001, 'general').fee;
  expect(above - below).toBe(toCents(86) + 2);
});

test('the scale of the only home ends at a price of 850,000 euro', () => {
  expect(computeCosts(850_000, 'only-home').scale).toBe('only-home');
  expect(computeNotaryCosts(toCents(850_001), true, TODAY)?.scale).toBe('general');
});

test('before the tariff of 2023 a notary is asked', () => {
  expect(computeNotaryCosts(toCents(335_000), true, datesOn('2022-12-31'))).toBeUndefined();
});

test('fee and deed costs make up the whole', () => {
  const { feeWithVat, deedCosts, totalRange } = computeCosts(575_000, 'only-home');
  expect(feeWithVat).toBe(toCents(3_716.81));
  expect(feeWithVat + deedCosts.to).toBe(totalRange.to);
});
