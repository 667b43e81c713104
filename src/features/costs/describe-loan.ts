import { getAllInPrice } from '../../domain/costs/all-in-price';
import type { Cents, CentsRange } from '../../domain/costs/cents';
import type { CostRule } from '../../domain/costs/cost-rule';
import { findCostRule } from '../../domain/costs/cost-rules';
import { computeMonthlyPayment, computeMortgageDeed } from '../../domain/costs/loan';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import { formatNumber } from '../../domain/format/number';
import type { CostChoice } from './cost-query';
import type { LoanField, LoanTexts } from './loan-input';
import { parseLoan } from './loan-input';

/** A loan for the total: its fields, and what they come to. */
export interface LoanDescription {
  total: Cents;
  /** The day whose rules the deed follows, YYYY-MM-DD. */
  day: string;
  texts: LoanTexts;
  invalid: readonly LoanField[];
  /** Undefined if a field is impossible. */
  answer: { amount: Cents; monthlyPayment: Cents; deed: CentsRange | undefined } | undefined;
  /** The rules behind the example and the deed, also for a loan that is still to be typed. */
  rules: readonly CostRule[];
}

/** Describes a loan for the total, with the example in empty fields; undefined if there is none any more. */
export function describeLoan(
  { loan: typed, dates }: CostChoice,
  costs: PurchaseCosts,
): LoanDescription | undefined {
  const example = findCostRule('loan-example', 'belgium', dates);
  if (!example) return undefined;
  const total = getAllInPrice(costs);
  const ownEuro = Math.round((total * example.ownPercent) / 100 / 500_000) * 5_000;
  const texts = {
    own: typed.own || formatNumber(ownEuro),
    rate: typed.rate || example.ratePercent.toFixed(2).replace('.', ','),
    years: typed.years || String(example.years),
  };
  const parsed = parseLoan(texts, total);
  const loan = parsed.ok ? parsed.loan : undefined;
  const deed = computeMortgageDeed(loan?.amount ?? total, dates);
  return {
    total,
    day: dates.deed,
    texts,
    invalid: parsed.ok ? [] : parsed.invalid,
    answer: loan && {
      amount: loan.amount,
      monthlyPayment: computeMonthlyPayment(loan.amount, loan.ratePercent, loan.years),
      deed,
    },
    rules: [example, ...(deed?.rules ?? [])],
  };
}
