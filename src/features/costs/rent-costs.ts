import type { Property } from '../../domain/catalogue/property';
import { computeMonthlyRent, findRentPeriod } from '../../domain/catalogue/rent-period';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import type { Cents } from '../../domain/costs/cents';
import { toCents } from '../../domain/costs/cents';
import {
  canShowRenterAgencyCost,
  getMaxDepositMonths,
  isDwelling,
} from '../../domain/law/legal-rules';
import { findRegion } from '../../domain/law/region';

/** Costs of a tenant. */
export interface RentCosts {
  /** The rent of a month, on average if it is asked for a year. */
  rent: Cents;
  /** The rent as it is asked for a year, which nobody said is paid by the month; undefined otherwise. */
  yearlyRent: Cents | undefined;
  charges: Cents;
  /** Rent and charges of a month. */
  monthly: Cents;
  deposit: Cents;
  /** The highest deposit by law, in months; undefined if there is no ceiling. */
  maximumDepositMonths: number | undefined;
  inventory: Cents;
  /** The agency's cost, where the tenant may be asked for it. */
  agency: Cents;
  /** First month, deposit, inventory and agency; undefined if nothing but the first month is known, or not even that. */
  start: Cents | undefined;
}

/** Computes what a tenant pays a month and at the start; undefined if the property is not let. */
export function computeRentCosts(property: Property): RentCosts | undefined {
  if (getSaleKindRules(property).costs !== 'tenant' || !(property.Price > 0)) return undefined;
  const { MonthlyRent, ChargesRenter, DepositAmount, RenterInventory, RenterTotalCost } = property;
  const rent = toCents(MonthlyRent || computeMonthlyRent(property));
  const charges = toCents(ChargesRenter ?? 0);
  const deposit = toCents(DepositAmount ?? 0);
  const inventory = toCents(RenterInventory ?? 0);
  const agency = canShowRenterAgencyCost(property) ? toCents(RenterTotalCost ?? 0) : 0;
  const region = findRegion(property);
  const yearlyRent = findRentPeriod(property) === 'year' ? toCents(property.Price) : undefined;
  const once = deposit + inventory + agency;
  return {
    rent,
    yearlyRent,
    charges,
    monthly: rent + charges,
    deposit,
    maximumDepositMonths: region && isDwelling(property) ? getMaxDepositMonths(region) : undefined,
    inventory,
    agency,
    start: once > 0 && yearlyRent === undefined ? rent + charges + once : undefined,
  };
}
