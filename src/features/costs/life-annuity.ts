import type { Cents } from '../../domain/costs/cents';
import type { CostRule } from '../../domain/costs/cost-rule';
import type { RuleDates } from '../../domain/costs/cost-rules';
import { findCostRule } from '../../domain/costs/cost-rules';
import type { Region } from '../../domain/law/region';

/** Returns the highest sum that a buyer pays over all years, before any indexation. */
export const computeHighestAnnuitySum = (
  bouquet: Cents,
  monthlyPayment: Cents,
  years: number,
): Cents => bouquet + monthlyPayment * 12 * years;

/** The multiple of the yearly yield that a usufruct counts for, and its highest share of the value. */
export interface UsufructValuation {
  factor: number;
  maximumShare: number;
  rule: CostRule;
}

/** Finds how the tax code values a usufruct, by the age of the youngest who has it. */
export function findUsufructValuation(
  age: number,
  region: Region,
  dates: RuleDates,
): UsufructValuation | undefined {
  const rule = findCostRule('usufruct-factors', region, dates);
  const bracket = rule?.brackets.find(({ upToAge }) => upToAge === null || age <= upToAge);
  return rule && bracket && { factor: bracket.factor, maximumShare: rule.maximumShare, rule };
}
