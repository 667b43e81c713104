import { findClosedText } from '../../../domain/catalogue/property-state';
import { formatCityName } from '../../../domain/format/address';
import type { RequestContext } from '../../../platform/request-context';
import type { StoredSubject } from '../../forms/kit/submit/stored-subject';

/** The name and the address of a property as staff read them; the address even where it is not published. */
export interface PropertyLabel {
  id: number;
  name: string;
  town: string;
  address: string;
  /** Why nobody needs to visit it any more: it is sold, let or gone; '' while it is offered. */
  closed: string;
}

/** A row that names a property, and what it was when the row was written. */
export interface NamedProperty {
  property: number;
  about: StoredSubject | null;
}

/**
 * Loads the labels of properties by id. One that left the catalogue has that of a row that names it, else its
 * number.
 */
export async function loadPropertyLabels(
  { t, snapshot, catalogueLanguage }: RequestContext,
  ids: readonly number[],
  rows: readonly NamedProperty[] = [],
): Promise<(id: number) => PropertyLabel> {
  const cards = await snapshot.catalogue.loadCards([...new Set(ids)], catalogueLanguage);
  const { listings } = snapshot.site.configuration;
  // A card leaves out what is not published.
  const properties = await Promise.all(
    cards.map(async (card) =>
      card.PublishAddress
        ? card
        : ((await snapshot.catalogue.loadProperty(card.ID))?.[catalogueLanguage] ?? card),
    ),
  );
  const labels = new Map(
    properties.map((property) => {
      const { ID, TypeDescription, City, Zip, Street, HouseNumber } = property;
      const closed = findClosedText(property, listings);
      const city = formatCityName(City, listings);
      const street = [Street, HouseNumber].filter(Boolean).join(' ');
      return [
        ID,
        {
          id: ID,
          name: `${TypeDescription}, ${city}`,
          town: city,
          address: [street, `${Zip} ${city}`].filter(Boolean).join(', '),
          closed: closed ? t(closed) : '',
        },
      ];
    }),
  );
  const stored = new Map(rows.flatMap(({ property, about }) => (about ? [[property, about]] : [])));
  return (id) => {
    const about = stored.get(id);
    const [name, town, address] = [
      about?.title ?? `${id}`,
      about?.town ?? '',
      about?.address ?? '',
    ];
    return labels.get(id) ?? { id, name, town, address, closed: t('DESK_PROPERTY_GONE') };
  };
}
