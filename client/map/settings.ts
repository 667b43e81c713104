import type { MapMessage, MapProperty, ZoneTown } from './message';

/** Settings of a map in its `data-map` attribute, as JSON (§7). */
export interface MapSettings
  extends Pick<MapMessage, 'mapType' | 'customMarker' | 'marqueeIgnore'> {
  /** Path of the page that the map's frame shows. */
  frame: string;
  title: string;
  /** Path of the cards of properties on the map. */
  cards: string;
  /** Path of the properties to show; a property's own page carries them in `propsList`. */
  points?: string;
  propsList?: MapProperty[];
  /** True if the page's own list is beside the map and follows it. */
  inStep?: boolean;
}

/** What the server says of zones: the towns there are, and the fields of what is chosen. */
export interface ZoneSettings {
  towns: ZoneTown[];
  fields: { towns: string; area: string };
}
