import { formatCityName } from '../../../domain/format/address';
import type { RequestContext } from '../../../platform/request-context';

/** The name and the address of a property as staff read them; the address even where it is not published. */
export interface PropertyLabel {
  id: number;
  name: string;
  address: string;
}

/** Loads the labels of properties by id; one that left the catalogue is its number. */
export async function loadPropertyLabels(
  { snapshot, catalogueLanguage }: RequestContext,
  ids: readonly number[],
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
    properties.map(({ ID, TypeDescription, City, Zip, Street, HouseNumber }) => {
      const city = formatCityName(City, listings);
      const street = [Street, HouseNumber].filter(Boolean).join(' ');
      return [
        ID,
        {
          id: ID,
          name: `${TypeDescription}, ${city}`,
          address: [street, `${Zip} ${city}`].filter(Boolean).join(', '),
        },
      ];
    }),
  );
  return (id) => labels.get(id) ?? { id, name: `${id}`, address: '' };
}
