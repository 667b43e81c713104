import { findMapLocation } from '../../domain/catalogue/map-points';
import type { RequestContext } from '../../platform/request-context';
import { LazyMap } from './lazy-map';

/** A property or project with the fields that decide its location on a map. */
type LocatedRecord = Parameters<typeof findMapLocation>[0] & { ID: number };

/**
 * A property or project on a map, or a circle around the city if the address is not published
 * (decision 11); nothing without coordinates.
 */
export function LocationMap({ ctx, record }: { ctx: RequestContext; record: LocatedRecord }) {
  const { t, snapshot } = ctx;
  const location = findMapLocation(record, snapshot.site.towns);
  if (!location) return null;
  return (
    <div className="property__map">
      <LazyMap
        ctx={ctx}
        title={t('MAP_OF_PROPERTY')}
        settings={{
          place: [record.ID, location.Latitude, location.Longitude, location.Radius],
        }}
      >
        {location.Radius > 0 ? (
          <span className="map__notice">
            {t(record.PublishAddress ? 'MAP_CIRCLE_TOWN' : 'MAP_CIRCLE_NOTICE')}
          </span>
        ) : null}
      </LazyMap>
    </div>
  );
}
