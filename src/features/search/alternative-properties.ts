import type { FuzzyMatches } from '../../domain/catalogue/fuzzy-search';
import { findListingIds, findListingRows } from '../../domain/catalogue/listing/listing';
import type { RequestContext } from '../../platform/request-context';

/**
 * Returns at most `max` properties for a search without results: those of similar names, then those
 * of the types and cities that were probably meant, then the newest of all.
 */
export function findAlternativeProperties(
  ctx: RequestContext,
  fuzzyMatches: FuzzyMatches,
  max = 4,
): number[] {
  const { index } = ctx.snapshot.catalogue;
  const language = ctx.catalogueLanguage;
  const types = fuzzyMatches.types.map(({ webId }) => webId);
  const cities = fuzzyMatches.cities.flatMap((number) => {
    const city = index.cities[number];
    return city ? [{ name: city.Name, zip: city.Zip }] : [];
  });
  const filters = { ...(types.length > 0 && { types }), ...(cities.length > 0 && { cities }) };
  const rows = findListingRows(index, filters, language);
  const rowsOfKind = rows.filter((row) => {
    const kind = index.kinds[index.columns.kind[row] ?? -1];
    return fuzzyMatches.types.some(
      (type) => type.kind !== undefined && type.kind === kind?.[language],
    );
  });
  const ids = [...rowsOfKind, ...rows].map((row) => index.columns.id[row] ?? 0);
  return [...new Set([...ids, ...findListingIds(index, {}, language)])].slice(0, max);
}
