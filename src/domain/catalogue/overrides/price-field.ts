import { takePercent, toCents } from '../../costs/cents';
import { findVatBasis, getVatBase } from '../../costs/vat-basis';
import type { Property } from '../property';
import { getSaleKind } from '../sale-kind';

/** What the source computed from its own price: wrong beside another one, so left out until the source says it again. */
const COMPUTED_FROM_PRICE = [
  'RegisteredRights',
  'NotaryFee',
  'NotaryFeeVAT',
  'TotalCost',
  'TotalPrice',
  'VATBuilding',
] as const satisfies (keyof Property)[];

export const PRICE_FIELDS = [
  'Price',
  'VATPercentage',
  'VATValue',
  ...COMPUTED_FROM_PRICE,
] as const satisfies (keyof Property)[];

/** Returns the fields of another price; VAT is due on the same part of it as before. */
export function changePrice(
  property: Property,
  price: number,
): Partial<Record<(typeof PRICE_FIELDS)[number], number | undefined>> {
  const basis = findVatBasis(property);
  const vat = basis && takePercent(getVatBase(toCents(price), basis), basis.percent);
  return {
    ...Object.fromEntries(COMPUTED_FROM_PRICE.map((field) => [field, undefined])),
    Price: price,
    VATPercentage: basis?.percent ?? property.VATPercentage,
    VATValue: vat === undefined ? property.VATValue : Math.round(vat / 100),
  };
}

/** Whether the price of a listing can be changed by itself: a public sale shows its starting price. */
export const isPriceChangeable = (property: Property): boolean =>
  getSaleKind(property) !== 'public-sale';
