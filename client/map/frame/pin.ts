import { formatPrice, replaceEmptyPrice } from '../../../src/domain/format/price';
import type { MapMessage, MapProperty } from '../../../src/domain/map/map-messages';
import { cloneIcon, createClassedElement } from './element';
import { formatFrameText } from './frame-settings';

/** Creates the pin of a property: a button with its price, or a house on the property's own page. */
export function createPin(
  property: MapProperty,
  { customMarker, marqueeIgnore }: MapMessage,
): HTMLElement {
  const modifier = property.Radius > 0 ? ' pin--approximate' : '';
  if (customMarker === 'house') {
    return createClassedElement('span', `pin pin--house${modifier}`, cloneIcon('house'));
  }
  const price = formatPinPrice(property, { marqueeIgnore });
  const button = createClassedElement('button', `pin${modifier}`, price);
  button.ariaLabel = formatFrameText('MAP_PIN', {
    price,
    city: property.City,
    id: property.ID,
  });
  return button;
}

/** Formats what stands on a property's pin. */
export const formatPinPrice = (
  property: MapProperty,
  { marqueeIgnore }: Pick<MapMessage, 'marqueeIgnore'>,
): string =>
  replaceEmptyPrice(formatPrice(property, { marqueeIgnore }, formatFrameText), formatFrameText);
