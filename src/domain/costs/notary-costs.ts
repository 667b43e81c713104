import type { Cents, CentsRange } from './cents';
import { addRanges, asRange, takePercent, toCents } from './cents';
import type { CostRule, NamedCostRule } from './cost-rule';
import type { RuleDates } from './cost-rules';
import { findCostRule, findCostRules } from './cost-rules';

/** Costs of the notary for the deed of sale. */
export interface NotaryCosts {
  scale: 'general' | 'only-home';
  /** The fee by law, without VAT. */
  fee: Cents;
  feeWithVat: Cents;
  /** File, searches, duties and transcription, VAT included. */
  deedCosts: CentsRange;
  /** Fee and deed costs with the searches as notaire.be reckons them. */
  total: Cents;
  totalRange: CentsRange;
  /** The rules that they were computed with. */
  rules: readonly CostRule[];
}

/** Computes the costs of a deed; undefined if no tariff holds on these dates: ask a notary. */
export function computeNotaryCosts(
  price: Cents,
  isOnlyHome: boolean,
  dates: RuleDates,
): NotaryCosts | undefined {
  const limits = findCostRule('notary-scale-limits', 'belgium', dates);
  const costs = findCostRule('deed-costs', 'belgium', dates);
  if (!limits || !costs) return undefined;
  const scale = isOnlyHome && price <= toCents(limits.onlyHomeMaximum) ? 'only-home' : 'general';
  const tariff = findCostRules('notary-scale', 'belgium', dates).find(
    (rule) => rule.scale === scale,
  );
  if (!tariff) return undefined;
  const fee = computeFee(price, tariff, limits);
  const feeWithVat = fee + takePercent(fee, costs.vatPercent);
  const sumUp = (searches: number): Cents => {
    const taxed = toCents(costs.administration + searches + costs.writingDuty);
    const untaxed = toCents(costs.transcription + costs.annexes);
    // One line of VAT for the whole bill, as on the notary's own.
    return fee + taxed + untaxed + takePercent(fee + taxed, costs.vatPercent);
  };
  const totalRange = { from: sumUp(costs.searchesFrom), to: sumUp(costs.searchesTo) };
  return {
    scale,
    fee,
    feeWithVat,
    deedCosts: addRanges(totalRange, asRange(-feeWithVat)),
    total: sumUp(costs.searches),
    totalRange,
    rules: [tariff, limits, costs],
  };
}

/** Computes the fee: a fixed part, and a percentage of each slice of the price. */
function computeFee(
  price: Cents,
  { fixed, slices }: NamedCostRule<'notary-scale'>,
  limits: NamedCostRule<'notary-scale-limits'>,
): Cents {
  const fixedPart = toCents(
    fixed - (price <= toCents(limits.smallSaleMaximum) ? limits.smallSaleReduction : 0),
  );
  let start = 0;
  // Percentages of cents in hundred-thousandths: whole numbers, rounded once at the end.
  let parts = 0;
  for (const { upTo, percent } of slices) {
    const end = upTo === null ? price : Math.min(price, toCents(upTo));
    if (end > start) parts += (end - start) * Math.round(percent * 1000);
    start = Math.max(start, end);
  }
  return fixedPart + Math.round(parts / 100_000);
}
