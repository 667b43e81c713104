import { formatPrice } from '../../../src/domain/format/price';
import type { MapMessage, MapProperty } from '../message';
import { drawing, element } from './element';
import { t } from './settings';

/** The pin of one property: a button that says its price, or the house of a property's own page. */
export function pinFor(
  property: MapProperty,
  { customMarker, marqueeIgnore }: MapMessage,
): HTMLElement {
  const around = property.Radius > 0 ? ' pin--around' : '';
  if (customMarker === 'house') {
    return element('span', `pin pin--house${around}`, drawing('house'));
  }
  const price = formatPrice(property, { marqueeIgnore }, t) || t('PRICE_ON_DEMAND');
  const button = element('button', `pin${around}`, price);
  button.ariaLabel = t('MAP_PIN', { price, id: property.ID });
  return button;
}
