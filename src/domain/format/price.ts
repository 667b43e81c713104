import { isForTakeover } from '../catalogue/property-kind';
import type { PropertySummary } from '../catalogue/property-summary';
import type { VatFields } from '../costs/vat-basis';
import { addListedVat } from '../costs/vat-basis';
import type { TextKey } from '../language/texts';
import type { ListingSettings } from '../site/configuration/listings';
import { formatCurrency } from './currency';

type PriceFields = Pick<
  PropertySummary,
  'Price' | 'PublishPrice' | 'Marquee' | 'MarqueeName' | 'PriceUnit' | 'PriceUnitText'
> &
  Partial<Pick<PropertySummary, 'Goal'>> &
  Partial<VatFields>;

/** The price unit that means 'starting from' (§9). */
const STARTING_FROM_UNIT = 7;

/**
 * Formats the price of a property (§5): '' if it is not published, for which the view prints 'price
 * on demand' (decision 12); the name of a marquee in marqueeIgnore; else the amount, after the label
 * STARTING_FROM or before the unit: 'Vanaf € 254.000', '€ 850/maand'. VAT that the listing names is in
 * (decision 40): formatPriceBasis says so.
 */
export function formatPrice(
  property: PriceFields,
  listings: Pick<ListingSettings, 'marqueeIgnore'>,
  t: (key: TextKey) => string,
): string {
  if (!property.PublishPrice) return '';
  if (listings.marqueeIgnore.includes(property.Marquee)) return property.MarqueeName;
  const amount = formatCurrency(addListedVat(property));
  if (property.PriceUnit === STARTING_FROM_UNIT) return `${t('STARTING_FROM')} ${amount}`;
  return amount + formatPriceUnit(property);
}

/** Formats the unit: '€/maand' → '/maand'; a word after a space. Goal 2 is priced once (decision 7). */
function formatPriceUnit(property: PriceFields): string {
  if (property.Goal !== undefined && isForTakeover({ Goal: property.Goal })) return '';
  const unit = property.PriceUnitText.replaceAll('€', '').trimEnd();
  if (unit === '' || unit.startsWith('/')) return unit;
  return `\u00a0${unit.trimStart()}`;
}
