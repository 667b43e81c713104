import type { Property } from '../../domain/catalogue/property';
import { isForSale } from '../../domain/catalogue/property';
import { isPriceShown } from '../../domain/format/price-visibility';
import type { TextKey } from '../../domain/language/texts';
import type { ListingSettings } from '../../domain/site/configuration/listings';

/** A part of the total a buyer pays, in euro. */
interface CostPart {
  term: TextKey;
  amount: number;
}

export interface TotalCost {
  parts: CostPart[];
  total: number;
}

/** The parts besides the price, as the listing software calculates them (§3). */
const COST_PARTS = [
  { field: 'RegisteredRights', term: 'FIELD_REGISTERED_RIGHTS' },
  { field: 'VATValue', term: 'FIELD_VAT_VALUE' },
  { field: 'NotaryFeeVAT', term: 'FIELD_NOTARY_FEE_VAT' },
  { field: 'VariousCosts', term: 'FIELD_VARIOUS_COSTS' },
] as const satisfies readonly { field: keyof Property; term: TextKey }[];

/** Fields shown in the cost panel and therefore left out of the list below it. */
export const TOTAL_COST_FIELDS: ReadonlySet<keyof Property> = new Set([
  ...COST_PARTS.map(({ field }) => field),
  'RegistrationType',
  'TotalPrice',
  'CadastralIncome',
]);

/**
 * Computes the total a buyer pays, from the asking price down. Undefined if the price is not
 * published (decision 11), or if the parts do not add up to the total of the listing software: a
 * wrong sum is worse than none.
 */
export function computeTotalCost(
  property: Property,
  listings: Pick<ListingSettings, 'marqueeIgnore'>,
): TotalCost | undefined {
  const { Price, TotalPrice: total = 0 } = property;
  if (!isForSale(property) || !isPriceShown(property, listings) || total <= 0) return undefined;
  const parts: CostPart[] = [
    { term: 'FIELD_ASKING_PRICE' as const, amount: Price },
    ...COST_PARTS.map(({ field, term }) => ({ term, amount: property[field] ?? 0 })),
  ].filter(({ amount }) => amount > 0);
  const sum = parts.reduce((subtotal, { amount }) => subtotal + amount, 0);
  return Math.abs(sum - total) < 1 ? { parts, total } : undefined;
}
