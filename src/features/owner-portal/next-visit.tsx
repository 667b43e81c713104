import type { Property } from '../../domain/catalogue/property';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { DOT } from '../../domain/format/dot';
import type { RequestContext } from '../../platform/request-context';
import { describeEvent } from './history-table';
import type { PortalEvent } from './portal-event';
import { getPortalPath } from './portal-shell';

/** The next visit: time, agent, and what to do if it does not suit the owner. */
export function NextVisit({
  ctx,
  property,
  visit,
}: {
  ctx: RequestContext;
  property: Property;
  visit: PortalEvent;
}) {
  const { t, language } = ctx;
  const { contact, subject, comment, time, status } = describeEvent(ctx, visit);
  return (
    <section className="portal-next">
      <h2>{t('OWNER_NEXT_VISIT')}</h2>
      <p className="portal-next__date">
        {formatLongDate(visit.happenedAt, language)}
        {time && (
          <>
            <br />
            {t('OWNER_AT_TIME', { time: formatTimeOfDay(visit.happenedAt, language) })}
          </>
        )}
      </p>
      <p>
        {[subject, contact].filter((part) => part !== '–').join(', ')}
        {DOT}
        <strong className="history__standing">{status}</strong>
      </p>
      {comment && visit.candidate === null && <p className="portal-note">{comment}</p>}
      <a
        className="portal-link"
        href={`${getPortalPath(ctx, property.ID, 'question')}?visit=${visit.happenedAt}`}
      >
        {t('OWNER_VISIT_UNSUITABLE')}
      </a>
    </section>
  );
}
