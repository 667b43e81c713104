import type { PropertyStatus } from '../../domain/catalogue/changes/catalogue-state';
import { isPropertyStatus } from '../../domain/catalogue/changes/catalogue-state';
import { parseBrusselsTime } from '../../domain/format/brussels-time';
import type { TextKey } from '../../domain/language/texts';
import type { PropertyChangeRow } from './portal-store';

/** One point of the timeline of a property. */
export interface TimelinePoint {
  /** YYYY-MM-DD in Brussels, or milliseconds since 1970. */
  at: string | number;
  label: TextKey;
  /** In euro. */
  price?: number | undefined;
  isPlanned?: true;
}

/** The first and the last points of a timeline. */
interface TimelineSubject {
  isForSale: boolean;
  /** What being put online is called. */
  startText: TextKey;
  /** The day it was put online, YYYY-MM-DD; undefined if it is not known. */
  since: string | undefined;
  /** The price that visitors see now, in euro. */
  price: number | undefined;
  /** The next visit, in milliseconds since 1970. */
  nextVisit: number | undefined;
}

const STATUS_LABELS: Readonly<Record<PropertyStatus, { sale: TextKey; rent: TextKey }>> = {
  available: { sale: 'OWNER_TIMELINE_BACK', rent: 'OWNER_TIMELINE_BACK' },
  'under-option': { sale: 'UNDER_OPTION', rent: 'UNDER_OPTION' },
  closed: { sale: 'SOLD', rent: 'RENTED' },
  gone: { sale: 'OWNER_TIMELINE_GONE', rent: 'OWNER_TIMELINE_GONE' },
};

const MAX_CHANGES = 5;

/**
 * Builds the timeline, sorted by date: the day it was put online, changes by snapshot loads, the next
 * visit. The day it was put online may be later than the first changes, if it was put online again.
 */
export function buildTimeline(
  changes: readonly PropertyChangeRow[],
  { isForSale, startText, since, price, nextVisit }: TimelineSubject,
): TimelinePoint[] {
  const begin = since === undefined ? undefined : parseBrusselsTime(`${since}T00:00`);
  const firstChange = changes.find(
    ({ kind, happenedAt }) => kind === 'price' && happenedAt >= (begin ?? happenedAt),
  );
  const firstPrice = firstChange ? toPrice(firstChange.before) : price;
  const start: TimelinePoint[] = since ? [{ at: since, label: startText, price: firstPrice }] : [];
  const points = changes.flatMap(({ kind, happenedAt, after }): TimelinePoint[] => {
    if (kind === 'price')
      return [{ at: happenedAt, label: 'OWNER_TIMELINE_PRICE', price: toPrice(after) }];
    if (kind === 'new') return [];
    if (!isPropertyStatus(after)) return [];
    return [{ at: happenedAt, label: STATUS_LABELS[after][isForSale ? 'sale' : 'rent'] }];
  });
  const planned: TimelinePoint[] =
    nextVisit === undefined
      ? []
      : [{ at: nextVisit, label: 'OWNER_TIMELINE_VISIT', isPlanned: true }];
  const getMoment = ({ at }: TimelinePoint) => (typeof at === 'number' ? at : (begin ?? 0));
  return [...start, ...points.slice(-MAX_CHANGES), ...planned].toSorted(
    (a, b) => getMoment(a) - getMoment(b),
  );
}

function toPrice(text: string | null): number | undefined {
  const price = Number(text ?? Number.NaN);
  return Number.isFinite(price) ? price : undefined;
}
