import { fitToGoal } from '../../domain/criteria/criteria';
import { readCriteria } from '../../domain/criteria/criteria-address';
import { keepSavablePlaces } from '../../domain/criteria/read-places';
import type { RequestContext } from '../../platform/request-context';
import type { FieldValues } from '../forms/kit/definition/parse-answers';
import { toFieldValues } from './criteria';

/**
 * Returns the form's initial values from the query of a list: `?goal=1&city=LIER|2500&type=1&price-max=300000`.
 */
export function readListingPrefill(
  { snapshot }: RequestContext,
  query: URLSearchParams,
): FieldValues {
  const { index } = snapshot.catalogue;
  const webIds = [...new Set(snapshot.site.categories.map(({ WebID }) => Number(WebID)))];
  const criteria = keepSavablePlaces(readCriteria(query, { index, webIds }), index);
  const goal = query.get('goal') === '1' ? 'rent' : 'sale';
  return toFieldValues({ ...fitToGoal(criteria, goal), goal });
}
