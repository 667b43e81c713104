import { formatLongDate } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { Icon } from '../../../views/ui/icon';
import { ActionForm } from '../../forms/kit/view/action-form';
import type { StoredDayOff } from '../../visits/visit-patterns-store';
import { dayOnForm } from './pattern-forms';
import { getMidnight } from './visits-query';

/** A day without visits, with the button that takes it back. */
export function DayOffChip({
  ctx,
  action,
  day,
  property,
  name,
  reason,
}: StoredDayOff & {
  ctx: RequestContext;
  action: string;
  /** The name of the property, or that it is a day of all. */
  name: string;
}) {
  const { t, language } = ctx;
  const date = formatLongDate(getMidnight(day), language);
  return (
    <ActionForm
      {...{ ctx, action, form: dayOnForm, hidden: { day, house: property } }}
      className="desk-chip"
      buttonClassName="desk-chip__remove"
      buttonLabel={t('DESK_DAYS_OFF_REMOVE', { date, property: name })}
      buttonContent={<Icon name="close" />}
    >
      <span>
        <strong>{date}</strong> {[name, reason].filter(Boolean).join(DOT)}
      </span>
    </ActionForm>
  );
}
