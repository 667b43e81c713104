import type { Cents, CentsRange } from './cents';
import { takePercent, toCents } from './cents';
import type { CostRule, NamedCostRule } from './cost-rule';
import type { RuleDates } from './cost-rules';
import { findCostRule } from './cost-rules';

/**
 * Computes the monthly payment of a loan with a fixed rate by the Belgian convention: the monthly
 * rate is the twelfth root of the yearly one.
 */
export function computeMonthlyPayment(loan: Cents, ratePercent: number, years: number): Cents {
  const months = years * 12;
  if (ratePercent === 0) return Math.round(loan / months);
  const monthlyRate = (1 + ratePercent / 100) ** (1 / 12) - 1;
  return Math.round((loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months));
}

/**
 * Computes the monthly payment of the example's loan for what own funds leave of a price all-in; 0 if they leave nothing,
 * undefined if there is no example any more. The panel of costs begins with the same loan.
 */
export function computeExamplePayment(
  total: Cents,
  ownFunds: Cents,
  dates: RuleDates,
): Cents | undefined {
  const example = findCostRule('loan-example', 'belgium', dates);
  if (!example) return undefined;
  return computeMonthlyPayment(Math.max(0, total - ownFunds), example.ratePercent, example.years);
}

/** The cost of a mortgage deed, and the rules that it was computed with. */
interface MortgageDeed extends CentsRange {
  rules: readonly CostRule[];
}

/** Computes the cost of the mortgage deed: duties on loan and accessories, fee, file, VAT. */
export function computeMortgageDeed(loan: Cents, dates: RuleDates): MortgageDeed | undefined {
  const rule = findCostRule('mortgage-deed', 'belgium', dates);
  const deed = findCostRule('deed-costs', 'belgium', dates);
  if (!rule || !deed) return undefined;
  const secured = loan + takePercent(loan, rule.accessoriesPercent);
  const duties =
    takePercent(secured, rule.registrationPercent) + takePercent(secured, rule.mortgagePercent);
  const fee = computeMortgageFee(loan, rule);
  const sumUp = (feePart: Cents, administration: number): Cents => {
    const taxed = feePart + toCents(administration + deed.searches + deed.writingDuty);
    const untaxed = duties + toCents(rule.mortgageOffice + deed.annexes);
    return untaxed + taxed + takePercent(taxed, deed.vatPercent);
  };
  return {
    from: sumUp(fee.from, rule.administrationFrom),
    to: sumUp(fee.to, rule.administrationTo),
    rules: [rule, deed],
  };
}

/**
 * Returns the notary's fee for a loan: between two readings on the line through them. The scale
 * grows ever more slowly, so outside the readings that line is the highest possible fee.
 */
function computeMortgageFee(
  loan: Cents,
  { feeReadings }: NamedCostRule<'mortgage-deed'>,
): CentsRange {
  const points = feeReadings.map((reading) => ({
    loan: toCents(reading.loan),
    fee: toCents(reading.fee),
  }));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return { from: 0, to: 0 };
  const end = points.findIndex((point) => point.loan >= loan);
  const index = Math.min(Math.max(end < 0 ? points.length - 1 : end, 1), points.length - 1);
  const a = points[index - 1] ?? first;
  const b = points[index] ?? last;
  const line = Math.round(a.fee + ((loan - a.loan) * (b.fee - a.fee)) / (b.loan - a.loan));
  if (loan < first.loan) return { from: Math.round((first.fee * loan) / first.loan), to: line };
  return { from: loan > last.loan ? last.fee : line, to: line };
}
