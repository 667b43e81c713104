import type { Lead } from '../../../src/features/desk/leads/lead';
import { loadLead } from '../../../src/features/desk/leads/leads-store';
import { UsageError } from '../command';

/** Loads the lead that an argument names; undefined if there is none. @throws UsageError if it is not a number */
export async function loadLeadOfArgument(
  db: D1Database,
  id: string | undefined,
): Promise<Lead | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(id ?? ''))
    throw new UsageError('ID is a number, as `leads list` shows it.');
  return loadLead(db, Number(id));
}
