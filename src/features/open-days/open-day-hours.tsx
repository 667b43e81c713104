import type { OpenDay } from '../../domain/catalogue/open-day';
import { listOpenDays } from '../../domain/catalogue/open-day';
import type { Property } from '../../domain/catalogue/property';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { RequestContext } from '../../platform/request-context';
import { StructuredData } from '../../views/ui/structured-data';
import { buildOpenDayData, toZonedTime } from './open-day-data';

/** The hours of an open day: '10:00–12:00'. */
export const OpenDayHours = ({
  ctx: { language },
  openDay: { startsAt, endsAt },
}: {
  ctx: RequestContext;
  openDay: OpenDay;
}) => (
  <>
    <time dateTime={toZonedTime(startsAt)}>{formatTimeOfDay(startsAt, language)}</time>–
    <time dateTime={toZonedTime(endsAt)}>{formatTimeOfDay(endsAt, language)}</time>
  </>
);

/**
 * The open days of one listing that are to come, with a file for the reader's calendar, and the same for search engines;
 * nothing without any.
 */
export function OpenDayNotice({ ctx, property }: { ctx: RequestContext; property: Property }) {
  const { t, href, language } = ctx;
  const openDays = listOpenDays(property);
  if (openDays.length === 0) return null;
  return (
    <div className="notice">
      <p>{t('OPEN_DAY_NOTICE')}</p>
      <ul>
        {openDays.map((openDay) => (
          <li key={openDay.startsAt}>
            {formatLongDate(openDay.startsAt, language)},{' '}
            <OpenDayHours ctx={ctx} openDay={openDay} />
            <StructuredData data={buildOpenDayData(ctx, property, openDay)} />
          </li>
        ))}
      </ul>
      <p>
        <a href={href.page('/open-days/calendar/', { property: property.ID })} rel="nofollow">
          {t('OPEN_DAY_CALENDAR')}
        </a>
      </p>
    </div>
  );
}
