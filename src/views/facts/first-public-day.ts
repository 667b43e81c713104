import { findRowById } from '../../domain/catalogue/listing/listing-index';
import { fromDayNumber, getDayNumber } from '../../domain/format/brussels-day';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';

/** When everybody sees a property that is shown to this reader before (decision 107). */
interface FirstPublicDay {
  /** '5-12-2026' */
  date: string;
  /** Days from today on. */
  daysLeft: number;
}

/** Returns the first public day of a property; undefined if it is public. */
export function findFirstPublicDay(
  { early, snapshot }: Pick<RequestContext, 'early' | 'snapshot'>,
  id: number,
): FirstPublicDay | undefined {
  if (!early.has(id)) return undefined;
  const { index } = snapshot.catalogue;
  const day = index.columns.publicFrom[findRowById(index, id)] ?? 0;
  return { date: formatDate(fromDayNumber(day)), daysLeft: day - getDayNumber(Date.now()) };
}
