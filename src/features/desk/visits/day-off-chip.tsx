import { formatLongDate } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import { Icon } from '../../../views/ui/icon';
import type { StoredDayOff } from '../../appointments/visit-patterns-store';
import { getMidnight } from './visits-query';

/** A day without visits, with the button that takes it back. */
export function DayOffChip({
  ctx: { t, language },
  action,
  day,
  property,
  house,
  reason,
}: StoredDayOff & {
  ctx: RequestContext;
  action: string;
  /** The name of the house, or that it is a day of all. */
  house: string;
}) {
  const date = formatLongDate(getMidnight(day), language);
  return (
    <form className="desk-chip" method="post" action={action}>
      <span>
        <strong>{date}</strong> {[house, reason].filter(Boolean).join(' · ')}
      </span>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="house" value={property} />
      <button
        type="submit"
        name="action"
        value="day-on"
        aria-label={t('DESK_DAYS_OFF_REMOVE', { date, house })}
      >
        <Icon name="close" />
      </button>
    </form>
  );
}
