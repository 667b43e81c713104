import { Fragment } from 'react';
import { formatLongDate, formatTimeOfDay, toBrusselsTime } from '../../domain/format/brussels-time';
import { formatDate } from '../../domain/format/date';
import { DOT } from '../../domain/format/dot';
import { formatMonth } from '../../domain/format/month';
import type { RequestContext } from '../../platform/request-context';
import type { PortalEvent } from './portal-event';
import { KIND_TEXTS, STATUS_TEXTS } from './portal-event';
import { formatSource } from './source-table';

/** The statuses that are marked: of events that are still to come or still online. */
const STANDING = ['confirmed', 'online'];

/** Returns the texts of an event as tables and files show them. */
export function describeEvent(ctx: RequestContext, event: PortalEvent) {
  const { t, language } = ctx;
  const [day = '', time] = toBrusselsTime(event.happenedAt).split('T');
  const isVisit = event.candidate !== null;
  return {
    date: formatDate(day),
    time: time === '00:00' ? '' : formatTimeOfDay(event.happenedAt, language),
    kind: t(KIND_TEXTS[event.kind]),
    subject:
      event.subject ||
      t(event.status === 'cancelled' ? 'OWNER_VISIT_CANCELLED' : 'OWNER_VISIT_BOOKED'),
    comment: event.comment,
    contact:
      event.contact ||
      (isVisit ? t('OWNER_CANDIDATE', { letter: toLetter(event.candidate ?? 1) }) : '–'),
    status: t(STATUS_TEXTS[event.status]),
    source: formatSource(ctx, event.source),
  };
}

/** 'za', 'sam.' */
const formatWeekday = ({ language }: RequestContext, { happenedAt }: PortalEvent): string =>
  formatLongDate(happenedAt, language).slice(0, language === 'fr' ? 3 : 2);

/** 1 → 'A', 26 → 'Z', 27 → 'AA'. */
function toLetter(rank: number): string {
  const rest = (rank - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return rank > 26 ? toLetter((rank - 1 - rest) / 26) + letter : letter;
}

/** Returns the heading of an event: its month and year, or that its day is still to come, called off or not. */
const getMonth = ({ t, language }: RequestContext, { happenedAt }: PortalEvent): string =>
  happenedAt > Date.now() ? t('OWNER_TO_COME') : formatMonth(happenedAt, language);

/** The events of a history as a table; on a phone each becomes a block of lines. */
export function HistoryTable({
  ctx,
  events,
}: {
  ctx: RequestContext;
  events: readonly PortalEvent[];
}) {
  const { t } = ctx;
  const columns = [
    t('OWNER_COLUMN_DATE'),
    t('OWNER_COLUMN_TYPE'),
    t('OWNER_COLUMN_SUBJECT'),
    t('OWNER_COLUMN_CONTACT'),
    t('OWNER_COLUMN_STATUS'),
    t('OWNER_COLUMN_SOURCE'),
  ];
  return (
    <table className="history">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event, index) => {
          const texts = describeEvent(ctx, event);
          const previous = events[index - 1];
          const isFirst = !previous || getMonth(ctx, previous) !== getMonth(ctx, event);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of one moment have no key of their own
            <Fragment key={`${event.happenedAt} ${index}`}>
              {isFirst && (
                <tr className="history__month">
                  <th colSpan={columns.length} scope="colgroup">
                    {getMonth(ctx, event)}
                  </th>
                </tr>
              )}
              <tr>
                <td className="history__date">
                  {formatWeekday(ctx, event)} {texts.date}
                  {texts.time && <span>{texts.time}</span>}
                </td>
                <td>{texts.kind}</td>
                <td className="history__subject">
                  <strong>{texts.subject}</strong>
                  {texts.comment && <span>{texts.comment}</span>}
                </td>
                <td>{texts.contact}</td>
                <td className={STANDING.includes(event.status) ? 'history__standing' : undefined}>
                  {texts.status}
                </td>
                <td>{texts.source}</td>
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** A few events as a list, for the side of the statistics. */
export function EventList({
  ctx,
  events,
}: {
  ctx: RequestContext;
  events: readonly PortalEvent[];
}) {
  return (
    <ul className="portal-events">
      {events.map((event, index) => {
        const { date, time, subject, contact, status } = describeEvent(ctx, event);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one moment have no key of their own
          <li key={`${event.happenedAt} ${index}`}>
            <strong>{[date, time].filter(Boolean).join(', ')}</strong>
            <span>{subject}</span>
            <span>{[contact, status].filter((part) => part !== '–').join(DOT)}</span>
          </li>
        );
      })}
    </ul>
  );
}
