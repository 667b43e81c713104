import type { Property } from '../../../domain/catalogue/property';
import type { RuleDates } from '../../../domain/costs/cost-rules';
import { findCostRule } from '../../../domain/costs/cost-rules';
import { findVatBasis } from '../../../domain/costs/vat-basis';

/** The advance at the agreement: its percentage, and whether the law allows no more. */
export interface Advance {
  percent: number;
  isLegalMaximum: boolean;
}

/**
 * Finds the advance for a property: for a home to be built or under construction (a unit of a project, or
 * one sold with VAT) at most what the Breyne act allows. Undefined if no rule holds: ask a notary.
 */
export function findAdvance(property: Property, dates: RuleDates): Advance | undefined {
  const isLegalMaximum = property.ProjectID !== undefined || findVatBasis(property) !== undefined;
  const name = isLegalMaximum ? 'building-advance' : 'sale-advance';
  const percent = findCostRule(name, 'belgium', dates)?.percent;
  return percent === undefined ? undefined : { percent, isLegalMaximum };
}
