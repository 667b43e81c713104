import * as v from 'valibot';
import { SEARCH_REGIONS } from './search-region';

/** Cities, postcodes, regions and corners that one search may name. */
export const MAX_ZONES = 60;

const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const Count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)));
const Euro = v.optional(v.pipe(v.number(), v.minValue(0)));
const listZones = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(MAX_ZONES)), []);

/**
 * Criteria of a registered search (§3, demand register), as stored. An absent number restricts
 * nothing; a property has to lie in one of the zones, if there are any.
 */
export const SearchCriteria = v.object({
  goal: v.picklist(['sale', 'rent']),
  /** WebIDs: properties of any of them; of all types if there are none. */
  types: v.optional(v.array(v.pipe(v.number(), v.integer())), []),
  cities: listZones(v.object({ name: Name, zip: v.optional(Name) })),
  zips: listZones(Name),
  regions: listZones(v.picklist(SEARCH_REGIONS)),
  /** Corners of a shape drawn on the map, in degrees. */
  area: v.optional(
    v.pipe(
      v.array(v.strictTuple([v.number(), v.number()])),
      v.minLength(3),
      v.maxLength(MAX_ZONES),
    ),
  ),
  /** Euro, a month for rent. */
  priceMin: Euro,
  priceMax: Euro,
  /** Euro with all costs, which depend on the buyer: a price above it is too high for certain. */
  budget: Euro,
  bedroomsMin: Count,
  bedroomsMax: Count,
  bathroomsMin: Count,
  garagesMin: Count,
  garagesMax: Count,
  parkingsMin: Count,
  parkingsMax: Count,
  garden: v.optional(v.boolean(), false),
  terrace: v.optional(v.boolean(), false),
});
export type SearchCriteria = v.InferOutput<typeof SearchCriteria>;
