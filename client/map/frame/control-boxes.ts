import type { Map as LeafletMap } from 'leaflet';

type ControlBox = readonly [left: number, top: number, right: number, bottom: number];

/** Returns what the buttons and cards over the map cover, in the pixels of its layers; no name is placed there. */
export const findControlBoxes = (map: LeafletMap): ControlBox[] =>
  [...document.querySelectorAll('.map-controls, .zones, .tiles-prompt, .map-attribution')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, right, bottom }) => {
      const start = map.containerPointToLayerPoint([left, top]);
      const end = map.containerPointToLayerPoint([right, bottom]);
      return [start.x, start.y, end.x, end.y];
    });
