import type { ReactNode } from 'react';
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
  const noScript = baseMap && t('MAP_NO_SCRIPT');
  return (
    <div
      className="map"
      data-map={JSON.stringify(settings)}
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
      {children ? (
        <p className="map__caption">
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
