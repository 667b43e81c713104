import { listing, matchingRows } from '../../domain/catalogue/listing/listing';
import type { Near } from '../../domain/catalogue/search/nearest';
import type { RequestContext } from '../../platform/request-context';

/**
 * The offers shown where a text finds nothing, at most `most`: those called so, then those of the
 * types and towns that may have been meant, then the newest of all.
 */
export function offersInstead(ctx: RequestContext, near: Near, most = 4): number[] {
  const { index } = ctx.snapshot.catalogue;
  const language = ctx.catalogueLanguage;
  const types = near.types.map(({ webId }) => webId);
  const cities = near.cities.flatMap((place) => {
    const city = index.cities[place];
    return city ? [{ name: city.Name, zip: city.Zip }] : [];
  });
  const wishes = { ...(types.length > 0 && { types }), ...(cities.length > 0 && { cities }) };
  const rows = matchingRows(index, wishes, language);
  const called = rows.filter((row) => {
    const kind = index.kinds[index.columns.kind[row] ?? -1];
    return near.types.some((type) => type.kind !== undefined && type.kind === kind?.[language]);
  });
  const ids = [...called, ...rows].map((row) => index.columns.id[row] ?? 0);
  return [...new Set([...ids, ...listing(index, {}, language)])].slice(0, most);
}
