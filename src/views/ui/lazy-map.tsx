import type { ReactNode } from 'react';
import { preload, preloadModule } from 'react-dom';
import build from '../../../dist/build/build.json';
import { measureDrawing } from '../../domain/map/drawing-size';
import type { MapSettings, ZoneSettings } from '../../domain/map/map-settings';
import type { RequestContext } from '../../platform/request-context';

export interface LazyMapProps {
  ctx: RequestContext;
  /** The title of the frame. */
  title: string;
  settings: MapSettings;
  /** Cities that can be selected in a form (§3, demand register). */
  zones?: ZoneSettings;
  /** Whether the page is for this map: what it needs comes with the page, and it opens before it is in view. */
  isOpen?: boolean;
  /** Content beside the map; without script, instead of it. */
  children?: ReactNode;
}

/**
 * A placeholder for a map (§7): a still picture of the base map until the map opens, and always
 * without script; the text beside it gives the same information. Where nobody has drawn the region there is
 * no picture, and nothing is said of one.
 */
export function LazyMap({ ctx, title, settings, zones, isOpen, children }: LazyMapProps) {
  const { t, href, snapshot } = ctx;
  const { baseMap } = snapshot.site;
  const version = { version: snapshot.edition };
  const noScript = baseMap && t('MAP_NO_SCRIPT');
  if (isOpen) askForMap(settings.points);
  // What the script says on the picture where the map does not come; beside a place it is said in words where that is.
  const lost = settings.place ? undefined : (
    <span className="map__lost" role="alert">
      {t('MAP_LOST')}
    </span>
  );
  return (
    <div
      className="map"
      data-map={JSON.stringify(settings)}
      data-open={isOpen ? '' : undefined}
      data-title={title}
      data-frame={href.page('/map-frame/')}
      // Which the frame's page will ask for.
      data-ground={baseMap && href.page('/map-ground/', version)}
      data-zones={zones && JSON.stringify(zones)}
    >
      {baseMap && (
        <img
          src={href.page('/map-drawing/', version)}
          alt=""
          {...measureDrawing(baseMap)}
          loading="lazy"
        />
      )}
      {children || lost ? (
        <p className="map__caption">
          {lost}
          {children}
          {noScript && <noscript> {noScript}</noscript>}
        </p>
      ) : (
        noScript && (
          <noscript>
            <p className="map__caption">{noScript}</p>
          </noscript>
        )
      )}
    </div>
  );
}

/** Has the browser fetch a map's scripts, its frame's files and its properties with the page. */
function askForMap(points: string | undefined): void {
  for (const file of build.map) preloadModule(file);
  for (const file of [...Object.values(build.mapFrame), points])
    if (file) preload(file, { as: 'fetch', crossOrigin: 'anonymous' });
}
