import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import { findFirstPublicDay } from '../../../views/facts/first-public-day';
import type { PropertyLabel } from '../visits/property-labels';

/** The properties that only subscribers are shown, soonest public first, with the days that are left (decision 107). */
export function FirstWeek({
  ctx,
  getLabel,
}: {
  ctx: RequestContext;
  getLabel: (id: number) => PropertyLabel;
}) {
  const { t, href, early } = ctx;
  const properties = [...early.keys()]
    .flatMap((id) => {
      const firstDay = findFirstPublicDay(ctx, id);
      return firstDay ? [{ id, date: firstDay.date, count: firstDay.daysLeft }] : [];
    })
    .sort((a, b) => a.count - b.count || a.id - b.id);
  if (properties.length === 0) return null;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{t('DESK_FIRST_WEEK')}</h2>
        <span>{properties.length}</span>
      </div>
      <ul className="desk-rows">
        {properties.map(({ id, ...firstDay }) => (
          <li key={id}>
            <a href={href.page(`/desk/catalogue/${id}/`)}>
              {getLabel(id).name}
              {DOT}
              {id}
            </a>{' '}
            {t('DESK_FIRST_WEEK_LEFT', firstDay)}
          </li>
        ))}
      </ul>
    </section>
  );
}
