import { Circle } from 'leaflet/src/layer/vector/Circle.js';
import type { MapProperty } from '../../../src/domain/map/map-messages';

/** Creates the circle around a city's centre that replaces an unpublished address (decision 11). */
export const createCityCircle = ({
  Latitude,
  Longitude,
  Radius,
}: Pick<MapProperty, 'Latitude' | 'Longitude' | 'Radius'>): Circle =>
  new Circle([Latitude, Longitude], {
    radius: Radius,
    color: '#1e3a2f',
    weight: 2,
    fillColor: '#1e3a2f',
    fillOpacity: 0.12,
    interactive: false,
  });
