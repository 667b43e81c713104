import type { Map as LeafletMap } from 'leaflet';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { frameSettings } from './frame-settings';

/**
 * Shows the tiles of a configured provider over the drawn map, only after the visitor presses the button
 * beside the sentence that names the provider (decisions 32 and 33).
 */
export function attachTilesButton(map: LeafletMap): void {
  const { tiles } = frameSettings;
  const button = document.querySelector<HTMLButtonElement>('[data-load-tiles]');
  if (!tiles || !button) return;
  button.addEventListener('click', () => {
    const { url, maxZoom } = tiles;
    new TileLayer(url, { maxZoom, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(map);
    map.setMaxZoom(maxZoom);
    const note = button.closest<HTMLElement>('[data-tiles-notice]');
    if (note) note.textContent = tiles.attribution;
  });
}
