import { computeListedVat, LISTED_VAT_FIELDS } from '../../costs/vat-basis';
import type { Property } from '../property';

/** What the source computed from its own price: wrong beside another one, so left out until the source says it again. */
const COMPUTED_FROM_PRICE = [
  'RegisteredRights',
  'NotaryFee',
  'NotaryFeeVAT',
  'TotalCost',
  'TotalPrice',
] as const satisfies (keyof Property)[];

export const PRICE_FIELDS = [
  'Price',
  ...LISTED_VAT_FIELDS,
  ...COMPUTED_FROM_PRICE,
] as const satisfies (keyof Property)[];

/** Returns the fields of another price; VAT is due on the same part of it as before. */
export const changePrice = (
  property: Property,
  price: number,
): Partial<Record<(typeof PRICE_FIELDS)[number], number | undefined>> => ({
  ...Object.fromEntries(COMPUTED_FROM_PRICE.map((field) => [field, undefined])),
  ...computeListedVat(property, price),
  Price: price,
});
