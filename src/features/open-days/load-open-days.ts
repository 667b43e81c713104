import type { OpenDay } from '../../domain/catalogue/open-day';
import { listOpenDays } from '../../domain/catalogue/open-day';
import type { Property } from '../../domain/catalogue/property';
import { getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import type { RequestContext } from '../../platform/request-context';

/** An open day with the listing that can be seen. */
export interface ListedOpenDay {
  property: Property;
  openDay: OpenDay;
}

/** Days further down the list wait until those before are over. */
const MAX_LISTINGS = 100;

/** Loads the open days of these listings, the soonest first; sold and rented ones have none. */
export async function loadOpenDays(
  { snapshot, catalogueLanguage }: RequestContext,
  ids: readonly number[],
): Promise<ListedOpenDay[]> {
  const records = await Promise.all(
    ids.slice(0, MAX_LISTINGS).map((id) => snapshot.catalogue.loadProperty(id)),
  );
  const { listings } = snapshot.site.configuration;
  return records
    .flatMap((record) => {
      const property = record?.[catalogueLanguage];
      if (!property || isClosed(getPropertyState(property, listings))) return [];
      return listOpenDays(property).map((openDay) => ({ property, openDay }));
    })
    .toSorted((a, b) => a.openDay.startsAt - b.openDay.startsAt || a.property.ID - b.property.ID);
}
