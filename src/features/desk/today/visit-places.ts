import { computeDistanceKm } from '../../../domain/catalogue/distance';
import type { Property } from '../../../domain/catalogue/property';
import { findClosedText } from '../../../domain/catalogue/property-state';
import { formatAddress } from '../../../domain/format/address';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import type { ListedVisit } from './visits-store';

/** Place of a visit: the whole address, whether or not the site shows it, and the way to the next property. */
export interface VisitPlace {
  /** 'Hoeve, 84213', and what became of it if it is not offered any more */
  title: string;
  address: string;
  /** Whether the site does not show the address. */
  isHidden: boolean;
  agent: string;
  path: string;
  coordinates: { Latitude: number; Longitude: number } | undefined;
}

/** Loads the places of visits by the id of the property; of one that left the catalogue, what it was when booked. */
export async function loadVisitPlaces(
  ctx: RequestContext,
  visits: readonly Pick<ListedVisit, 'property' | 'about'>[],
): Promise<Map<number, VisitPlace>> {
  const stored = new Map(visits.map(({ property, about }) => [property, about]));
  const places = await Promise.all(
    [...stored].map(async ([id, about]) => {
      const records = await ctx.snapshot.catalogue.loadProperty(id);
      const property = records?.[ctx.catalogueLanguage];
      const place = property ? describePlace(ctx, id, property) : recallPlace(ctx, id, about);
      return [id, place] as const;
    }),
  );
  return new Map(places);
}

const recallPlace = (
  { t }: RequestContext,
  id: number,
  about: ListedVisit['about'],
): VisitPlace => ({
  title: `${about?.title ?? t('REFERENCE_ID', { id })}${DOT}${t('DESK_PROPERTY_GONE')}`,
  address: about?.address ?? '',
  isHidden: about?.isAddressPublished === false,
  agent: about?.agent.name ?? '',
  path: '',
  coordinates: undefined,
});

function describePlace(
  { t, href, language, snapshot }: RequestContext,
  id: number,
  property: Property,
): VisitPlace {
  const { Latitude, Longitude, MainTypeName, ManagerID } = property;
  const { listings } = snapshot.site.configuration;
  const closed = findClosedText(property, listings);
  return {
    title: [`${MainTypeName}, ${id}`, closed && t(closed)].filter(Boolean).join(DOT),
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
