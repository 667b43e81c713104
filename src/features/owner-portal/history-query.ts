import * as v from 'valibot';
import { TextParameter } from '../../platform/request-parameters';
import type { EventKind, PortalEvent } from './portal-event';
import { EVENT_KINDS, EVENT_STATUSES } from './portal-event';

export const EVENTS_PER_PAGE = 20;

/** The filters of a history; what the address does not name, or names wrongly, filters nothing. */
export const HistoryQuery = v.object({
  kind: v.pipe(TextParameter, v.fallback(v.picklist(['', ...EVENT_KINDS]), '')),
  status: v.pipe(TextParameter, v.fallback(v.picklist(['', ...EVENT_STATUSES]), '')),
  source: v.pipe(
    TextParameter,
    v.transform((source) => source.slice(0, 60)),
  ),
  order: v.pipe(TextParameter, v.fallback(v.picklist(['newest', 'oldest']), 'newest')),
  page: v.pipe(
    TextParameter,
    v.transform((page) => Math.max(1, Math.floor(Number(page)) || 1)),
  ),
});
export type HistoryQuery = v.InferOutput<typeof HistoryQuery>;

/** Returns the events that the filters leave, in the order asked for. */
export function filterEvents(
  events: readonly PortalEvent[],
  { kind, status, source, order }: HistoryQuery,
): PortalEvent[] {
  const kept = events.filter(
    (event) =>
      (!kind || event.kind === (kind as EventKind)) &&
      (!status || event.status === status) &&
      (!source || event.source === source),
  );
  return order === 'oldest' ? kept.reverse() : kept;
}

/** Returns the address's query with changes; defaults are left out. */
export function formatHistoryQuery(
  query: HistoryQuery,
  changes: Partial<HistoryQuery> = {},
): string {
  const { kind, status, source, order, page } = { ...query, ...changes };
  const entries = {
    kind,
    status,
    source,
    order: order === 'newest' ? '' : order,
    page: page > 1 ? String(page) : '',
  };
  const parameters = Object.entries(entries).filter(([, value]) => value !== '');
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}
