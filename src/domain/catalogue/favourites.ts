/** Maximum properties on a favourites page: one page of cards. */
export const MAX_FAVOURITES = 24;

/** Maximum properties compared side by side. */
export const MAX_COMPARED = 4;

/**
 * Returns the IDs of `?ids=84213,84155`, or of several `ids` as a form sends them: in their order,
 * each once, at most `max`. Values that are not IDs are left out.
 */
export const parseIds = (search: URLSearchParams, max: number): number[] =>
  parseIdValues(search.getAll('ids'), max);

/** Returns the IDs of the values of the parameter `ids`, as `parseIds` does. */
export function parseIdValues(values: readonly string[], max: number): number[] {
  const parts = values.flatMap((value) => value.split(',', MAX_IDS_PER_VALUE));
  return [...new Set(parts.filter(isPropertyId).map(Number))].slice(0, max);
}

/** Returns the query of a page that shows these properties; '' if there are none. */
export const formatIdsQuery = (ids: readonly number[]): string =>
  ids.length > 0 ? `?ids=${ids.join(',')}` : '';

/** Bounds the work that a forged address can cause. */
const MAX_IDS_PER_VALUE = 100;

const isPropertyId = (text: string) => /^[1-9]\d{0,9}$/.test(text);
