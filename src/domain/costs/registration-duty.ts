import type { Region } from '../law/region';
import type { Cents } from './cents';
import { takePercent, toCents } from './cents';
import type { CostRule, NamedCostRule } from './cost-rule';
import type { RuleDates } from './cost-rules';
import { findCostRule } from './cost-rules';

/** Kind of property and purpose of its purchase, which decide the rate. */
export type DutyKind = 'only-home' | 'only-home-plot' | 'standard';

export interface DutyInput {
  region: Region;
  kind: DutyKind;
  /** The price and charges, never below the market value. */
  base: Cents;
  dates: RuleDates;
  /** The share of the buyers who may have the reduced rate (Wallonia); 1 if it is missing. */
  ownHomeShare?: number;
  /** Whether the home is in a core city or in the rim of Brussels (Flanders). */
  isInCoreCity?: boolean;
  /** Energy classes that the buyer promises to gain (Brussels). */
  energyClasses?: number;
}

/** The duty on a purchase, and how it was found. */
export interface RegistrationDuty {
  amount: Cents;
  /** The rate of the region without any reduction. */
  standardPercent: number;
  /** The rate that was applied. */
  percent: number;
  /** The part of the price that is not taxed. */
  abatement: Cents;
  /** The amount taken off the duty. */
  reduction: Cents;
  /** The rules that it was computed with. */
  rules: readonly CostRule[];
}

/** Computes the registration duty (law of the region); undefined if no rule holds: ask a notary. */
export function computeRegistrationDuty(input: DutyInput): RegistrationDuty | undefined {
  const standard = findCostRule('standard-duty', input.region, input.dates);
  if (!standard) return undefined;
  if (input.kind === 'standard') return computeFullDuty(input.base, standard);
  return (
    computeReducedRate(input, standard) ??
    computeAbatement(input, standard) ??
    (input.kind === 'only-home-plot' && hasOnlyHomeRules(input)
      ? computeFullDuty(input.base, standard)
      : undefined)
  );
}

type StandardRule = NamedCostRule<'standard-duty'>;

const computeFullDuty = (
  base: Cents,
  standard: StandardRule,
  abatement = 0,
  reasons: readonly CostRule[] = [],
): RegistrationDuty => ({
  amount: takePercent(base - abatement, standard.percent),
  standardPercent: standard.percent,
  percent: standard.percent,
  abatement,
  reduction: 0,
  rules: [standard, ...reasons],
});

/** Computes the duty at a reduced rate, each buyer for their share (Wallonia, Flanders). */
function computeReducedRate(
  { region, kind, base, dates, ownHomeShare = 1, isInCoreCity = false }: DutyInput,
  standard: StandardRule,
): RegistrationDuty | undefined {
  const name = kind === 'only-home' ? 'only-home-duty' : 'only-home-plot-duty';
  const rule = findCostRule(name, region, dates);
  if (!rule) return undefined;
  const reducedBase = Math.round(base * ownHomeShare);
  const duty =
    takePercent(reducedBase, rule.percent) + takePercent(base - reducedBase, standard.percent);
  const modest =
    kind === 'only-home' ? findCostRule('modest-home-reduction', region, dates) : undefined;
  const limit = isInCoreCity ? modest?.maximumBaseInCoreCity : modest?.maximumBase;
  const reduction =
    modest && limit !== undefined && base <= toCents(limit)
      ? Math.min(toCents(modest.amount), duty)
      : 0;
  return {
    amount: duty - reduction,
    standardPercent: standard.percent,
    percent: rule.percent,
    abatement: 0,
    reduction,
    rules: [standard, rule, ...(modest ? [modest] : [])],
  };
}

/** Computes the duty on the price less an abatement, which falls away above a ceiling (Brussels). */
function computeAbatement(
  { region, kind, base, dates, energyClasses = 0 }: DutyInput,
  standard: StandardRule,
): RegistrationDuty | undefined {
  const name = kind === 'only-home' ? 'only-home-abatement' : 'only-home-plot-abatement';
  const rule = findCostRule(name, region, dates);
  if (!rule) return undefined;
  if (base > toCents(rule.maximumBase)) return computeFullDuty(base, standard, 0, [rule]);
  const promised = findCostRule('energy-abatement', region, dates);
  const energy = promised && energyClasses >= promised.minimumClasses ? promised : undefined;
  const extra = energy ? energy.amountPerClass * energyClasses : 0;
  const abatement = Math.min(base, toCents(rule.amount + extra));
  return computeFullDuty(base, standard, abatement, [rule, ...(energy ? [energy] : [])]);
}

/** Flanders has a rate for the only home, but none for a plot to build it on. */
const hasOnlyHomeRules = ({ region, dates }: DutyInput): boolean =>
  findCostRule('only-home-duty', region, dates) !== undefined;
