import { getDayNumber } from '../../format/brussels-day';
import type { ListingIndex } from './listing-index';

/** Lists the numbers of the listings with open days that are today or to come. */
export function listOpenDayIds({
  count,
  columns,
}: Pick<ListingIndex, 'count' | 'columns'>): number[] {
  const today = getDayNumber(Date.now());
  const ids: number[] = [];
  for (let row = 0; row < count; row++)
    if ((columns.openUntil[row] ?? 0) >= today) ids.push(columns.id[row] ?? 0);
  return ids;
}
