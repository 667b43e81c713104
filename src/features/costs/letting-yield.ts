import type { Property } from '../../domain/catalogue/property';
import type { UnitRent } from '../../domain/catalogue/unit-rents';
import { readUnitRents, sumUnitRents } from '../../domain/catalogue/unit-rents';
import { getAllInPrice } from '../../domain/costs/all-in-price';
import type { Cents } from '../../domain/costs/cents';
import { takePercent, toCents } from '../../domain/costs/cents';
import type { NamedCostRule } from '../../domain/costs/cost-rule';
import { findCostRule } from '../../domain/costs/cost-rules';
import { formatPercent } from '../../domain/costs/format-costs';
import { computePurchaseCosts } from '../../domain/costs/purchase-costs';
import type { CostChoice } from './cost-query';

/** What a property that is let brings in a year. */
export interface LettingYield {
  /** What each unit is let for; none if the record does not say. */
  units: readonly UnitRent[];
  monthlyRent: Cents;
  rent: Cents;
  /** Of the asking price, in per cent. */
  grossPercent: number;
  /** The assumptions of the amounts that no record states. */
  example: NamedCostRule<'letting-example'>;
  vacancy: Cents;
  upkeep: Cents;
  /** The yearly tax of the record; undefined if it states none: it is not guessed. */
  tax: Cents | undefined;
  net: Cents;
  /** The price all-in of a buyer who lets it, and the net rent in per cent of them. */
  outlay: Cents;
  netPercent: number;
}

/**
 * Computes the yield of a property from the rent of its record; undefined if it states none, if that is the
 * payment of a life annuity, or if the costs of a buyer who lets it are not known.
 */
export function computeLettingYield(
  property: Property,
  { subject, dates }: Pick<CostChoice, 'subject' | 'dates'>,
): LettingYield | undefined {
  const units = readUnitRents(property.UnitRents ?? '') ?? [];
  const monthlyRent = toCents(property.MonthlyRent ?? sumUnitRents(units));
  const example = findCostRule('letting-example', 'belgium', dates);
  const costs = computePurchaseCosts({ subject, situation: 'investment', dates });
  if (monthlyRent <= 0 || subject.annuity || !example || !costs) return undefined;
  const rent = monthlyRent * 12;
  const vacancy = takePercent(rent, example.vacancyPercent);
  const upkeep = takePercent(rent, example.upkeepPercent);
  const tax = property.RealEstateTax ? toCents(property.RealEstateTax) : undefined;
  const net = rent - vacancy - upkeep - (tax ?? 0);
  const outlay = getAllInPrice(costs);
  return {
    ...{ units, monthlyRent, rent, example, vacancy, upkeep, tax, net },
    grossPercent: (rent / costs.price) * 100,
    outlay,
    netPercent: (net / outlay) * 100,
  };
}

/** Formats a yield to a tenth of a per cent. */
export const formatYield = (percent: number): string =>
  formatPercent(Math.round(percent * 10) / 10);
