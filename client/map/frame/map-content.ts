import type { MapMessage } from '../../../src/domain/map/map-messages';

/** The handlers of a map's later messages, by its kind. */
export interface MapContent {
  highlight?(id: number | null): void;
  setZones?(zones: MapMessage['messageInfo']['zones']): void;
  /** Fits all content into the view. */
  fitAll?(): void;
  /** Removes the content before another list is shown. */
  remove(): void;
}
