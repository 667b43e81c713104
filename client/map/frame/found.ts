import type { AnyProps, ClusterFeature, PointFeature } from 'supercluster';
import type { MapProperty } from '../message';

/** What stands in one place of the map: one property, or several as one. */
export type Alone = PointFeature<MapProperty>;
export type Several = ClusterFeature<AnyProps>;
export type Found = Alone | Several;

export const isSeveral = (feature: Found): feature is Several => 'cluster' in feature.properties;

export const keyOf = (feature: Found): string =>
  isSeveral(feature) ? `cluster ${feature.properties.cluster_id}` : `${feature.properties.ID}`;

export const placeOf = ({ geometry: { coordinates } }: Found) =>
  [coordinates[1] ?? 0, coordinates[0] ?? 0] as const;

export const featureOf = (properties: MapProperty): Alone => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [properties.Longitude, properties.Latitude] },
  properties,
});
