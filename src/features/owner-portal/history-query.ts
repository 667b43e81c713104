import * as v from 'valibot';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { readDay } from '../../domain/typed-values/read-day';
import { RepeatedParameter, TextParameter } from '../../platform/request-parameters';
import type { EventKind, PortalEvent } from './portal-event';
import { EVENT_KINDS, EVENT_STATUSES } from './portal-event';

export const EVENTS_PER_PAGE = 20;

const MAX_TEXT_LENGTH = 100;

const ShortText = v.pipe(
  TextParameter,
  v.transform((text) => text.slice(0, MAX_TEXT_LENGTH)),
);

/** A day as a date field sends it, or as it is typed where there is none; '' if there is no such day. */
const DayParameter = v.pipe(
  TextParameter,
  v.transform((day) => readDay(day) ?? ''),
);

/** The filters of a history; a missing or invalid parameter filters nothing. */
export const HistoryQuery = v.object({
  kind: v.pipe(
    RepeatedParameter,
    v.transform((kinds) => EVENT_KINDS.filter((kind) => kinds.includes(kind))),
  ),
  from: DayParameter,
  to: DayParameter,
  contact: ShortText,
  status: v.pipe(TextParameter, v.fallback(v.picklist(['', ...EVENT_STATUSES]), '')),
  source: ShortText,
  order: v.pipe(TextParameter, v.fallback(v.picklist(['newest', 'oldest']), 'newest')),
  page: v.pipe(
    TextParameter,
    v.transform((page) => Math.max(1, Math.floor(Number(page)) || 1)),
  ),
});
export type HistoryQuery = v.InferOutput<typeof HistoryQuery>;

/** Returns what a filter by contact compares: the name, or the number of a candidate without one. */
export const getContactKey = ({ contact, candidate }: PortalEvent): string =>
  contact || (candidate === null ? '' : `#${candidate}`);

/** Returns the events that pass the filters, in the requested order. */
export function filterEvents(
  events: readonly PortalEvent[],
  { kind, from, to, contact, status, source, order }: HistoryQuery,
): PortalEvent[] {
  const kinds: readonly EventKind[] = kind;
  const kept = events.filter((event) => {
    const day = toBrusselsDay(new Date(event.happenedAt));
    return (
      (kinds.length === 0 || kinds.includes(event.kind)) &&
      (!from || day >= from) &&
      (!to || day <= to) &&
      (!contact || getContactKey(event) === contact) &&
      (!status || event.status === status) &&
      (!source || event.source === source)
    );
  });
  return order === 'oldest' ? kept.reverse() : kept;
}

/** The filters without a choice. */
export const NO_FILTERS = {
  ...{ kind: [], from: '', to: '', contact: '', status: '', source: '' },
} as const satisfies Partial<HistoryQuery>;

/** Returns the address's query with changes; defaults are left out. */
export function formatHistoryQuery(
  query: HistoryQuery,
  changes: Partial<HistoryQuery> = {},
): string {
  const { kind, page, order, ...texts } = { ...query, ...changes };
  const parameters = [
    ...kind.map((name) => ['kind', name]),
    ...Object.entries(texts),
    ['order', order === 'newest' ? '' : order],
    ['page', page > 1 ? String(page) : ''],
  ].filter(([, value]) => value !== '');
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}
