import * as v from 'valibot';
import { SavedCriteria } from '../../domain/criteria/saved-criteria';
import { createJsonColumn, KeyColumn } from '../../platform/d1-rows';

/** SQL condition of the people who get alerts: confirmed, active subscribers. */
export const GETS_ALERTS =
  'people.subscriber = 1 AND people.confirmed IS NOT NULL AND people.unsubscribed IS NULL AND people.disabled IS NULL';

/** A search that is not paused. */
export const WatchedSearch = v.object({
  id: KeyColumn,
  person: KeyColumn,
  name: v.string(),
  criteria: createJsonColumn(SavedCriteria),
});
export type WatchedSearch = v.InferOutput<typeof WatchedSearch>;
