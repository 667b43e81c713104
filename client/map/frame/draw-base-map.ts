import type { LatLng, LatLngExpression, Map as LeafletMap } from 'leaflet';
import { Canvas } from 'leaflet/src/layer/vector/Canvas.js';
import { Polygon } from 'leaflet/src/layer/vector/Polygon.js';
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js';
import type { BaseMap } from '../../../src/domain/map/base-map';
import { unpackLine } from '../../../src/domain/map/base-map-parts';
import { computeCurve } from './curve';

const BASE_MAP_COLORS = {
  wood: '#d5dbc8',
  water: '#a9bec4',
  road: '#fbf8f1',
  casing: '#cfc6b4',
  border: '#857d70',
};

/** Line widths of sizes 1, 2 and 3 at zoom 10, in pixels. */
const RIVER_WIDTHS = [1.6, 3.6, 6];
const ROAD_WIDTHS = [2, 3, 4.5];

const WOODS_IN_A_TASK = 15;

/**
 * Draws the base map (decision 33) on a canvas of its own: woods, rivers, roads with their casing,
 * borders. These are a dozen shapes in all; their lines grow with the zoom. What is computed for each is a task of its
 * own, so that a press in between is answered.
 */
export async function drawBaseMap(map: LeafletMap, base: BaseMap): Promise<void> {
  map.createPane('base-map').style.zIndex = '150';
  const common = {
    renderer: new Canvas({ pane: 'base-map', padding: 0.2 }),
    pane: 'base-map',
    interactive: false,
    smoothFactor: 0.6,
  };
  const drawLine = (lines: LatLngExpression[][], color: string, dashArray?: string) =>
    new Polyline(lines, { ...common, color, dashArray, lineCap: 'round' }).addTo(map);
  const computeCurvesOfSize = (features: BaseMap['rivers'], size: number) =>
    features
      .filter(([lineSize]) => lineSize === size)
      .map(([, , packed]) => computeCurve(unpackLine(packed)));
  const scaledLines: { shape: Polyline; widthAtZoom10: number; extraWidth: number }[] = [];
  const drawScaledLine = (
    lines: LatLngExpression[][],
    color: string,
    widthAtZoom10: number,
    extraWidth = 0,
  ): Polyline => {
    const shape = drawLine(lines, color);
    scaledLines.push({ shape, widthAtZoom10, extraWidth });
    return shape;
  };

  if (base.seas.length > 0)
    new Polygon(base.seas.map(unpackLine), {
      ...common,
      stroke: false,
      fillColor: BASE_MAP_COLORS.water,
      fillOpacity: 1,
    }).addTo(map);
  for (let first = 0; first < base.woods.length; first += WOODS_IN_A_TASK) {
    new Polygon(
      base.woods
        .slice(first, first + WOODS_IN_A_TASK)
        .map((wood) => computeCurve(unpackLine(wood), true)),
      {
        ...common,
        stroke: false,
        fillColor: BASE_MAP_COLORS.wood,
        fillOpacity: 1,
        fillRule: 'nonzero',
      },
    ).addTo(map);
    await startTask();
  }
  for (const [index, width] of RIVER_WIDTHS.entries())
    drawScaledLine(computeCurvesOfSize(base.rivers, index + 1), BASE_MAP_COLORS.water, width);
  await startTask();
  const casings = ROAD_WIDTHS.map((width, index) =>
    drawScaledLine(computeCurvesOfSize(base.roads, index + 1), BASE_MAP_COLORS.casing, width, 1.5),
  );
  await startTask();
  for (const [index, width] of ROAD_WIDTHS.entries()) {
    const casing = casings[index];
    if (casing) drawScaledLine(casing.getLatLngs() as LatLng[][], BASE_MAP_COLORS.road, width);
  }
  drawLine(base.borders.map(unpackLine), BASE_MAP_COLORS.border, '1 6').setStyle({ weight: 1.5 });

  const updateWidths = () => {
    const factor = 1.32 ** (map.getZoom() - 10);
    for (const { shape, widthAtZoom10, extraWidth } of scaledLines)
      shape.setStyle({ weight: widthAtZoom10 * factor + extraWidth });
  };
  map.on('zoomend', updateWidths);
  updateWidths();
}

/** Lets the browser answer and paint before what follows. */
const startTask = () => new Promise((resolve) => setTimeout(resolve));
