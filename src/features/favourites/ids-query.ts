import * as v from 'valibot';
import { formatIdsQuery, MAX_FAVOURITES, parseIdValues } from '../../domain/catalogue/favourites';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import { listBuyerParameters } from '../../domain/costs/buyer-plan';
import { formatSearch } from '../../domain/routing/query-string';
import { RepeatedParameter, TextParameter } from '../../platform/request-parameters';

/**
 * The properties that a URL lists, `?ids=84213,84155`; undefined if it has no such parameter. `as` and `own` say how
 * their reader buys (decision 104).
 */
export const IdsQuery = v.object({
  ids: v.exactOptional(
    v.pipe(
      RepeatedParameter,
      v.transform((values) => parseIdValues(values, MAX_FAVOURITES)),
    ),
  ),
  as: TextParameter,
  own: TextParameter,
});

/** Returns the query of a page that shows these properties to who buys so; '' without properties. */
export function formatPlannedIds(ids: readonly number[], plan: BuyerPlan): string {
  const query = formatIdsQuery(ids);
  return query && query + formatSearch(listBuyerParameters(plan)).replace('?', '&');
}
