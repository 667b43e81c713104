import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import type { TimelinePoint } from './timeline';

/** Price and status of the property over time; planned events have a hollow mark. */
export function TimelineSection({
  ctx: { t },
  points,
  priceLabel,
}: {
  ctx: RequestContext;
  points: readonly TimelinePoint[];
  /** The words before each price. */
  priceLabel: TextKey | undefined;
}) {
  return (
    <section>
      <h2>{t('OWNER_TIMELINE_TITLE')}</h2>
      <ol className="timeline">
        {points.map(({ at, label, price, isPlanned }) => (
          <li key={`${at} ${label}`} className={isPlanned ? 'timeline__planned' : undefined}>
            <span>{formatDate(typeof at === 'string' ? at : toBrusselsDay(new Date(at)))}</span>
            <strong>{t(label)}</strong>
            {price !== undefined && (
              <span className="timeline__price">
                {[priceLabel && t(priceLabel), formatCurrency(price)].filter(Boolean).join(' ')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
