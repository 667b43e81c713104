import type { Property } from '../catalogue/property';
import { getSaleKind } from '../catalogue/sale-kind';
import type { RuleDates } from './cost-rules';
import { findCostRule } from './cost-rules';

/** The advance at the agreement: its percentage, and whether the law allows no more. */
export interface Advance {
  percent: number;
  isLegalMaximum: boolean;
}

/**
 * Finds the advance for a property: for a home to be built or under construction (a unit of a project, or
 * one sold with VAT) at most what the Breyne act allows. Undefined if no rule holds: ask a notary. Of a
 * life annuity nobody can say what a percentage of its price is.
 */
export function findAdvance(property: Property, dates: RuleDates): Advance | undefined {
  const kind = getSaleKind(property);
  if (kind === 'life-annuity') return undefined;
  const isLegalMaximum = property.ProjectID !== undefined || kind === 'new-construction';
  const name = isLegalMaximum ? 'building-advance' : 'sale-advance';
  const percent = findCostRule(name, 'belgium', dates)?.percent;
  return percent === undefined ? undefined : { percent, isLegalMaximum };
}
