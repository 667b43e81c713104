import type { Property } from '../../domain/catalogue/property';
import { getPublishedCoordinates } from '../../domain/catalogue/property';
import type { RequestContext } from '../../platform/request-context';
import { LocationMap } from '../../views/ui/location-map';
import { Picture } from '../../views/ui/picture';
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
  const { map, images } = snapshot.site.configuration;
  const location = getPublishedCoordinates(property);
  if (!map.streetView || !location) return null;
  const { provider, url } = map.streetView;
  const picture = property.XLargePictureItem?.Url;
  return (
    <div className="property__street">
      <h3>{t('STREET_VIEW')}</h3>
      <Embed
        t={t}
        provider={provider}
        title={t('STREET_VIEW')}
        src={url
          .replace('{latitude}', String(location.Latitude))
          .replace('{longitude}', String(location.Longitude))
          .replace('{language}', language)}
      >
        {picture && (
          <Picture url={picture} alt="" width={640} height={360} sizes="640px" hosts={images} />
        )}
      </Embed>
    </div>
  );
}
