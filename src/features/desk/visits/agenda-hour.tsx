import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { PropertyLabel } from './property-labels';
import type { AgendaHour, AgendaVisit } from './visits-store';

const STATE_TEXTS = {
  confirmed: 'DESK_VISIT_CONFIRMED',
  offered: 'DESK_VISIT_STATE_OFFERED',
  waiting: 'DESK_VISIT_STATE_WAITING',
  cancelled: 'DESK_VISIT_STATE_CANCELLED',
} as const satisfies Record<AgendaVisit['state'], TextKey>;

/** One hour of the agenda: who comes, to which house, and how many places are free. */
export function AgendaHourView({
  ctx,
  hour,
  time,
  visits,
  getLabel,
}: {
  ctx: RequestContext;
  hour: AgendaHour;
  time: string;
  visits: readonly AgendaVisit[];
  getLabel: (id: number) => PropertyLabel;
}) {
  const { t, href } = ctx;
  const free = hour.capacity - hour.taken;
  const kind = hour.blocked !== null ? 'blocked' : hour.taken > 0 ? 'booked' : 'free';
  return (
    <li className={`desk-hour desk-hour--${kind}`}>
      <a className="desk-hour__time" href={href.page(`/desk/visits/${hour.id}/`)}>
        {time}
      </a>
      <div>
        {hour.blocked !== null && (
          <p>{t('DESK_HOUR_BLOCKED', { reason: hour.blocked || t('DESK_HOUR_NO_REASON') })}</p>
        )}
        {visits.map(({ id, state, name, phone, email, property }) => {
          const label = getLabel(property);
          return (
            <div key={id} className={`desk-visit desk-visit--${state}`}>
              <p>
                <strong>{name}</strong>{' '}
                {state !== 'confirmed' && <span className="desk-tag">{t(STATE_TEXTS[state])}</span>}
              </p>
              <p>
                {label.name} · {property}
                {label.address && <> · {label.address}</>}
              </p>
              <p className="desk-quiet">
                {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>} {email}
              </p>
            </div>
          );
        })}
        {hour.blocked === null && free > 0 && (
          <p className="desk-quiet">{t('DESK_HOUR_FREE', { count: free })}</p>
        )}
      </div>
    </li>
  );
}
