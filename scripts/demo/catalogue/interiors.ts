import { HOUSES, type HouseName } from './houses.ts';
import type { House, InteriorStyle } from './picture-sets.ts';

/**
 * The listings that show a set of rooms other than their house's own, by what their text says: beams
 * in a farmhouse, a stove where one keeps the house warm, a shower where the text has one.
 */
const LISTINGS_BY_INTERIOR: Partial<Record<InteriorStyle, readonly number[]>> = {
  villa: [84232],
  oever: [84061, 83970, 83784, 83358, 83347],
};

const INTERIORS_BY_LISTING = new Map(
  (Object.entries(LISTINGS_BY_INTERIOR) as [InteriorStyle, readonly number[]][]).flatMap(
    ([interior, ids]) => ids.map((id) => [id, interior] as const),
  ),
);

/** Returns the set of rooms that a listing shows, if it shows any. */
export function getInterior({
  id,
  house,
}: {
  id: number;
  house: HouseName;
}): InteriorStyle | undefined {
  const { interior }: House = HOUSES[house];
  return INTERIORS_BY_LISTING.get(id) ?? interior;
}
