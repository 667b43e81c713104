import type { MapName } from './base-map';

/** What the server wrote into the frame's page (src/features/map/frame.tsx). */
interface FrameSettings {
  texts: Record<string, string>;
  /** The towns of the site: name, place, and how many of its offers lie there. */
  towns: readonly (readonly [name: string, latitude: number, longitude: number, count: number])[];
  /** A provider of tiles, where one is configured (decision 33). */
  tiles?: { url: string; attribution: string; maxZoom: number };
}

export const frameSettings = JSON.parse(document.body.dataset.map ?? '') as FrameSettings;

/** The interface text of a key, `{name}` replaced by its value. */
export const formatFrameText = (
  key: string,
  values: Record<string, string | number> = {},
): string =>
  (frameSettings.texts[key] ?? '').replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  );

/** A name of the base map in the visitor's language. */
export const getMapName = (name: MapName): string =>
  typeof name === 'string' ? name : (name[document.documentElement.lang] ?? name.fr ?? '');
