import build from '../../../dist/build/build.json';
import { findCityNumber } from '../../domain/catalogue/listing/cities';
import type { CityKey } from '../../domain/catalogue/listing/listing-index';
import { findOfferedSection } from '../../domain/catalogue/property-counts';
import { formatCityName } from '../../domain/format/address';
import type { TextKey } from '../../domain/language/texts';
import type { SharedMapSettings } from '../../domain/map/map-settings';
import type { RequestContext } from '../../platform/request-context';
import { InlineStyle } from '../../views/layout/stylesheets';
import { Icon } from '../../views/ui/icon';

/** The texts of the script in the frame. */
const FRAME_TEXT_KEYS = [
  'CLOSE',
  'FAVOURITE_NAMED',
  'MAP_SHAPE_CORNERS',
  'MAP_CLUSTER',
  'MAP_GROUND_LOST',
  'MAP_PIN',
  'MAP_SAME_PLACE',
  'PRICE_BOUQUET',
  'PRICE_ON_DEMAND',
  'PRICE_UNIT_MONTH',
  'PRICE_UNIT_YEAR',
  'STARTING_FROM',
] as const satisfies readonly TextKey[];

/**
 * The embedded map (§7): a page of our own that other pages of this origin show in a frame. It
 * contains no properties: the page sends them by message.
 */
export function MapFrame({ ctx }: { ctx: RequestContext }) {
  const { t, language, snapshot } = ctx;
  const { tiles } = snapshot.site.configuration.map;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t('MAP_VIEW')}</title>
        <link rel="stylesheet" href={build.mapFrame.style} />
        <InlineStyle css={snapshot.theme.css} />
        <script type="module" src={build.mapFrame.script} />
      </head>
      <body
        data-map={JSON.stringify(buildFrameSettings(ctx))}
        data-version={`${snapshot.version} ${build.id}`}
      >
        <div id="map" role="application" aria-label={t('MAP_VIEW')} aria-describedby="keys">
          {snapshot.site.baseMap && <p className="map-attribution">{t('MAP_ATTRIBUTION')}</p>}
        </div>
        <p id="keys" hidden>
          {t('MAP_KEYS')}
        </p>
        <div className="map-controls">
          <button type="button" data-zoom="1" aria-label={t('MAP_ZOOM_IN')}>
            <Icon name="plus" />
          </button>
          <button type="button" data-zoom="-1" aria-label={t('MAP_ZOOM_OUT')}>
            <Icon name="minus" />
          </button>
          <button type="button" data-fit-all aria-label={t('MAP_RESET')}>
            <Icon name="whole" />
          </button>
        </div>
        <div id="zones" className="zones" hidden>
          <button type="button" data-draw-shape="begin">
            {t('MAP_SHAPE_DRAW')}
          </button>
          <button type="button" data-draw-shape="done" hidden>
            {t('MAP_SHAPE_DONE')}
          </button>
          <button type="button" data-draw-shape="clear" hidden>
            {t('MAP_SHAPE_CLEAR')}
          </button>
          <output />
        </div>
        <section id="cards" className="pin-cards" aria-label={t('MAP_CHOSEN')} hidden />
        {tiles && (
          <p className="tiles-prompt" data-tiles-notice>
            <button type="button" data-load-tiles>
              {t('EMBED_LOAD', { provider: tiles.provider })}
            </button>{' '}
            {t('EMBED_NOTICE', { provider: tiles.provider })}
          </p>
        )}
        {/* Templates that the script clones. */}
        <div hidden>
          <span data-cross>
            <Icon name="close" />
          </span>
          <span data-heart>
            <Icon name="heart" />
          </span>
          <span data-house>
            <Icon name="house" />
          </span>
        </div>
      </body>
    </html>
  );
}

function buildFrameSettings({ t, href, snapshot }: RequestContext) {
  const version = { version: snapshot.edition };
  const shared: SharedMapSettings = {
    cards: href.page('/map-cards/', version),
    marqueeIgnore: snapshot.site.configuration.listings.marqueeIgnore,
  };
  const { map, listings } = snapshot.site.configuration;
  const { index, counts } = snapshot.catalogue;
  const countListings = (city: CityKey) => {
    const { sale = 0, rent = 0 } = counts.byCity[findCityNumber(index.cities, city) ?? -1] ?? {};
    return sale + rent;
  };
  return {
    ...shared,
    texts: Object.fromEntries(FRAME_TEXT_KEYS.map((key) => [key, t(key)])),
    cities: snapshot.site.towns.map((city) => [
      formatCityName(city.Name, listings),
      city.Latitude,
      city.Longitude,
      countListings(city),
    ]),
    ground: snapshot.site.baseMap && href.page('/map-ground/', version),
    offer: href.page(findOfferedSection(counts, '/for-sale/')),
    tiles: map.tiles,
  };
}
