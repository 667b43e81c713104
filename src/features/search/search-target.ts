import type { CityKey } from '../../domain/catalogue/listing/listing-index';
import type { GoalCounts } from '../../domain/catalogue/property-counts';
import type { RequestContext } from '../../platform/request-context';
import type { TextMatches } from './engine/search';
import { normalizeSearchText } from './engine/search';
import { getSearchableTypes, NO_COUNTS } from './search-index-data';

/**
 * Returns the path of the page that a text names without doubt (decision 38): the property of a
 * reference, the list of the only type or the only city; undefined for anything else. A name in full
 * wins over names that it begins, and a city with two zips is one city. The list is that of
 * properties for sale, unless only the other one has offers.
 */
export async function findSearchTarget(
  ctx: RequestContext,
  text: string,
  matches: TextMatches,
): Promise<string | undefined> {
  const { catalogue } = ctx.snapshot;
  const { counts, index } = catalogue;
  const [property] = await catalogue.loadCards(matches.properties, ctx.catalogueLanguage);
  if (property) return ctx.href.property(property);

  const types = getSearchableTypes(ctx).filter(({ webId }) => matches.types.includes(webId));
  const cities = matches.cities.flatMap((number) => {
    const city = index.cities[number];
    return city ? [{ ...city, name: city.Name, counts: counts.byCity[number] ?? NO_COUNTS }] : [];
  });
  const typed = normalizeSearchText(text);
  const inFull = [...types, ...cities].filter(({ name }) => normalizeSearchText(name) === typed);
  const names = inFull.length > 0 ? inFull : [...types, ...cities];
  const [first] = names;
  if (!first || names.some(({ name }) => name !== first.name)) return undefined;
  if ('webId' in first) {
    const list = getListPath(ctx, counts.byCategory.get(first.webId) ?? NO_COUNTS);
    return names.length === 1 ? `${list}?type=${first.webId}` : undefined;
  }
  const ofCity = names.flatMap((city) => ('counts' in city ? city : []));
  return getListPath(ctx, sumCounts(ofCity)) + buildCityQuery(ofCity);
}

/** Returns the query of a list in a city: its name, and its zip if it has one only. */
function buildCityQuery([city, other]: readonly CityKey[]): string {
  const value = other ? other.Name : `${city?.Name}|${city?.Zip}`;
  return `?city=${encodeURIComponent(value)}`;
}

const sumCounts = (cities: readonly { counts: GoalCounts }[]): GoalCounts =>
  cities.reduce(
    (sum, { counts }) => ({ sale: sum.sale + counts.sale, rent: sum.rent + counts.rent }),
    NO_COUNTS,
  );

const getListPath = ({ href }: RequestContext, { sale, rent }: GoalCounts): string =>
  href.page(sale === 0 && rent > 0 ? '/for-rent/' : '/for-sale/');
