import { findMapLocation } from '../../domain/catalogue/map-points';
import type { Property } from '../../domain/catalogue/property';
import { getPublishedCoordinates } from '../../domain/catalogue/property';
import type { RequestContext } from '../../platform/request-context';
import { Embed } from '../../views/ui/embed';
import { LazyMap } from '../../views/ui/lazy-map';
import { Picture } from '../../views/ui/picture';

/**
 * The property on a map, or a circle around the city if the address is not published (decision 11);
 * a link to street view only with a published address, loaded when the visitor presses it.
 */
export function PropertyMap({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, snapshot } = ctx;
  const location = findMapLocation(property, snapshot.site.towns);
  if (!location) return null;
  const { ID } = property;
  return (
    <>
      <div className="property__map">
        <LazyMap
          ctx={ctx}
          title={t('MAP_OF_PROPERTY')}
          settings={{
            mapType: 'property',
            customMarker: 'house',
            propsList: [{ ID, ...location, ...NO_PRICE }],
          }}
        >
          {location.Radius > 0 ? t('MAP_CIRCLE_NOTICE') : null}
        </LazyMap>
      </div>
      <StreetView ctx={ctx} property={property} />
    </>
  );
}

/** The pin on the property page shows no price. */
const NO_PRICE = {
  Price: 0,
  PublishPrice: false,
  Marquee: 0,
  MarqueeName: '',
  PriceUnit: 0,
  PriceUnitText: '',
};

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
