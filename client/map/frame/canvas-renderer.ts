import type { Path, Renderer } from 'leaflet';
import { Canvas } from 'leaflet/src/layer/vector/Canvas.js';
import { Map as LeafletMap } from 'leaflet/src/map/index.js';

/** The canvas of shapes over the base map: circles of cities and the drawn shape. */
const overlayCanvas = new Canvas({ padding: 0.2 });

// Leaflet's own getRenderer imports its SVG renderer too; here each shape has a canvas in its options.
LeafletMap.include({
  getRenderer(this: LeafletMap, { options }: Path): Renderer {
    const renderer = options.renderer ?? overlayCanvas;
    if (!this.hasLayer(renderer)) this.addLayer(renderer);
    return renderer;
  },
});
