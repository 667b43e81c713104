import { expect, test } from 'vitest';
import { toCents } from '../../../src/domain/costs/cents';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import type { CostSubject } from '../../../src/domain/costs/cost-subject';
import { computePurchaseCosts } from '../../../src/domain/costs/purchase-costs';
import type { Situation } from '../../../src/domain/costs/situation';
import { listSituations } from '../../../src/domain/costs/situation';
import {
  computeHighestAnnuitySum,
  findUsufructValuation,
} from '../../../src/features/costs/life-annuity';

const TODAY = datesOn('2026-11-22');

const createSubject = (
  region: CostSubject['region'],
  price: number,
  others: Partial<CostSubject> = {},
): CostSubject => ({
  kind: 'home',
  homes: 'all',
  region,
  price: toCents(price),
  vat: undefined,
  annuity: undefined,
  ...others,
});

const SALES: [region: CostSubject['region'], Situation, price: number, total: number][] = [
  ['wallonia', 'only-home', 200_000, 210_248.6],
  ['wallonia', 'only-home', 280_000, 293_051.15],
  ['wallonia', 'only-home', 335_000, 349_900.8],
  ['wallonia', 'only-home', 575_000, 597_881.25],
  ['wallonia', 'second-home', 200_000, 229_567.82],
  ['wallonia', 'second-home', 335_000, 381_993.81],
  ['wallonia', 'second-home', 575_000, 652_574.61],
  ['wallonia', 'only-home-plot', 85_000, 91_324.67],
  ['wallonia', 'other-plot', 85_000, 99_399.67],
  ['brussels', 'only-home', 185_000, 189_160.58],
  ['brussels', 'only-home', 450_000, 486_518.25],
  ['brussels', 'only-home', 600_000, 655_691.75],
  ['brussels', 'only-home', 650_000, 737_062.75],
  ['brussels', 'investment', 335_000, 381_993.81],
  ['flanders', 'only-home', 200_000, 206_381.6],
  ['flanders', 'only-home', 235_000, 244_154],
  ['flanders', 'only-home', 250_000, 259_542.03],
  ['flanders', 'only-home', 335_000, 346_550.8],
  ['flanders', 'second-home', 335_000, 380_318.81],
  ['flanders', 'other-plot', 145_000, 166_588.49],
];
test.each(SALES)('%s, %s: %d euro become %d euro', (region, situation, price, total) => {
  const costs = computePurchaseCosts({
    subject: createSubject(region, price),
    situation,
    dates: TODAY,
  });
  expect(costs?.total).toBe(toCents(total));
});

const NEW_HOMES: [
  situation: Situation,
  isGroundTaxed: boolean,
  vat: number,
  duty: number,
  sum: number,
][] = [
  ['only-home', true, 53_340, 0, 307_340],
  ['second-home', true, 53_340, 0, 307_340],
  ['only-home', false, 45_872.4, 1_066.8, 300_939.2],
  ['second-home', false, 45_872.4, 4_445, 304_317.4],
];
test.each(NEW_HOMES)(
  'a new home of 254,000 euro, %s, land taxed %s: VAT %d, duty %d, together %d euro',
  (situation, isGroundTaxed, vatAmount, dutyAmount, sum) => {
    const vat = { percent: 21, ground: toCents(35_560), isGroundTaxed };
    const subject = createSubject('wallonia', 254_000, { kind: 'new-home', vat });
    const costs = computePurchaseCosts({ subject, situation, dates: TODAY });
    expect(costs?.vat?.amount).toBe(toCents(vatAmount));
    expect(costs?.duty?.amount ?? 0).toBe(toCents(dutyAmount));
    const taxes = (costs?.vat?.amount ?? 0) + (costs?.duty?.amount ?? 0);
    expect(toCents(254_000) + taxes).toBe(toCents(sum));
  },
);

test('VAT of 6 % after demolition is for the only home; others pay 21 %', () => {
  const vat = { percent: 6, ground: 0, isGroundTaxed: true };
  const subject = createSubject('wallonia', 250_000, { kind: 'new-home', vat });
  const getVat = (situation: Situation) =>
    computePurchaseCosts({ subject, situation, dates: TODAY })?.vat?.amount;
  expect(getVat('only-home')).toBe(toCents(15_000));
  expect(getVat('investment')).toBe(toCents(52_500));
});

const ANNUITY: Partial<CostSubject> = {
  kind: 'annuity',
  annuity: { monthlyPayment: toCents(620), years: 15, age: 74, occupancy: 'usufruct' },
};

test('a house sold for a life annuity bears the duty on its market value', () => {
  const costs = computePurchaseCosts({
    subject: createSubject('wallonia', 145_000, ANNUITY),
    situation: 'occupied',
    dates: TODAY,
    marketValue: toCents(250_000),
  });
  expect(costs?.duty?.amount).toBe(toCents(31_250));
  expect(costs?.notary.fee).toBe(toCents(2_477.88));
  expect(costs?.total).toBe(toCents(181_162.67));
});

test('a vacant one can have the rate of the only home', () => {
  const costs = computePurchaseCosts({
    subject: createSubject('wallonia', 145_000, ANNUITY),
    situation: 'only-home',
    dates: TODAY,
    marketValue: toCents(250_000),
  });
  expect(costs?.duty?.amount).toBe(toCents(7_500));
});

test('without a market value a life annuity has no costs', () => {
  const subject = createSubject('wallonia', 145_000, ANNUITY);
  expect(computePurchaseCosts({ subject, situation: 'occupied', dates: TODAY })).toBeUndefined();
});

test('a life annuity costs at most its sum at signing and all payments', () => {
  expect(computeHighestAnnuitySum(toCents(145_000), toCents(620), 15)).toBe(toCents(256_600));
});

test('a usufruct of 9,600 euro a year counts for 57,600 euro at the age of 72', () => {
  for (const region of ['wallonia', 'brussels', 'flanders'] as const) {
    const factor = findUsufructValuation(72, region, TODAY)?.factor ?? 0;
    expect(9_600 * factor).toBe(57_600);
  }
});

test.each([
  ['home', 'wallonia', ['only-home', 'second-home', 'investment']],
  ['holiday-home', 'wallonia', ['second-home', 'investment']],
  ['plot', 'wallonia', ['only-home-plot', 'other-plot']],
  ['plot', 'flanders', ['other-plot']],
  ['other', 'wallonia', ['investment']],
] as const)('%s in %s offers %j', (kind, region, situations) => {
  expect(listSituations(createSubject(region, 100_000, { kind }))).toEqual(situations);
});

test('abroad, and on a day without rules, a notary is asked', () => {
  const situation = 'only-home';
  expect(
    computePurchaseCosts({
      subject: createSubject(undefined, 335_000),
      situation,
      dates: TODAY,
    }),
  ).toBeUndefined();
  expect(
    computePurchaseCosts({
      subject: createSubject('wallonia', 335_000),
      situation,
      dates: datesOn('2024-12-31'),
    }),
  ).toBeUndefined();
});
