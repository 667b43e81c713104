import { DAY_MS } from '../../../src/domain/format/durations';
import type { FilterListing } from './filter-listings';
import { FILTER_LISTINGS } from './filter-listings';

/** Computes the ids that a query must list, from each listing by the rules of §2.10. */
export function computeExpectedIds(
  query: string,
  sort: (a: FilterListing, b: FilterListing) => number = () => 0,
): number[] {
  const filters = new URLSearchParams(query);
  const number = (name: string) => Number(filters.get(name) ?? Number.NaN);
  const getEpcIndex = (label: string) =>
    ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'].indexOf(label);
  return FILTER_LISTINGS.filter((offer) => {
    const { Price, PublishPrice, Marquee } = offer;
    const sold = Marquee === 1;
    const cities = filters.getAll('city');
    const hasPriceFilter = filters.has('price-min') || filters.has('price-max');
    return (
      offer.Goal === 0 &&
      (!sold || filters.get('closed') === '1') &&
      (!filters.has('type') || filters.getAll('type').includes(String(offer.WebID))) &&
      (cities.length === 0 || cities.includes(`${offer.City}|${offer.Zip}`)) &&
      (!hasPriceFilter || PublishPrice) &&
      !(Price < number('price-min')) &&
      !(Price > number('price-max')) &&
      !(offer.NumberOfBedRooms < number('bedrooms')) &&
      !(offer.SurfaceLiving < number('living')) &&
      !(offer.SurfaceGround < number('ground')) &&
      (!filters.has('epc') ||
        (getEpcIndex(offer.EPCLabelText) >= 0 &&
          getEpcIndex(offer.EPCLabelText) <= getEpcIndex(filters.get('epc') ?? ''))) &&
      (!filters.has('garden') || offer.HasGarden) &&
      (!filters.has('terrace') || offer.HasTerrace) &&
      (!filters.has('garage') || offer.HasGarage) &&
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
