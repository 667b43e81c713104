import type { MapMessage, ZoneCity } from './map-messages';

/**
 * What an embedded map shows, which the server renders on its element, as JSON in `data-map` (§7): one place, the
 * properties of a list, or the zones that a form offers.
 */
export interface MapSettings {
  /** The property that the page is about; its pin shows no price. */
  place?: PlacedProperty;
  /** The URL of the properties of a list. */
  points?: string;
  /** Whether the page's list is beside the map: a card and its pin are highlighted together. */
  inStep?: boolean;
}

/** A property on the map of its own page, as short as it can be: each page has one. */
export type PlacedProperty = readonly [
  id: number,
  latitude: number,
  longitude: number,
  radius: number,
];

/** What the map's frame tells the page around it, in its own `data-map`: the same for every map of the site. */
export interface SharedMapSettings extends Pick<MapMessage, 'marqueeIgnore'> {
  /** The URL of the cards of pins. */
  cards: string;
}

/** The zones that a form offers, as JSON in `data-zones`: its cities and the names of its fields. */
export interface ZoneSettings {
  towns: ZoneCity[];
  fields: { towns: string; shape: string; goal: string };
}
