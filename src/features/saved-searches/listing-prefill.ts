import { fitToGoal } from '../../domain/criteria/criteria';
import { readCriteria } from '../../domain/criteria/criteria-address';
import { keepSavablePlaces } from '../../domain/criteria/read-places';
import type { RequestContext } from '../../platform/request-context';
import { getAddressContext } from '../../views/criteria/address-context';
import type { FieldValues } from '../forms/kit/definition/parse-answers';
import { toFieldValues } from './criteria';
import { listOfferedGoals } from './search-options';

/**
 * Returns the form's initial values from the query of a list: `?goal=1&city=LIER|2500&type=1&price-max=300000`.
 */
export function readListingPrefill(ctx: RequestContext, query: URLSearchParams): FieldValues {
  const address = getAddressContext(ctx);
  const criteria = keepSavablePlaces(readCriteria(query, address), address.index);
  const offered = listOfferedGoals(ctx);
  const isRent = offered.length === 1 ? offered[0]?.value === 'rent' : query.get('goal') === '1';
  const goal = isRent ? 'rent' : 'sale';
  return toFieldValues({ ...fitToGoal(criteria, goal), goal });
}
