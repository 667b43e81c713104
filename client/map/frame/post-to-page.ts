import type { FrameMessage } from '../../../src/domain/map/map-messages';

/** Tells the page that embeds the map, if one does: our own origin and no other. */
export function postToPage(message: FrameMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
