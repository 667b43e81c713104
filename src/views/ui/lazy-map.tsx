import type { ReactNode } from 'react';
import type { MapSettings, ZoneSettings } from '../../../client/map/settings';
import type { RequestContext } from '../../platform/request-context';

export interface LazyMapProps {
  ctx: RequestContext;
  title: string;
  settings: Omit<MapSettings, 'frame' | 'cards' | 'title' | 'marqueeIgnore'>;
  /** Towns to choose, in a form (§3, demand register). */
  zones?: ZoneSettings;
  /** What is said beside the map, and instead of it where there is no script. */
  children?: ReactNode;
}

/**
 * The place of a map (§7): a still picture of the base map until the map itself is wanted, and for
 * good where there is no script; the words beside it lead to the same without a map.
 */
export function LazyMap({ ctx, title, settings, zones, children }: LazyMapProps) {
  const { t, href, snapshot } = ctx;
  const { marqueeIgnore } = snapshot.site.configuration.listings;
  const whole: MapSettings = {
    ...settings,
    title,
    marqueeIgnore,
    frame: href.page('/map-frame/'),
    cards: href.page('/map-cards/', { version: snapshot.version }),
  };
  return (
    <div
      className="map"
      data-map={JSON.stringify(whole)}
      data-zones={zones && JSON.stringify(zones)}
    >
      <img src="/map/ardennes.svg" alt="" width={1200} height={1061} loading="lazy" />
      <p className={children ? 'map__note' : 'map__note map__note--plain'}>
        {children}
        <noscript> {t('MAP_NO_SCRIPT')}</noscript>
      </p>
    </div>
  );
}
