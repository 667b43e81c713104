import type { MapAnswer } from '../message';

/** Tells the page that embeds the map, if one does: our own origin and no other. */
export function answer(message: MapAnswer): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
