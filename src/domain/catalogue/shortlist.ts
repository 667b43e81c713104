/** The most properties a shortlist holds: one page of cards. */
export const MAX_SHORTLISTED = 24;

/** The most properties that stand side by side. */
export const MAX_COMPARED = 4;

/**
 * The ids of `?ids=84213,84155`, or of several `ids` as a form sends them: in their order, each once,
 * at most `most`. What is no id is as if it were not there.
 */
export function parseIds(search: URLSearchParams, most: number): number[] {
  const values = search.getAll('ids').flatMap((value) => value.split(',', MAX_IDS_PER_VALUE));
  return [...new Set(values.filter(isPropertyId).map(Number))].slice(0, most);
}

/** The query of a page that shows these properties; of none, nothing. */
export const formatIdsQuery = (ids: readonly number[]): string =>
  ids.length > 0 ? `?ids=${ids.join(',')}` : '';

/** Nobody of good will names more in one value. */
const MAX_IDS_PER_VALUE = 100;

const isPropertyId = (text: string) => /^[1-9]\d{0,9}$/.test(text);
