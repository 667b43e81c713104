import * as v from 'valibot';
import { SavedCriteria } from '../../../domain/criteria/saved-criteria';
import { createJsonColumn, KeyColumn } from '../../../platform/d1-rows';

/** SQL condition of the people who get alerts: confirmed, active subscribers. */
export const GETS_ALERTS =
  'accounts.subscriber = 1 AND accounts.confirmed_at IS NOT NULL AND accounts.unsubscribed_at IS NULL AND accounts.disabled_at IS NULL';

/** A search that is not paused. */
export const WatchedSearch = v.object({
  id: KeyColumn,
  account: KeyColumn,
  name: v.string(),
  criteria: createJsonColumn(SavedCriteria),
});
export type WatchedSearch = v.InferOutput<typeof WatchedSearch>;
