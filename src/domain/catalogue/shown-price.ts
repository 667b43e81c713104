import type { VatFields } from '../costs/vat-basis';
import { addListedVat } from '../costs/vat-basis';
import type { Property } from './property';
import { getSaleKind } from './sale-kind';
import { getSaleKindRules } from './sale-kind-rules';

/** The fields that decide the amount beside a property's name. */
export type ShownPriceFields = VatFields & Partial<Pick<Property, 'StartPrice'>>;

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

/** Returns the amount by which a property is compared with others, in euro; 0 if it has none. */
export const computeComparablePrice = (property: ShownPriceFields): number =>
  getSaleKindRules(property).isPriceComparable ? addListedVat(property) : 0;
