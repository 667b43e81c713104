import type { VatFields } from '../costs/vat-basis';
import { addListedVat } from '../costs/vat-basis';
import type { Property } from './property';
import { computeMonthlyRent } from './rent-period';
import { getSaleKind } from './sale-kind';
import { getSaleKindRules } from './sale-kind-rules';

/** The fields that decide the amount beside a property's name. */
export type ShownPriceFields = VatFields & Partial<Pick<Property, 'StartPrice' | 'PriceUnitText'>>;

/**
 * Returns the amount that pages show, in euro, whether or not it is published: the starting price of a
 * public sale, the bouquet of a life annuity, any other price with the VAT that its property names. What is paid
 * once is in whole euros; a rent is paid to the cent.
 */
export function computeShownPrice(property: ShownPriceFields): number {
  const kind = getSaleKind(property);
  const price = (kind === 'public-sale' && property.StartPrice) || addListedVat(property);
  return kind === 'letting' ? price : Math.round(price);
}

/** Whether pages show the price of a property, and not the starting price of a public sale. */
export const showsOwnPrice = (property: ShownPriceFields): boolean =>
  getSaleKind(property) !== 'public-sale' || !property.StartPrice;

/** Returns the amount by which a property is compared with others, in euro, a rent that of a month; 0 if it has none. */
export function computeComparablePrice(property: ShownPriceFields): number {
  const { isPriceComparable, costs } = getSaleKindRules(property);
  if (!isPriceComparable) return 0;
  return costs === 'tenant' ? computeMonthlyRent(property) : addListedVat(property);
}
