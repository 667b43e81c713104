import type { Property } from '../../../src/domain/catalogue/property';
import { computeAllInPrices } from '../../../src/domain/costs/all-in-price';
import { datesOn } from '../../../src/domain/costs/cost-rules';
import type { HomeSituation } from '../../../src/domain/costs/situation';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import { DAY_MS } from '../../../src/domain/format/durations';
import type { FilterListing } from './filter-listings';
import { FILTER_LISTINGS } from './filter-listings';

/** Computes the prices all-in of a home, whose sum is tested by itself (all-in-price.test.ts). */
const computeAllIn = (offer: FilterListing) =>
  computeAllInPrices(offer as unknown as Property, { marqueeIgnore: [] }, datesOn('2026-11-28'));

/** Computes the ids that a query must list, from each listing by the rules of §2.10. */
export function computeExpectedIds(
  query: string,
  sort: (a: FilterListing, b: FilterListing) => number = () => 0,
): number[] {
  const filters = new URLSearchParams(query);
  const number = (name: string) => Number(filters.get(name) ?? Number.NaN);
  const getEpcIndex = (label: string) =>
    ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'].indexOf(label);
  const asked = filters.get('as') as HomeSituation;
  const plan = HOME_SITUATIONS.includes(asked) ? asked : 'second-home';
  return FILTER_LISTINGS.filter((offer) => {
    const { Price, PublishPrice, Marquee } = offer;
    const sold = Marquee === 1;
    const allIn = computeAllIn(offer)[plan];
    const cities = filters.getAll('city');
    const hasPriceFilter = ['price-min', 'price-max'].some((name) => filters.has(name));
    const regions = filters.getAll('region');
    const hasPlace = cities.length > 0 || regions.length > 0;
    const garages = Math.max(offer.NumberOfGarages, offer.HasGarage ? 1 : 0);
    const parkings = offer.NumberOfParkings + offer.NumberOfExternalParkings;
    const [south, west, north, east] = (filters.get('area') ?? '-90,-180,90,180').split(',');
    // The centre of every town of these homes.
    const [y, x] = offer.PublishAddress ? [offer.Latitude, offer.Longitude] : [50, 5];
    return (
      offer.Goal === 0 &&
      (!sold || filters.get('closed') === '1') &&
      (!filters.has('type') || filters.getAll('type').includes(String(offer.WebID))) &&
      (!hasPlace ||
        cities.includes(`${offer.City}|${offer.Zip}`) ||
        regions.includes(offer.Zip === '4900' ? 'liege' : 'luxembourg')) &&
      (!hasPriceFilter || PublishPrice) &&
      !(Price < number('price-min')) &&
      !(Price > number('price-max')) &&
      (!filters.has('budget') || (allIn > 0 && allIn <= number('budget'))) &&
      !(offer.NumberOfBedRooms < number('bedrooms')) &&
      !(offer.NumberOfBedRooms > number('bedrooms-max')) &&
      !(offer.NumberOfBathRooms < number('bathrooms')) &&
      !(garages < number('garages')) &&
      !(garages > number('garages-max')) &&
      !(parkings < number('parkings')) &&
      !(parkings > number('parkings-max')) &&
      y >= Number(south) &&
      y <= Number(north) &&
      x >= Number(west) &&
      x <= Number(east) &&
      !(offer.SurfaceLiving < number('living')) &&
      (!filters.has('living-max') ||
        (offer.SurfaceLiving > 0 && offer.SurfaceLiving <= number('living-max'))) &&
      !(offer.SurfaceGround < number('ground')) &&
      (!filters.has('ground-max') ||
        (offer.SurfaceGround > 0 && offer.SurfaceGround <= number('ground-max'))) &&
      (!filters.has('epc') ||
        (getEpcIndex(offer.EPCLabelText) >= 0 &&
          getEpcIndex(offer.EPCLabelText) <= getEpcIndex(filters.get('epc') ?? ''))) &&
      (!filters.has('garden') || offer.HasGarden) &&
      (!filters.has('terrace') || offer.HasTerrace) &&
      (!filters.has('garage') || offer.HasGarage) &&
      (!filters.has('lift') || offer.HasLift) &&
      (!filters.has('pool') || offer.HasPool) &&
      !(offer.MaximumPersons < number('persons')) &&
      (filters.get('sale-kind') ?? 'private') === 'private' &&
      (!filters.has('domicile') || offer.Domicile === 'yes') &&
      (!filters.has('holiday-letting') || ['yes', 'permit'].includes(offer.HolidayLetting)) &&
      (filters.get('state') !== 'available' || (!sold && Marquee !== 3)) &&
      (filters.get('state') !== 'option' || Marquee === 3) &&
      (filters.get('state') !== 'new' || (!sold && isRecent(offer)))
    );
  })
    .sort((a, b) => sort(a, b) || b.DatePosted.localeCompare(a.DatePosted) || b.ID - a.ID)
    .map(({ ID }) => ID);
}

const NEWEST_DATE =
  FILTER_LISTINGS.map(({ DatePosted }) => DatePosted)
    .sort()
    .at(-1) ?? '';
const isRecent = ({ DatePosted }: FilterListing) =>
  Date.parse(NEWEST_DATE) - Date.parse(DatePosted) < 30 * DAY_MS;
