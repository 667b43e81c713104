import type { ReactNode } from 'react';
import { preload, preloadModule } from 'react-dom';
import build from '../../../dist/build/build.json';
import { measureDrawing } from '../../domain/map/drawing-size';
import type { MapSettings, ZoneSettings } from '../../domain/map/map-settings';
import type { RequestContext } from '../../platform/request-context';

export interface LazyMapProps {
  ctx: RequestContext;
  title: string;
  settings: Omit<MapSettings, 'frame' | 'ground' | 'title'>;
  /** Cities that can be selected in a form (§3, demand register). */
  zones?: ZoneSettings;
  /** Whether the page is for this map: what it needs comes with the page, and it opens before it is in view. */
  isOpen?: boolean;
  /** Content beside the map; without script, instead of it. */
  children?: ReactNode;
}

/**
 * A placeholder for a map (§7): a still picture of the base map until the visitor opens the map,
 * and always without script; the text beside it gives the same information. Where nobody has drawn the region there is
 * no picture, and nothing is said of one.
 */
export function LazyMap({ ctx, title, settings, zones, isOpen, children }: LazyMapProps) {
  const { t, href, snapshot } = ctx;
  const { baseMap } = snapshot.site;
  const version = { version: snapshot.edition };
  const mapSettings: MapSettings = {
    ...settings,
    title,
    frame: href.page('/map-frame/'),
    ground: baseMap && href.page('/map-ground/', version),
  };
  if (isOpen) askForMap(settings.points);
  return (
    <div
      className="map"
      data-map={JSON.stringify(mapSettings)}
      data-open={isOpen ? '' : undefined}
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
      <p className={children ? 'map__caption' : 'map__caption map__caption--no-script'}>
        {children}
        {baseMap && <noscript> {t('MAP_NO_SCRIPT')}</noscript>}
      </p>
    </div>
  );
}

/** Has the browser fetch a map's scripts, its frame's files and its properties with the page. */
function askForMap(points: string | undefined): void {
  for (const file of build.map) preloadModule(file);
  for (const file of [...Object.values(build.mapFrame), points])
    if (file) preload(file, { as: 'fetch', crossOrigin: 'anonymous' });
}
