import type { FrameMessage } from '../../../src/domain/map/map-messages';

/** Posts a message to the page that embeds the map, if there is one and it has our own origin. */
export function postToPage(message: FrameMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
