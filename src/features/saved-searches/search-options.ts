import type { Coordinates } from '../../domain/catalogue/distance';
import { findCityNumber } from '../../domain/catalogue/listing/cities';
import type { CityKey } from '../../domain/catalogue/listing/listing-index';
import { LAND_CATEGORY } from '../../domain/catalogue/property-kind';
import type { SaleKind } from '../../domain/catalogue/sale-kind';
import { listSaleKinds } from '../../domain/catalogue/sale-kind';
import { findAnswered } from '../../domain/criteria/answered-criteria';
import { formatCityValue } from '../../domain/criteria/criteria-address';
import type { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { listOfferedRegions, SEARCH_REGIONS } from '../../domain/criteria/search-region';
import { formatCityName } from '../../domain/format/address';
import { groupBy } from '../../domain/group-by';
import { isSiteOfPlots } from '../../domain/routing/site-of-plots';
import type { RequestContext } from '../../platform/request-context';
import { SEARCH_REGION_TEXTS } from '../../views/criteria/region-texts';
import { SALE_KIND_TEXTS } from '../../views/criteria/sale-kind-texts';
import type { FieldOption } from '../forms/kit/definition/field';
import { getPropertyTypeOptions } from '../forms/kit/view/property-type-options';
import { SEARCH_GOALS } from './schema';

/**
 * Returns what can be chosen in the fields of a search: types, cities, and regions with offers. `chosen` is what a
 * search of an earlier day names: it stays a choice, whatever the site offers today.
 */
export function buildSearchOptions(ctx: RequestContext, chosen: Partial<SavedCriteria> = {}) {
  const { listings } = ctx.snapshot.site.configuration;
  const { types = [], cities = [], regions = [] } = chosen;
  const offered = listOfferedRegions(ctx.snapshot.catalogue.index.columns);
  return {
    types: addMissing(
      listTypeOptions(ctx),
      types.map((type): FieldOption => ({ value: String(type) })),
    ),
    towns: addMissing(
      buildCityOptions(ctx),
      cities.map((city): FieldOption => {
        const { name, zip } = city;
        const text = formatCityName(name, listings);
        return { value: formatCityValue(city), text: zip ? `${text} (${zip})` : text };
      }),
    ),
    saleKind: SEARCH_GOALS.flatMap((goal) => buildSaleKindOptions(ctx, goal, chosen.saleKind)),
    regions: SEARCH_REGIONS.filter(
      (region) => offered.includes(region) || regions.includes(region),
    ).map((region): FieldOption => ({ value: region, label: SEARCH_REGION_TEXTS[region].name })),
  };
}

/** Returns the types that can be looked for as options: on a site with plots alone no others. */
function listTypeOptions(ctx: RequestContext): FieldOption[] {
  const options = getPropertyTypeOptions(ctx);
  return isSiteOfPlots(ctx.href)
    ? options.filter(({ value }) => Number(value) === LAND_CATEGORY)
    : options;
}

/** Lists what can be looked for: to buy, to rent, or both. A site without the list of one of them never has any. */
export function listOfferedGoals({ href }: RequestContext) {
  const sells = ['/for-sale/', '/Bouwgrond/', '/Projects/'].some((list) => href.find(list));
  const lets = href.find('/for-rent/') !== undefined;
  return SEARCH_GOALS.filter(({ value }) => sells === lets || (value === 'rent' ? lets : sells));
}

/** Returns the kinds of sale that a goal has, and the chosen one, for who looks for that. */
function buildSaleKindOptions(
  { t, snapshot }: RequestContext,
  { value, label }: (typeof SEARCH_GOALS)[number],
  chosen: SaleKind | undefined,
): FieldOption[] {
  const goal = value === 'rent' ? 'rent' : 'sale';
  const { saleKinds } = findAnswered(snapshot.catalogue.index)[goal];
  return listSaleKinds(goal)
    .filter((kind) => saleKinds.has(kind) || kind === chosen)
    .map((kind) => ({
      value: kind,
      label: SALE_KIND_TEXTS[kind],
      group: t(label),
      when: { field: 'goal', is: [value] },
    }));
}

/** Adds the options of which no other has the value. */
const addMissing = (
  options: readonly FieldOption[],
  others: readonly FieldOption[],
): FieldOption[] => [
  ...options,
  ...others.filter(({ value }) => !options.some((option) => option.value === value)),
];

/** Returns the cities of the site and of the offers as options, sorted by name; cities of the same name get their postcode. */
function buildCityOptions({ snapshot }: RequestContext): FieldOption[] {
  const { towns: cities, configuration } = snapshot.site;
  const { index, counts } = snapshot.catalogue;
  const all: (CityKey & Partial<Coordinates>)[] = [
    ...cities,
    // An offer in a city without a place on the map.
    ...index.cities.filter((city) => city.Name && findCityNumber(cities, city) === undefined),
  ];
  const citiesByName = groupBy(all, ({ Name }) => Name);
  return all
    .map((city): FieldOption & { text: string } => {
      const { Name, Zip, Latitude, Longitude } = city;
      const { sale = 0, rent = 0 } = counts.byCity[findCityNumber(index.cities, city) ?? -1] ?? {};
      const name = formatCityName(Name, configuration.listings);
      const isAmbiguous = (citiesByName.get(Name)?.length ?? 0) > 1;
      return {
        value: `${Name}|${Zip}`,
        text: isAmbiguous ? `${name} (${Zip})` : name,
        ...(Latitude !== undefined &&
          Longitude !== undefined && { coordinates: [Latitude, Longitude] }),
        counts: { buy: sale, rent },
      };
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, 'fr'));
}
