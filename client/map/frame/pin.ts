import { formatPrice } from '../../../src/domain/format/price';
import type { MapMessage, MapProperty } from '../../../src/domain/map/map-messages';
import { cloneIcon, createClassedElement } from './element';
import { formatFrameText } from './frame-settings';

/** The pin of one property: a button that says its price, or the house of a property's own page. */
export function createPin(
  property: MapProperty,
  { customMarker, marqueeIgnore }: MapMessage,
): HTMLElement {
  const around = property.Radius > 0 ? ' pin--approximate' : '';
  if (customMarker === 'house') {
    return createClassedElement('span', `pin pin--house${around}`, cloneIcon('house'));
  }
  const price =
    formatPrice(property, { marqueeIgnore }, formatFrameText) || formatFrameText('PRICE_ON_DEMAND');
  const button = createClassedElement('button', `pin${around}`, price);
  button.ariaLabel = formatFrameText('MAP_PIN', { price, id: property.ID });
  return button;
}
