import type { ListingIndex } from '../../domain/catalogue/listing/listing-index';
import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { DOT } from '../../domain/format/dot';
import { readReference } from '../../domain/typed-values/read-reference';
import type { RequestContext } from '../../platform/request-context';
import type { LineField } from '../forms/kit/definition/field';
import type { FormPresentation } from '../forms/kit/submit/handler';
import type { PropertyLabel } from './visits/property-labels';

/** With more properties a form asks for the reference. */
const MAX_PROPERTIES_LISTED = 500;

/** The property's reference, where there are too many properties for a list. */
const REFERENCE_FIELD = {
  kind: 'number',
  name: 'property',
  label: 'DESK_VISITS_PROPERTY',
  width: 'short',
} as const satisfies LineField;

/** Lists the properties that a form of the desk offers; none if they are too many for a list. */
export function listChoosableProperties({ snapshot }: RequestContext): number[] {
  const { index } = snapshot.catalogue;
  return index.count > MAX_PROPERTIES_LISTED ? [] : [...index.columns.id];
}

/** Presents the field `property`: these by town, as offices know them, or a field for the reference without any. */
export function presentPropertyChoice(
  properties: readonly PropertyLabel[],
): Pick<FormPresentation, 'options' | 'fields'> {
  if (properties.length === 0) return { fields: { property: REFERENCE_FIELD } };
  const sorted = properties.toSorted(
    (one, other) =>
      one.town.localeCompare(other.town) ||
      one.address.localeCompare(other.address) ||
      one.id - other.id,
  );
  return {
    options: {
      property: sorted.map(({ id, name, town, address }) => ({
        ...{ value: `${id}`, group: town },
        text: [id, name, address.split(',')[0]].filter(Boolean).join(DOT),
      })),
    },
  };
}

/** Returns the property that a reference names; undefined if the catalogue has none of it. */
export function findReference(index: ListingIndex, typed: string): number | undefined {
  const property = readReference(typed);
  return property !== undefined && findRowById(index, property) >= 0 ? property : undefined;
}
