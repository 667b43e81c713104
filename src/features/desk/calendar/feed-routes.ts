import { Hono } from 'hono';
import { addPeriod, subtractPeriod } from '../../../domain/format/period';
import { PERIODS } from '../../../domain/periods';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import { showEarly } from '../../../platform/show-early';
import type { CalendarEvent } from '../../visits/icalendar';
import { buildCalendarFeed } from '../../visits/icalendar';
import { findOwnProperties } from '../own-properties';
import type { VisitPlace } from '../today/visit-places';
import { loadVisitPlaces } from '../today/visit-places';
import type { ListedVisit } from '../today/visits-store';
import { loadVisits } from '../today/visits-store';
import type { CalendarOwner } from './calendars-store';
import { openCalendar } from './calendars-store';

/**
 * The calendar of somebody of staff, which their program reads without a session: the address holds a secret, and is
 * as unknown as any other once that is revoked.
 */
export const deskCalendarFeedRoutes = new Hono<App>();

deskCalendarFeedRoutes.get('/desk/calendar/:token/', async (c, next) => {
  const [, token] = /^(.*)\.ics$/.exec(c.req.param('token')) ?? [];
  // Nothing but a file of a calendar stands before the gate.
  if (token === undefined) return next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  const now = Date.now();
  const { DB } = c.env;
  const owner = await openCalendar(DB, token, now);
  if (!owner) return c.notFound();
  const ctx = await showEarly(c.var.ctx, owner.id, 'all', c.env);
  const time = {
    from: subtractPeriod(now, PERIODS.calendarPast),
    to: addPeriod(now, PERIODS.calendarAhead),
  };
  const { rows } = await loadVisits(DB, time);
  const own = await findOwnProperties(ctx, owner, [], rows);
  const visits = rows.filter(({ property }) => own.has(property));
  const places = await loadVisitPlaces(ctx, visits);
  const { agency } = ctx.snapshot.site.configuration;
  const events = visits.flatMap(
    (visit) => toDeskEvent(ctx, owner, visit, places.get(visit.property)) ?? [],
  );
  const host = new URL(ctx.origin).hostname;
  const name = ctx.t('DESK_CALENDAR_NAME', { agency: agency.name });
  return c.body(buildCalendarFeed({ name, host }, events), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="visits.ics"',
  });
});

/** Returns a visit as an event of its host: who comes, how to reach them, where, and the page of the desk. */
function toDeskEvent(
  ctx: RequestContext,
  { name, email }: CalendarOwner,
  visit: ListedVisit,
  place: VisitPlace | undefined,
): CalendarEvent | undefined {
  const { startsAt, endsAt, slot } = visit;
  if (startsAt === null || endsAt === null) return undefined;
  const isCancelled = visit.state === 'cancelled';
  const title = `${visit.name} · ${place?.title ?? visit.property}`;
  return {
    id: `${visit.id}-host`,
    sequence: visit.sequence,
    isCancelled,
    slot: { startsAt, endsAt },
    changedAt: visit.changedAt,
    title: isCancelled ? ctx.t('DESK_VISIT_CANCELLED_TITLE', { title }) : title,
    description: [visit.answers?.phone, visit.email, visit.answers?.remark]
      .filter(Boolean)
      .join('\n'),
    location: place?.address ?? '',
    url: ctx.origin + ctx.href.page(`/desk/visits/${slot}/`),
    organizer: { name, email },
    attendee: undefined,
    host: new URL(ctx.origin).hostname,
  };
}
