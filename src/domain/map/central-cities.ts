/** The share of the properties that a map of cities shows at first. */
const CENTRAL_SHARE = 0.9;

/** How much wider than the central cities a map is at each side, of their own extent: what its padding shows. */
const MARGIN = 0.15;

interface CityOnMap {
  place: readonly [latitude: number, longitude: number];
  /** Number of properties there. */
  count: number;
}

/**
 * Returns the cities nearest to the middle that hold nine properties in ten: a map of all of them would show
 * half a country for the sake of a few remote ones. Without any property each city counts alike.
 */
export function findCentralCities<City extends CityOnMap>(cities: readonly City[]): City[] {
  const hasProperties = cities.some(({ count }) => count > 0);
  const weigh = ({ count }: City) => (hasProperties ? count : 1);
  const centre = [computeMedian(cities, 0), computeMedian(cities, 1)] as const;
  const nearestFirst = cities.toSorted((a, b) => getDistance(a, centre) - getDistance(b, centre));
  const total = cities.reduce((sum, city) => sum + weigh(city), 0);
  let before = 0;
  return nearestFirst.filter((city) => {
    const isCentral = before < total * CENTRAL_SHARE;
    before += weigh(city);
    return isCentral;
  });
}

/** Returns the cities that a map of the central ones does not show: a city beside them stands on it too. */
export function findRemoteCities<City extends CityOnMap>(cities: readonly City[]): City[] {
  const central = findCentralCities(cities);
  const isOnMap = ({ place }: City, degree: 0 | 1): boolean => {
    const shown = central.map((city) => city.place[degree]);
    const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
    const margin = (highest - lowest) * MARGIN;
    return place[degree] >= lowest - margin && place[degree] <= highest + margin;
  };
  return cities.filter((city) => !isOnMap(city, 0) || !isOnMap(city, 1));
}

function computeMedian(cities: readonly CityOnMap[], degree: 0 | 1): number {
  const sorted = cities.map(({ place }) => place[degree]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns a distance for comparing; a degree of longitude is shorter than one of latitude. */
function getDistance(
  { place }: CityOnMap,
  [latitude, longitude]: readonly [number, number],
): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(place[0] - latitude, (place[1] - longitude) * shrink);
}
