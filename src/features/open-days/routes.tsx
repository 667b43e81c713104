import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listOpenDayIds } from '../../domain/catalogue/listing/open-day-ids';
import { addColon } from '../../domain/format/add-colon';
import { formatAddress } from '../../domain/format/address';
import type { App } from '../../env';
import type { RequestContext } from '../../platform/request-context';
import { PositiveIntegerParameter } from '../../platform/request-parameters';
import { share } from '../../platform/sharing/share';
import { limitToDay } from '../../platform/snapshot/cache-control';
import { buildAlternatePaths } from '../../views/layout/alternate-paths';
import type { CalendarEvent } from '../visits/icalendar';
import { buildCalendarFeed } from '../visits/icalendar';
import type { ListedOpenDay } from './load-open-days';
import { loadOpenDays } from './load-open-days';
import { OpenDaysPage } from './page';

const MAX_AGE_S = 3600;

/** The open days of listings, and their calendar (decision 175). */
export const openDayRoutes = new Hono<App>();

openDayRoutes.get('/open-days/', async (c) => {
  const { ctx } = c.var;
  const openDays = await loadOpenDays(ctx, listOpenDayIds(ctx.snapshot.catalogue.index));
  return c.render(<OpenDaysPage ctx={ctx} openDays={openDays} />, {
    ctx,
    stylesheet: 'open-days',
    queryParams: [],
    head: {
      title: ctx.t('OPEN_DAYS_TITLE'),
      description: ctx.t('OPEN_DAYS_LEAD'),
      paths: buildAlternatePaths(ctx, '/open-days/'),
      robots: openDays.length > 0 ? undefined : 'noindex',
    },
  });
});

const CalendarQuery = v.object({ property: v.optional(PositiveIntegerParameter) });

/** The calendar of all days, which programs read again; with a property, the file of its days. */
openDayRoutes.get(
  '/open-days/calendar/',
  vValidator('query', CalendarQuery, ({ success }, c) => (success ? undefined : c.notFound())),
  async (c) => {
    const { ctx } = c.var;
    const { property } = c.req.valid('query');
    const openDays = await loadOpenDays(
      ctx,
      property ? [property] : listOpenDayIds(ctx.snapshot.catalogue.index),
    );
    if (property && openDays.length === 0) return c.notFound();
    const host = new URL(ctx.origin).hostname;
    const { agency } = ctx.snapshot.site.configuration;
    const name = `${ctx.t('OPEN_DAYS_TITLE')} · ${agency.name}`;
    share(c, {
      sharing: MAX_AGE_S,
      params: ['property'],
      cacheControl: `public, max-age=${limitToDay(MAX_AGE_S)}`,
    });
    return c.body(
      buildCalendarFeed(
        { name, host },
        openDays.map((listed) => toEvent(ctx, host, listed)),
      ),
      200,
      {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="open-days.ics"',
        'X-Robots-Tag': 'noindex',
      },
    );
  },
);

/** Returns an open day as an event; its street only if it is published (decision 11). */
function toEvent(
  { t, href, origin, snapshot, language }: RequestContext,
  host: string,
  { property, openDay }: ListedOpenDay,
): CalendarEvent {
  const { agency, listings } = snapshot.site.configuration;
  const { name, email } = agency;
  const url = origin + href.property(property);
  return {
    id: `open-${property.ID}-${openDay.startsAt}`,
    sequence: 0,
    isCancelled: false,
    slot: openDay,
    changedAt: Date.parse(property.DatePosted ?? '') || 0,
    title: `${addColon(t('OPEN_DAY'), language)} ${property.TypeDescription}`,
    description: url,
    location: formatAddress(property, { listings, language }),
    url,
    organizer: { name, email },
    attendee: undefined,
    host,
  };
}
