import * as v from 'valibot';
import { MAX_FAVOURITES, parseIdValues } from '../../domain/catalogue/favourites';
import { RepeatedParameter } from '../../platform/request-parameters';

/** The properties that a URL lists, `?ids=84213,84155`; undefined if it has no such parameter. */
export const IdsQuery = v.object({
  ids: v.exactOptional(
    v.pipe(
      RepeatedParameter,
      v.transform((values) => parseIdValues(values, MAX_FAVOURITES)),
    ),
  ),
});
