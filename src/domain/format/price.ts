import type { PropertySummary } from '../catalogue/property-summary';
import { STARTING_FROM_UNIT } from '../catalogue/sale-kind';
import { getSaleKindRules } from '../catalogue/sale-kind-rules';
import type { ShownPriceFields } from '../catalogue/shown-price';
import { computeShownPrice } from '../catalogue/shown-price';
import type { TextKey } from '../language/texts';
import type { ListingSettings } from '../site/configuration/listings';
import { formatCurrency } from './currency';

type PriceFields = Pick<
  PropertySummary,
  'Price' | 'PublishPrice' | 'Marquee' | 'MarqueeName' | 'PriceUnit' | 'PriceUnitText'
> &
  ShownPriceFields;

/**
 * Formats the price of a property (§5): '' if it is not published or not known (replaceEmptyPrice); the name of a marquee in marqueeIgnore; else the amount, after the label
 * STARTING_FROM or that of its kind of sale, or before the unit: 'Vanaf € 254.000', 'Bouquet € 145.000',
 * '€ 850/maand'. VAT that the listing names is in (decision 40): formatPriceBasis says so.
 */
export function formatPrice(
  property: PriceFields,
  listings: Pick<ListingSettings, 'marqueeIgnore'>,
  t: (key: TextKey) => string,
): string {
  if (!property.PublishPrice) return '';
  if (listings.marqueeIgnore.includes(property.Marquee)) return property.MarqueeName;
  const price = computeShownPrice(property);
  if (price === 0) return '';
  const amount = formatCurrency(price);
  const { priceLabel, hasPriceUnit } = getSaleKindRules(property);
  if (priceLabel) return `${t(priceLabel)} ${amount}`;
  if (property.PriceUnit === STARTING_FROM_UNIT) return `${t('STARTING_FROM')} ${amount}`;
  return hasPriceUnit ? amount + formatPriceUnit(property, t) : amount;
}

/** Returns a formatted price; 'price on demand' in the place of an empty one (decision 12). */
export const replaceEmptyPrice = (price: string, t: (key: TextKey) => string): string =>
  price || t('PRICE_ON_DEMAND');

/** Formats the unit: '€/maand' → '/maand' in the language of the page; a word after a space. */
function formatPriceUnit({ PriceUnitText }: PriceFields, t: (key: TextKey) => string): string {
  const known = PRICE_UNIT_TEXTS[PriceUnitText];
  if (known) return t(known);
  const unit = PriceUnitText.replaceAll('€', '').trimEnd();
  if (unit === '' || unit.startsWith('/')) return unit;
  return `\u00a0${unit.trimStart()}`;
}

/** The units of the listing software, in both its languages. */
const PRICE_UNIT_TEXTS: Readonly<Record<string, TextKey>> = {
  '€/maand': 'PRICE_UNIT_MONTH',
  '€/mois': 'PRICE_UNIT_MONTH',
  '€/jaar': 'PRICE_UNIT_YEAR',
  '€/an': 'PRICE_UNIT_YEAR',
};
