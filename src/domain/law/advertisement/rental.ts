import { canShowRenterAgencyCost, getMaxDepositMonths, isDwelling } from '../legal-rules';
import type { PropertyCheck, PropertyRecord } from './property-check';
import { DETAILS_FILE, isToLet, REGION_NAMES, SUMMARIES_FILE } from './property-check';

/** Rent, charges, deposit and costs of a home to let. */
export const RENTAL_CHECKS: readonly PropertyCheck[] = [
  {
    rule: 'rent',
    file: SUMMARIES_FILE,
    field: 'PublishPrice',
    findProblem: (property) =>
      isHomeToLet(property) && !property.PublishPrice
        ? 'is false: the rent of a home must be in its advertisement'
        : undefined,
  },
  {
    rule: 'charges',
    file: DETAILS_FILE,
    field: 'ChargesRenter',
    findProblem: (property) =>
      isHomeToLet(property) && !property.ChargesRenter && !property.ChargesComment?.trim()
        ? "is empty: name the common charges, or 'none' in ChargesComment"
        : undefined,
  },
  {
    // Decision 17: the limit of the region, not §9's three months everywhere.
    rule: 'deposit',
    file: DETAILS_FILE,
    field: 'DepositAmount',
    findProblem(property, region) {
      const rent = property.MonthlyRent ?? property.Price;
      if (!isHomeToLet(property) || !property.DepositAmount || !rent) return undefined;
      const months = getMaxDepositMonths(region);
      return property.DepositAmount > months * rent
        ? `is ${property.DepositAmount}, above the ${months * rent} that ${REGION_NAMES[region]} allows (${months} months' rent)`
        : undefined;
    },
  },
  {
    // Decision 18.
    rule: 'agency-cost',
    file: DETAILS_FILE,
    field: 'RenterTotalCost',
    findProblem: (property) =>
      property.RenterTotalCost && isToLet(property) && !canShowRenterAgencyCost(property)
        ? 'is void for this home and will not be shown'
        : undefined,
  },
];

const isHomeToLet = (property: PropertyRecord) => isToLet(property) && isDwelling(property);
