import type { MapName } from '../../../src/domain/map/base-map-parts';
import { pickMapName } from '../../../src/domain/map/base-map-parts';

/** The settings that the server renders into the frame's page (src/features/map/frame.tsx). */
interface FrameSettings {
  texts: Record<string, string>;
  /** The site's cities: name, coordinates and number of properties. */
  cities: readonly (readonly [name: string, latitude: number, longitude: number, count: number])[];
  /** The URL of the drawn ground; absent where nobody knows the region. */
  ground?: string;
  /** The path of a list, below which an id is the page of its property. */
  offer: string;
  /** The provider of tiles, if one is configured (decision 33). */
  tiles?: { url: string; attribution: string; maxZoom: number };
}

export const frameSettings = JSON.parse(document.body.dataset.map ?? '') as FrameSettings;

/** Returns an interface text with its placeholders filled in. */
export const formatFrameText = (
  key: string,
  values: Record<string, string | number> = {},
): string =>
  (frameSettings.texts[key] ?? '').replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  );

/** Returns a name of the base map in the visitor's language. */
export const getMapName = (name: MapName): string =>
  pickMapName(name, document.documentElement.lang);
