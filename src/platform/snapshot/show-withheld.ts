import type { Snapshot } from './snapshot';

/** Properties by id, or all. */
export type ShownProperties = readonly number[] | 'all';

/** Returns those of the properties that are withheld in a snapshot. */
export const findWithheldOf = (
  { withheld }: Pick<Snapshot, 'withheld'>,
  ids: ShownProperties,
): number[] => (ids === 'all' ? [...withheld.ids] : ids.filter((id) => withheld.ids.has(id)));

/**
 * Returns a snapshot in which these properties are public already: for staff, for their owners, for jobs, and for
 * who holds a link to one (decision 107). It is a snapshot of its own, so that nothing of it enters a cache of pages.
 */
export function showWithheld(snapshot: Snapshot, ids: ShownProperties): Snapshot {
  const { withheld } = snapshot;
  const shown = new Set(findWithheldOf(snapshot, ids));
  if (shown.size === 0) return snapshot;
  const hidden = new Set([...withheld.ids].filter((id) => !shown.has(id)));
  const { catalogue } = withheld;
  return {
    ...snapshot,
    catalogue: hidden.size > 0 ? catalogue.withoutProperties(hidden) : catalogue,
    withheld: { ...withheld, ids: hidden },
  };
}
