import type { ReactNode } from 'react';
import { measureDrawing } from '../../domain/map/drawing-size';
import type { MapSettings, ZoneSettings } from '../../domain/map/map-settings';
import type { RequestContext } from '../../platform/request-context';

export interface LazyMapProps {
  ctx: RequestContext;
  title: string;
  settings: Omit<MapSettings, 'frame' | 'ground' | 'title'>;
  /** Cities that can be selected in a form (§3, demand register). */
  zones?: ZoneSettings;
  /** Content beside the map; without script, instead of it. */
  children?: ReactNode;
}

/**
 * A placeholder for a map (§7): a still picture of the base map until the visitor opens the map,
 * and always without script; the text beside it gives the same information. Where nobody has drawn the region there is
 * no picture, and nothing is said of one.
 */
export function LazyMap({ ctx, title, settings, zones, children }: LazyMapProps) {
  const { t, href, snapshot } = ctx;
  const { baseMap } = snapshot.site;
  const version = { version: snapshot.edition };
  const mapSettings: MapSettings = {
    ...settings,
    title,
    frame: href.page('/map-frame/'),
    ground: baseMap && href.page('/map-ground/', version),
  };
  return (
    <div
      className="map"
      data-map={JSON.stringify(mapSettings)}
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
