/** The share of the offers that a map of towns shows at first. */
const CENTRAL_SHARE = 0.9;

interface TownOnMap {
  place: readonly [latitude: number, longitude: number];
  /** Number of offers there. */
  count: number;
}

/**
 * Returns the towns nearest to the middle that hold nine offers in ten: a map of all of them would show
 * half a country for the sake of a few remote ones. Without any offer each town counts alike.
 */
export function findCentralTowns<Town extends TownOnMap>(towns: readonly Town[]): Town[] {
  const hasOffers = towns.some(({ count }) => count > 0);
  const weigh = ({ count }: Town) => (hasOffers ? count : 1);
  const centre = [computeMedian(towns, 0), computeMedian(towns, 1)] as const;
  const nearestFirst = towns.toSorted((a, b) => getDistance(a, centre) - getDistance(b, centre));
  const total = towns.reduce((sum, town) => sum + weigh(town), 0);
  let before = 0;
  return nearestFirst.filter((town) => {
    const isCentral = before < total * CENTRAL_SHARE;
    before += weigh(town);
    return isCentral;
  });
}

function computeMedian(towns: readonly TownOnMap[], degree: 0 | 1): number {
  const sorted = towns.map(({ place }) => place[degree]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns a distance for comparing; a degree of longitude is shorter than one of latitude. */
function getDistance(
  { place }: TownOnMap,
  [latitude, longitude]: readonly [number, number],
): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(place[0] - latitude, (place[1] - longitude) * shrink);
}
