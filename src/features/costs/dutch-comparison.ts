import type { Cents } from '../../domain/costs/cents';
import { takePercent, toCents } from '../../domain/costs/cents';
import type { CostRule } from '../../domain/costs/cost-rule';
import type { RuleDates } from '../../domain/costs/cost-rules';
import { findCostRule } from '../../domain/costs/cost-rules';
import type { CostSubject } from '../../domain/costs/cost-subject';
import type { PurchaseCosts } from '../../domain/costs/purchase-costs';
import type { Situation } from '../../domain/costs/situation';

/** Costs of the same purchase in the Netherlands ('kosten koper'). */
export interface DutchCosts {
  percent: number;
  tax: Cents;
  notary: Cents;
  total: Cents;
  coolingOffDays: number;
  /** The rules that they were found by. */
  rules: readonly CostRule[];
}

/** Computes the costs of the same purchase in the Netherlands; undefined if no rule holds. */
export function computeDutchCosts(
  price: Cents,
  situation: Situation,
  dates: RuleDates,
): DutchCosts | undefined {
  const rates = findCostRule('dutch-transfer-tax', 'netherlands', dates);
  const deed = findCostRule('dutch-deed', 'netherlands', dates);
  if (!rates || !deed) return undefined;
  const percent = getDutchPercent(situation, rates);
  const tax = takePercent(price, percent);
  const notary = toCents(deed.notaryCosts);
  return {
    percent,
    tax,
    notary,
    total: tax + notary,
    coolingOffDays: deed.coolingOffDays,
    rules: [rates, deed],
  };
}

/** Checks whether a purchase is compared: not one with VAT or for a life annuity. */
export const hasDutchComparison = (
  { vat, annuity }: CostSubject,
  { duty }: Pick<PurchaseCosts, 'duty'>,
): boolean => duty !== undefined && !vat && !annuity;

function getDutchPercent(
  situation: Situation,
  rates: { ownHomePercent: number; otherHomePercent: number; plotPercent: number },
): number {
  if (situation === 'only-home') return rates.ownHomePercent;
  if (situation === 'second-home' || situation === 'investment') return rates.otherHomePercent;
  return rates.plotPercent;
}
