import type { Path, Renderer } from 'leaflet';
import { Canvas } from 'leaflet/src/layer/vector/Canvas.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';

/** What shapes over the base map are drawn on: circles of towns, a drawn area. */
const overlayCanvas = new Canvas({ padding: 0.2 });

// Leaflet's own way to find a renderer brings its SVG one along: here a shape names its canvas.
LeafletMap.include({
  getRenderer(this: LeafletMap, { options }: Path): Renderer {
    const renderer = options.renderer ?? overlayCanvas;
    if (!this.hasLayer(renderer)) this.addLayer(renderer);
    return renderer;
  },
});
