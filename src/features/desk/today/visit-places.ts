import { computeDistanceKm } from '../../../domain/catalogue/distance';
import type { Property } from '../../../domain/catalogue/property';
import { formatAddress } from '../../../domain/format/address';
import type { RequestContext } from '../../../platform/request-context';
import type { ListedVisit } from './visits-store';

/** Place of a visit: the whole address, whether or not the site shows it, and the way to the next property. */
export interface VisitPlace {
  /** 'Hoeve, 84213' */
  title: string;
  address: string;
  /** Whether the site does not show the address. */
  isHidden: boolean;
  agent: string;
  path: string;
  coordinates: { Latitude: number; Longitude: number } | undefined;
}

/** Loads the places of visits by the id of the property. */
export async function loadVisitPlaces(
  ctx: RequestContext,
  visits: readonly Pick<ListedVisit, 'property'>[],
): Promise<Map<number, VisitPlace>> {
  const ids = [...new Set(visits.map(({ property }) => property))];
  const places = await Promise.all(
    ids.map(async (id) => {
      const records = await ctx.snapshot.catalogue.loadProperty(id);
      return [id, describePlace(ctx, id, records?.[ctx.catalogueLanguage])] as const;
    }),
  );
  return new Map(places);
}

function describePlace(
  { t, href, language, snapshot }: RequestContext,
  id: number,
  property: Property | undefined,
): VisitPlace {
  if (!property)
    return {
      title: t('REFERENCE_ID', { id }),
      ...{ address: '', isHidden: false, agent: '', path: '', coordinates: undefined },
    };
  const { Latitude, Longitude, MainTypeName, ManagerID } = property;
  const { listings } = snapshot.site.configuration;
  return {
    title: `${MainTypeName}, ${id}`,
    address: formatAddress({ ...property, PublishAddress: true }, { listings, language }),
    isHidden: !property.PublishAddress,
    agent: snapshot.site.team.find((member) => member.id === ManagerID)?.name ?? '',
    path: href.property(property),
    coordinates: Latitude && Longitude ? { Latitude, Longitude } : undefined,
  };
}

/** Returns the kilometres between two places in a straight line; undefined if one is not on the map. */
export function measureWay(
  from: VisitPlace | undefined,
  to: VisitPlace | undefined,
): number | undefined {
  if (!from?.coordinates || !to?.coordinates) return undefined;
  const km = computeDistanceKm(from.coordinates, to.coordinates);
  return km < 0.5 ? undefined : Math.round(km);
}
