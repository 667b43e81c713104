import type { Region } from '../law/region';
import type { Cents } from './cents';
import { takePercent, toCents } from './cents';
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
}

/** Computes the registration duty (law of the region); undefined if no rule holds: ask a notary. */
export function computeRegistrationDuty(input: DutyInput): RegistrationDuty | undefined {
  const standardPercent = findCostRule('standard-duty', input.region, input.dates)?.percent;
  if (standardPercent === undefined) return undefined;
  if (input.kind === 'standard') return computeFullDuty(input.base, standardPercent);
  return (
    computeReducedRate(input, standardPercent) ??
    computeAbatement(input, standardPercent) ??
    (input.kind === 'only-home-plot' && hasOnlyHomeRules(input)
      ? computeFullDuty(input.base, standardPercent)
      : undefined)
  );
}

const computeFullDuty = (base: Cents, percent: number, abatement = 0): RegistrationDuty => ({
  amount: takePercent(base - abatement, percent),
  standardPercent: percent,
  percent,
  abatement,
  reduction: 0,
});

/** Computes the duty at a reduced rate, each buyer for their share (Wallonia, Flanders). */
function computeReducedRate(
  { region, kind, base, dates, ownHomeShare = 1, isInCoreCity = false }: DutyInput,
  standardPercent: number,
): RegistrationDuty | undefined {
  const name = kind === 'only-home' ? 'only-home-duty' : 'only-home-plot-duty';
  const rule = findCostRule(name, region, dates);
  if (!rule) return undefined;
  const reducedBase = Math.round(base * ownHomeShare);
  const duty =
    takePercent(reducedBase, rule.percent) + takePercent(base - reducedBase, standardPercent);
  const modest =
    kind === 'only-home' ? findCostRule('modest-home-reduction', region, dates) : undefined;
  const limit = isInCoreCity ? modest?.maximumBaseInCoreCity : modest?.maximumBase;
  const reduction =
    modest && limit !== undefined && base <= toCents(limit)
      ? Math.min(toCents(modest.amount), duty)
      : 0;
  return {
    amount: duty - reduction,
    standardPercent,
    percent: rule.percent,
    abatement: 0,
    reduction,
  };
}

/** Computes the duty on the price less an abatement, which falls away above a ceiling (Brussels). */
function computeAbatement(
  { region, kind, base, dates, energyClasses = 0 }: DutyInput,
  standardPercent: number,
): RegistrationDuty | undefined {
  const name = kind === 'only-home' ? 'only-home-abatement' : 'only-home-plot-abatement';
  const rule = findCostRule(name, region, dates);
  if (!rule) return undefined;
  if (base > toCents(rule.maximumBase)) return computeFullDuty(base, standardPercent);
  const energy = findCostRule('energy-abatement', region, dates);
  const extra =
    energy && energyClasses >= energy.minimumClasses ? energy.amountPerClass * energyClasses : 0;
  const abatement = Math.min(base, toCents(rule.amount + extra));
  return computeFullDuty(base, standardPercent, abatement);
}

/** Flanders has a rate for the only home, but none for a plot to build it on. */
const hasOnlyHomeRules = ({ region, dates }: DutyInput): boolean =>
  findCostRule('only-home-duty', region, dates) !== undefined;
