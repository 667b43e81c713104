import { expect, test } from 'vitest';
import { roundToEuro, toCents } from '../../../src/domain/costs/cents';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import { computeMonthlyPayment, computeMortgageDeed } from '../../../src/domain/costs/loan';

test('100,000 euro over 20 years at 2 % cost 505.03 euro a month', () => {
  expect(computeMonthlyPayment(toCents(100_000), 2, 20)).toBe(toCents(505.03));
});

test('without interest the loan is divided by the months', () => {
  expect(computeMonthlyPayment(toCents(120_000), 0, 10)).toBe(toCents(1_000));
});

const DEEDS: [loan: number, from: number, to: number][] = [
  [150_000, 4_510, 4_785],
  [252_000, 6_190, 6_465],
];
test.each(DEEDS)('the mortgage deed for %d euro costs %d to %d euro', (loan, from, to) => {
  const deed = computeMortgageDeed(toCents(loan), datesOn('2026-11-22'));
  expect(deed && [roundToEuro(deed.from, 5), roundToEuro(deed.to, 5)]).toEqual([
    toCents(from),
    toCents(to),
  ]);
});

test('outside the readings of the fee the range is wider', () => {
  const getWidth = (loan: number) => {
    const deed = computeMortgageDeed(toCents(loan), datesOn('2026-11-22'));
    return (deed?.to ?? 0) - (deed?.from ?? 0);
  };
  expect(getWidth(500_000)).toBeGreaterThan(getWidth(252_000));
  expect(getWidth(50_000)).toBeGreaterThan(getWidth(150_000));
});
