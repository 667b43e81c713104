import type { Property } from '../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { getSaleKind } from '../../domain/catalogue/sale-kind';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { findVatBasis } from '../../domain/costs/vat-basis';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import { formatPrice, replaceEmptyPrice } from '../../domain/format/price';
import { isPriceShown } from '../../domain/format/price-visibility';
import { formatWord } from '../../domain/language/catalogue-words';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { formatInSentence } from '../criteria/criteria-words';

/** Formats the price (§5), or the status that stands in its place, as the page's language says it. */
export function formatPriceOrStatus(
  { t, snapshot, language }: Pick<RequestContext, 't' | 'snapshot' | 'language'>,
  property: Parameters<typeof formatPrice>[0],
): string {
  const { MarqueeName } = property;
  const price = formatPrice(property, snapshot.site.configuration.listings, t);
  return price && price === MarqueeName ? formatWord('MarqueeName', price, language) : price;
}

/** Formats the price; 'price on demand' if it is not published (decision 12). */
export const formatPriceOrOnDemand = (
  ctx: RequestContext,
  property: Parameters<typeof formatPrice>[0],
): string => replaceEmptyPrice(formatPriceOrStatus(ctx, property), ctx.t);

type PricedProperty = Parameters<typeof formatPrice>[0] & Partial<Pick<Property, 'MonthlyRent'>>;

/** Formats the price with what it is or contains, where one line says all: 'Bouquet € 145.000, en …'. */
export const formatPriceLine = (ctx: RequestContext, property: PricedProperty): string =>
  [formatPriceOrOnDemand(ctx, property), formatPriceBasis(property, ctx)]
    .filter(Boolean)
    .join(', ');

/**
 * Formats what a price is or contains, beside it (decisions 40 and 106): 'btw inbegrepen', the payments
 * of a life annuity, or that the sale is public or a takeover; '' if there is nothing to say.
 */
export function formatPriceBasis(
  property: PricedProperty,
  { t, snapshot }: Pick<RequestContext, 't' | 'snapshot'>,
): string {
  if (!isPriceShown(property, snapshot.site.configuration.listings)) return '';
  const { priceNote } = getSaleKindRules(property);
  if (priceNote) return t(priceNote);
  if (getSaleKind(property) === 'life-annuity') {
    const { MonthlyRent } = property;
    return MonthlyRent
      ? t('PRICE_ANNUITY', { amount: formatCurrency(MonthlyRent) })
      : t('PRICE_ANNUITY_UNKNOWN');
  }
  const basis = findVatBasis(property);
  if (!basis) return '';
  return t(basis.isGroundTaxed ? 'PRICE_WITH_VAT' : 'PRICE_WITH_BUILDING_VAT');
}

/** Returns the notes below the price: where to make an offer, charges, availability, date of publication. */
export function formatPriceNotes(
  property: Property,
  { t, language }: Pick<RequestContext, 't' | 'language'>,
): string[] {
  const { ChargesRenter, Availability, DatePosted } = property;
  const posted = DatePosted ? formatDate(DatePosted) : '';
  const { offerNote, sinceText } = getSaleKindRules(property);
  const notes: (string | false | 0 | undefined)[] = [
    offerNote && t(offerNote),
    ChargesRenter && t('RENT_PLUS_CHARGES', { amount: formatCurrency(ChargesRenter) }),
    Availability && t('AVAILABLE_WHEN', { when: formatAvailability(Availability, language) }),
    posted && t(sinceText, { date: posted }),
  ];
  return notes.filter((note): note is string => Boolean(note));
}

/** 'Bij akte' → 'bij akte': it ends a sentence. */
function formatAvailability(availability: string, language: Language): string {
  const text = formatWord('Availability', availability, language);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Formats a property in one line: 'Hoeve te koop in Lier [2500], ref. 84213'; type and reference
 * if it has no city. One that is sold or let is offered no more: 'Hoeve, Lier [2500], ref. 84213'.
 */
export function formatPropertyLine(
  { t, snapshot, language }: RequestContext,
  property: Property,
): string {
  const { City, Zip: zip, ID: id, MainTypeName } = property;
  const { listings } = snapshot.site.configuration;
  const type = formatWord('MainTypeName', MainTypeName, language);
  if (!City) return `${type}, ${t('REFERENCE_ID', { id })}`;
  const city = formatCityName(City, listings);
  if (isClosed(getPropertyState(property, listings)))
    return `${type}, ${city} [${zip}], ${formatInSentence(t('REFERENCE_ID', { id }), language)}`;
  const line = t(getSaleKindRules(property).lineText, { type, city, zip, id });
  return line.charAt(0).toUpperCase() + line.slice(1);
}
