import type { Cents, CentsRange } from '../../domain/costs/cents';
import { addRanges, asRange, takePercent, toCents } from '../../domain/costs/cents';
import type { CostRule, NamedCostRule } from '../../domain/costs/cost-rule';
import type { RuleDates } from '../../domain/costs/cost-rules';
import { findCostRule } from '../../domain/costs/cost-rules';
import type { CostSubject } from '../../domain/costs/cost-subject';
import type { Situation } from '../../domain/costs/situation';

/** Costs of the same purchase in the Netherlands ('kosten koper'). */
export interface DutchCosts {
  /** The lowest and the highest rate; equal but for a building that is partly homes. */
  percents: { from: number; to: number };
  tax: CentsRange;
  notary: Cents;
  total: CentsRange;
  coolingOffDays: number;
  /** The price up to which somebody below an age pays no tax on this home; undefined if nobody can. */
  starter: { maximum: Cents; belowAge: number } | undefined;
  rules: readonly CostRule[];
}

/**
 * Computes the costs of the same purchase in the Netherlands; undefined if no rule holds, and for VAT
 * and life annuities, which are taxed otherwise there.
 */
export function computeDutchCosts(
  subject: CostSubject,
  situation: Situation,
  dates: RuleDates,
): DutchCosts | undefined {
  const rates = findCostRule('dutch-transfer-tax', 'netherlands', dates);
  const deed = findCostRule('dutch-deed', 'netherlands', dates);
  if (!rates || !deed || subject.vat || subject.annuity) return undefined;
  const { price } = subject;
  const percents = findDutchPercents(subject, situation, rates);
  const tax = { from: takePercent(price, percents.from), to: takePercent(price, percents.to) };
  const notary = toCents(deed.notaryCosts);
  const maximum = toCents(rates.starterMaximum);
  return {
    percents,
    tax,
    notary,
    total: addRanges(tax, asRange(notary)),
    coolingOffDays: deed.coolingOffDays,
    starter:
      situation === 'only-home' && price <= maximum
        ? { maximum, belowAge: rates.starterBelowAge }
        : undefined,
    rules: [rates, deed],
  };
}

/** The rate goes by what is bought, and only for a home by what the buyer means to do with it. */
function findDutchPercents(
  { homes }: CostSubject,
  situation: Situation,
  rates: NamedCostRule<'dutch-transfer-tax'>,
): DutchCosts['percents'] {
  const home = situation === 'only-home' ? rates.ownHomePercent : rates.otherHomePercent;
  if (homes === 'all') return { from: home, to: home };
  const from = homes === 'part' ? rates.otherHomePercent : rates.otherPropertyPercent;
  return { from, to: rates.otherPropertyPercent };
}
