import type { ReactNode } from 'react';
import build from '../../../dist/build/build.json';
import type { MapSettings, ZoneSettings } from '../../domain/map/map-settings';
import type { RequestContext } from '../../platform/request-context';

export interface LazyMapProps {
  ctx: RequestContext;
  title: string;
  settings: Omit<MapSettings, 'frame' | 'files' | 'cards' | 'title' | 'marqueeIgnore'>;
  /** Cities that can be selected in a form (§3, demand register). */
  zones?: ZoneSettings;
  /** Content beside the map; without script, instead of it. */
  children?: ReactNode;
}

/**
 * A placeholder for a map (§7): a still picture of the base map until the visitor opens the map,
 * and always without script; the text beside it gives the same information.
 */
export function LazyMap({ ctx, title, settings, zones, children }: LazyMapProps) {
  const { t, href, snapshot } = ctx;
  const { marqueeIgnore } = snapshot.site.configuration.listings;
  const mapSettings: MapSettings = {
    ...settings,
    title,
    marqueeIgnore,
    frame: href.page('/map-frame/'),
    files: Object.values(build.mapFrame),
    cards: href.page('/map-cards/', { version: snapshot.version }),
  };
  return (
    <div
      className="map"
      data-map={JSON.stringify(mapSettings)}
      data-zones={zones && JSON.stringify(zones)}
    >
      <img src="/map/ardennes.svg" alt="" width={1200} height={1061} loading="lazy" />
      <p className={children ? 'map__caption' : 'map__caption map__caption--no-script'}>
        {children}
        <noscript> {t('MAP_NO_SCRIPT')}</noscript>
      </p>
    </div>
  );
}
