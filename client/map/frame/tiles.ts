import type { Map as LeafletMap } from 'leaflet';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { formatFrameText, frameSettings } from './frame-settings';

/**
 * Shows the tiles of a configured provider over the drawn map, only after the visitor presses the button
 * beside the sentence that names the provider (decisions 32 and 33). If none of the first comes, it says so, and the
 * button may be pressed again.
 */
export function attachTilesButton(map: LeafletMap): void {
  const { tiles } = frameSettings;
  const button = document.querySelector<HTMLButtonElement>('[data-load-tiles]');
  if (!tiles || !button) return;
  const note = button.closest('[data-tiles-notice]');
  const question = [...(note?.childNodes ?? [])];
  button.addEventListener('click', () => {
    const { url, maxZoom } = tiles;
    const layer = new TileLayer(url, {
      maxZoom,
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
    const giveUp = () => {
      layer.remove();
      note?.replaceChildren(formatFrameText('MAP_GROUND_LOST'), ' ', ...question);
    };
    // 'load': each tile in sight came or failed.
    layer.once('load', giveUp).once('tileload', () => layer.off('load', giveUp));
    layer.addTo(map);
    map.setMaxZoom(maxZoom);
    note?.replaceChildren(tiles.attribution);
  });
}
