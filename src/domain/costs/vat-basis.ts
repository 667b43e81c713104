import type { Property } from '../catalogue/property';
import type { SaleKindSource } from '../catalogue/sale-kind';
import { getSaleKind } from '../catalogue/sale-kind';
import type { Cents } from './cents';
import { takePercent, toCents } from './cents';

/** Base of the VAT on a new home, as its property says. */
export interface VatBasis {
  percent: number;
  /** The price of the land, contained in the asking price. */
  ground: Cents;
  /** Whether one seller sells land and building, so that VAT is due on both. */
  isGroundTaxed: boolean;
}

/** The fields that say which VAT is due, beside the price. */
export type VatFields = SaleKindSource &
  Pick<Property, 'Price'> &
  Partial<Pick<Property, 'VATPercentage' | 'VATValue' | 'VATBuilding' | 'GroundPart'>>;

/**
 * Finds what VAT is due on: land and building if the VAT of the property is that of the whole price,
 * the building alone if it is that of the building. Undefined if the property has no VAT.
 */
export function findVatBasis(property: VatFields): VatBasis | undefined {
  if (getSaleKind(property) !== 'new-construction' || !(property.Price > 0)) return undefined;
  const { Price, VATPercentage = 0, VATValue, VATBuilding, GroundPart } = property;
  const vat = VATValue || VATBuilding || (Price * VATPercentage) / 100;
  if (!(vat > 0)) return undefined;
  const percent = VATPercentage || Math.round((vat / Price) * 100);
  const ground = toCents(GroundPart ?? 0);
  const wholeVat = takePercent(toCents(Price), percent);
  // The listing software rounds to whole euros.
  const isGroundTaxed = ground === 0 || Math.abs(wholeVat - toCents(vat)) < toCents(2);
  return { percent, ground, isGroundTaxed };
}

/** Returns the amount that VAT is due on. */
export const getVatBase = (price: Cents, { ground, isGroundTaxed }: VatBasis): Cents =>
  isGroundTaxed ? price : price - ground;

/** Returns the price with the VAT that its property names; the price itself if it names none. */
export function addListedVat(property: VatFields): number {
  const { Price } = property;
  const basis = findVatBasis(property);
  if (!basis) return Price;
  const price = toCents(Price);
  return (price + takePercent(getVatBase(price, basis), basis.percent)) / 100;
}

/** The fields of a listing that say how much VAT its price takes. */
export const LISTED_VAT_FIELDS = ['VATPercentage', 'VATValue', 'VATBuilding'] as const;

/** Returns those fields at another price: VAT is due on the same part of it, at the same rate. */
export function computeListedVat(
  property: VatFields,
  price: number,
): Partial<Record<(typeof LISTED_VAT_FIELDS)[number], number | undefined>> {
  const basis = findVatBasis(property);
  if (!basis) return {};
  const vat = takePercent(getVatBase(toCents(price), basis), basis.percent);
  return { VATPercentage: basis.percent, VATValue: Math.round(vat / 100), VATBuilding: undefined };
}
