import type { Property } from '../../domain/catalogue/property';
import { getPublishedCoordinates } from '../../domain/catalogue/property';
import type { RequestContext } from '../../platform/request-context';
import { LocationMap } from '../../views/ui/location-map';
import { Embed } from './embed';

/**
 * The property on a map, and a link to street view only with a published address, loaded when the
 * visitor presses it.
 */
export function PropertyMap({ ctx, property }: { ctx: RequestContext; property: Property }) {
  return (
    <>
      <LocationMap ctx={ctx} record={property} />
      <StreetView ctx={ctx} property={property} />
    </>
  );
}

function StreetView({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, snapshot, language } = ctx;
  const { map } = snapshot.site.configuration;
  const location = getPublishedCoordinates(property);
  if (!map.streetView || !location) return null;
  const { provider, url } = map.streetView;
  return (
    <Embed
      t={t}
      provider={provider}
      title={t('STREET_VIEW')}
      src={url
        .replace('{latitude}', String(location.Latitude))
        .replace('{longitude}', String(location.Longitude))
        .replace('{language}', language)}
    />
  );
}
