import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatDate } from '../../domain/format/date';
import type { RequestContext } from '../../platform/request-context';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import { describeEvent } from './history-table';
import type { PortalEvent } from './portal-event';

const MAX_QUOTES = 3;

/** The feedback of visitors that staff have released. */
export function FeedbackSection({
  ctx,
  events,
}: {
  ctx: RequestContext;
  events: readonly PortalEvent[];
}) {
  const { t } = ctx;
  const quotes = events.filter(({ releasedBy, comment }) => releasedBy !== null && comment !== '');
  if (quotes.length === 0) return null;
  return (
    <section>
      <h2>{t('OWNER_FEEDBACK_TITLE')}</h2>
      {quotes.slice(0, MAX_QUOTES).map((event) => (
        <figure className="portal-quote" key={event.happenedAt}>
          <blockquote>{event.comment}</blockquote>
          <figcaption>
            <NoWrapDates
              text={t('OWNER_FEEDBACK_FROM', {
                contact: describeEvent(ctx, event).contact,
                date: formatDate(toBrusselsDay(new Date(event.happenedAt))),
                name: event.releasedBy ?? '',
              })}
            />
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
