import type { MapMessage, MapProperty, ZoneCity } from './map-messages';

/** The settings that the server renders on the element of an embedded map, as JSON in `data-map` (§7). */
export interface MapSettings
  extends Pick<MapMessage, 'mapType' | 'customMarker' | 'marqueeIgnore'> {
  /** The URL of the map's frame. */
  frame: string;
  /** What the frame's page will ask for: its script, styles and base map. */
  files: string[];
  /** The title of the frame. */
  title: string;
  /** The URL of the cards of pins. */
  cards: string;
  /** The URL of the properties; a property's own page lists them in `propsList` instead. */
  points?: string;
  propsList?: PlacedProperty[];
  /** Whether the page's list is beside the map: a card and its pin are highlighted together. */
  inStep?: boolean;
}

/** A property on the map of its own page, where its pin shows no price. */
type PlacedProperty = Pick<MapProperty, 'ID' | 'Latitude' | 'Longitude' | 'Radius'>;

/** The zones that a form offers, as JSON in `data-zones`: its cities and the names of its fields. */
export interface ZoneSettings {
  towns: ZoneCity[];
  fields: { towns: string; shape: string; goal: string };
}
