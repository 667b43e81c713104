import { HOUSES, type HouseName } from './houses.ts';
import type { House, InteriorStyle } from './picture-sets.ts';

/**
 * The listings that show a set of rooms other than their house's own, by what their text says: beams
 * in a farmhouse, a stove where one keeps the house warm, a shower where the text has one.
 */
const LISTINGS_BY_INTERIOR: Partial<Record<InteriorStyle, readonly number[]>> = {
  villa: [84232],
  oever: [83347],
  rivier: [84061, 83970, 83819, 83784, 83358, 83289],
  licht: [84147, 84043, 83920, 83872, 83664, 83571],
  zestig: [84170, 84163, 84079, 83752, 83602],
  rij: [84024, 83988, 83861, 83527, 83266, 83104],
  stad: [84106, 84066, 83777, 83445, 83378],
  notaris: [84229, 84205, 84058, 83798, 83233],
  kuur: [84128, 83512],
  vakwerk: [84236, 84012, 83905, 83688, 83559],
  stal: [84201, 84120, 83912, 83826, 83466],
  schuur: [84031, 83961, 83949, 83840],
  bos: [84114, 83999, 83731],
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
