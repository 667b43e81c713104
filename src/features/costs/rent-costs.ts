import type { Property } from '../../domain/catalogue/property';
import { computeMonthlyRent } from '../../domain/catalogue/rent-period';
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
  rent: Cents;
  charges: Cents;
  /** Rent and charges of a month. */
  monthly: Cents;
  deposit: Cents;
  /** The highest deposit by law, in months; undefined if there is no ceiling. */
  maximumDepositMonths: number | undefined;
  inventory: Cents;
  /** The agency's cost, where the tenant may be asked for it. */
  agency: Cents;
  /** First month, deposit, inventory and agency. */
  start: Cents;
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
  return {
    rent,
    charges,
    monthly: rent + charges,
    deposit,
    maximumDepositMonths: region && isDwelling(property) ? getMaxDepositMonths(region) : undefined,
    inventory,
    agency,
    start: rent + charges + deposit + inventory + agency,
  };
}
