import { isEqual } from '../../../../domain/catalogue/overrides/apply-override';
import type {
  OverrideFieldName,
  OverrideLanguage,
} from '../../../../domain/catalogue/overrides/override-fields';
import type { Environment } from '../../../../env';
import type { StaffAction } from '../../log/staff-action';
import { recordStaffAction } from '../../log/staff-actions-store';
import { runBatch } from '../../run-change-store';
import { computeMark } from '../../site/seen-values';
import type { OpenListing } from './open-listing-store';
import { readField, readSource } from './open-listing-store';
import { upsertOverride } from './overrides-store';
import type { OverridesOutcome } from './publish-overrides-store';
import { publishOverrides } from './publish-overrides-store';

type ListingAction = Extract<StaffAction, `listing ${string}`>;

/** A value that staff give a field. */
export interface ListingChange {
  field: OverrideFieldName;
  language?: OverrideLanguage;
  value: unknown;
}

/** Returns marks of the values of fields, by which a page tells what it showed. */
export const markFields = (
  listing: OpenListing,
  fields: readonly Pick<ListingChange, 'field' | 'language'>[],
): string =>
  fields.map((field) => markValue(readField(listing, field.field, field.language).value)).join();

const markValue = (value: unknown) => computeMark(JSON.stringify(value ?? null));

/** Returns the changes of fields that somebody else changed since a page showed them. */
export function findClashes(
  listing: OpenListing,
  changes: readonly ListingChange[],
  seen: string,
): ListingChange[] {
  const marks = seen.split(',');
  return changes.filter(({ field, language, value }, position) => {
    const now = readField(listing, field, language).value;
    return marks[position] !== String(markValue(now)) && !isEqual(now, value);
  });
}

/**
 * Stores what staff say of a listing, with the name of what they did, and makes it live. A value that the source has too
 * ends what the office said.
 */
export async function changeListing(
  stores: Pick<Environment, 'DB' | 'SNAPSHOTS'>,
  staff: { id: string },
  listing: OpenListing,
  changes: readonly ListingChange[],
  action: ListingAction,
  now: number,
): Promise<OverridesOutcome> {
  const { DB } = stores;
  const written = changes.flatMap(({ field, language = '', value }) => {
    const { value: before, sourceValue, override } = readField(listing, field, language);
    if (isEqual(before, value) && override?.state !== 'newer') return [];
    const state = isEqual(value, sourceValue) ? ('undone' as const) : ('held' as const);
    const source = readSource(listing, field, language);
    const row = { property: listing.id, field, language, value, source };
    return [upsertOverride(DB, row, state, staff, now)];
  });
  if (written.length === 0) return { kind: 'done' };
  await runBatch(DB, [...written, recordStaffAction(DB, staff, action, listing.id)]);
  return publishOverrides(stores, staff);
}
