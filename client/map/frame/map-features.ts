import type { AnyProps, ClusterFeature, PointFeature } from 'supercluster';
import type { MapProperty } from '../../../src/domain/map/map-messages';

/** A pin on the map: one property, or a cluster of several. */
export type PropertyFeature = PointFeature<MapProperty>;
export type PropertyCluster = ClusterFeature<AnyProps>;
export type MapFeature = PropertyFeature | PropertyCluster;

export const isCluster = (feature: MapFeature): feature is PropertyCluster =>
  'cluster' in feature.properties;

export const getFeatureKey = (feature: MapFeature): string =>
  isCluster(feature) ? `cluster ${feature.properties.cluster_id}` : `${feature.properties.ID}`;

export const getFeaturePosition = ({ geometry: { coordinates } }: MapFeature) =>
  [coordinates[1] ?? 0, coordinates[0] ?? 0] as const;

export const toPropertyFeature = (properties: MapProperty): PropertyFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [properties.Longitude, properties.Latitude] },
  properties,
});
