import { toCityId } from '../../domain/catalogue/listing/listing-index';
import { listOfferedRegions } from '../../domain/demand/find-matches';
import { formatCityName } from '../../domain/format/address';
import type { RequestContext } from '../../platform/request-context';
import { REGION_TEXTS } from '../../views/demand/region-texts';
import type { FieldOption } from '../forms/kit/definition/field';
import { getPropertyTypeOptions } from '../forms/kit/view/property-type-options';

/** Returns what can be chosen in the fields of a search: types, cities, and regions with offers. */
export const buildSearchOptions = (ctx: RequestContext) => ({
  types: getPropertyTypeOptions(ctx),
  towns: buildCityOptions(ctx),
  regions: listOfferedRegions(ctx.snapshot.catalogue.index).map(
    (region): FieldOption => ({ value: region, label: REGION_TEXTS[region].name }),
  ),
});

/** Returns the site's cities as options, sorted by name; cities of the same name get their postcode. */
function buildCityOptions({ snapshot }: RequestContext): FieldOption[] {
  const { towns: cities, configuration } = snapshot.site;
  const { index, counts } = snapshot.catalogue;
  const countsByCity = new Map(
    index.cities.map((city, number) => [toCityId(city), counts.byCity[number]]),
  );
  const citiesByName = Map.groupBy(cities, ({ Name }) => Name);
  return cities
    .map((city) => {
      const { Name, Zip, Latitude, Longitude } = city;
      const { sale = 0, rent = 0 } = countsByCity.get(toCityId(city)) ?? {};
      const name = formatCityName(Name, configuration.listings);
      const isAmbiguous = (citiesByName.get(Name)?.length ?? 0) > 1;
      return {
        value: `${Name}|${Zip}`,
        text: isAmbiguous ? `${name} (${Zip})` : name,
        coordinates: [Latitude, Longitude] satisfies FieldOption['coordinates'],
        counts: { buy: sale, rent },
      };
    })
    .toSorted((a, b) => a.text.localeCompare(b.text, 'fr'));
}
