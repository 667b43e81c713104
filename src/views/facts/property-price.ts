import type { Property } from '../../domain/catalogue/property';
import { isForSale, isForTakeover } from '../../domain/catalogue/property-kind';
import { isLifeAnnuity } from '../../domain/costs/cost-subject';
import { findVatBasis } from '../../domain/costs/vat-basis';
import { formatCityName } from '../../domain/format/address';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import { formatPrice } from '../../domain/format/price';
import { isPriceShown } from '../../domain/format/price-visibility';
import type { TextKey, Translate } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';

/** Formats the price (§5); 'price on demand' if it is not published (decision 12). */
export const formatPriceOrOnDemand = (
  { t, snapshot }: RequestContext,
  property: Parameters<typeof formatPrice>[0],
): string => formatPrice(property, snapshot.site.configuration.listings, t) || t('PRICE_ON_DEMAND');

/**
 * Formats what a price is or contains, beside it (decision 40): 'btw inbegrepen', or the sum at signing and
 * the payments of a life annuity; '' if there is nothing to say.
 */
export function formatPriceBasis(
  property: Parameters<typeof formatPrice>[0] &
    Parameters<typeof isLifeAnnuity>[0] &
    Pick<Property, 'MonthlyRent'>,
  { t, snapshot }: Pick<RequestContext, 't' | 'snapshot'>,
): string {
  if (!isPriceShown(property, snapshot.site.configuration.listings)) return '';
  if (isLifeAnnuity(property)) {
    const { MonthlyRent } = property;
    return MonthlyRent
      ? t('PRICE_ANNUITY', { amount: formatCurrency(MonthlyRent) })
      : t('PRICE_BOUQUET');
  }
  const basis = findVatBasis(property);
  if (!basis) return '';
  return t(basis.isGroundTaxed ? 'PRICE_WITH_VAT' : 'PRICE_WITH_BUILDING_VAT');
}

/** Returns the notes below the price: charges, availability, date of publication. */
export function formatPriceNotes(property: Property, t: Translate): string[] {
  const { ChargesRenter, Availability, DatePosted } = property;
  const posted = DatePosted ? formatDate(DatePosted) : '';
  const notes: (string | false | 0 | undefined)[] = [
    isForTakeover(property) && t('FOR_TAKEOVER'),
    ChargesRenter && t('RENT_PLUS_CHARGES', { amount: formatCurrency(ChargesRenter) }),
    Availability &&
      t('AVAILABLE_WHEN', { when: Availability.charAt(0).toLowerCase() + Availability.slice(1) }),
    posted && t(POSTED_SINCE_TEXTS[getPropertyGoal(property)], { date: posted }),
  ];
  return notes.filter((note): note is string => Boolean(note));
}

/**
 * Formats a property in one line: 'Hoeve te koop in Durbuy [6940], ref. 84213'; type and reference
 * if it has no city.
 */
export function formatPropertyLine({ t, snapshot }: RequestContext, property: Property): string {
  const { City, Zip: zip, ID: id, MainTypeName: type } = property;
  if (!City) return `${type}, ${t('REFERENCE_ID', { id })}`;
  const city = formatCityName(City, snapshot.site.configuration.listings);
  const line = t(PROPERTY_LINE_TEXTS[getPropertyGoal(property)], { type, city, zip, id });
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const PROPERTY_LINE_TEXTS: Record<PropertyGoal, TextKey> = {
  sale: 'PROPERTY_LINE_FOR_SALE',
  rent: 'PROPERTY_LINE_FOR_RENT',
  takeover: 'PROPERTY_LINE_FOR_TAKEOVER',
};

type PropertyGoal = 'sale' | 'rent' | 'takeover';

const getPropertyGoal = (property: Pick<Property, 'Goal'>): PropertyGoal => {
  if (isForSale(property)) return 'sale';
  return isForTakeover(property) ? 'takeover' : 'rent';
};

const POSTED_SINCE_TEXTS: Record<PropertyGoal, TextKey> = {
  sale: 'FOR_SALE_SINCE',
  rent: 'FOR_RENT_SINCE',
  takeover: 'FOR_TAKEOVER_SINCE',
};
