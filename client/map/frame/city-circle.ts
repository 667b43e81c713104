import { Circle } from 'leaflet/src/layer/vector/Circle.js';
import type { MapProperty } from '../../../src/domain/map/map-messages';
import { readForest } from './forest';

/** Creates the circle around a city's centre that replaces an unpublished address (decision 11). */
export const createCityCircle = ({
  Latitude,
  Longitude,
  Radius,
}: Pick<MapProperty, 'Latitude' | 'Longitude' | 'Radius'>): Circle =>
  new Circle([Latitude, Longitude], {
    radius: Radius,
    color: readForest(),
    weight: 2,
    fillColor: readForest(),
    fillOpacity: 0.12,
    interactive: false,
  });
