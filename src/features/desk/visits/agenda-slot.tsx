import { DOT } from '../../../domain/format/dot';
import { formatPhone, toPhoneUrl } from '../../../domain/format/phone';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { EmailText } from '../email-text';
import { getAgendaRowClasses } from './agenda-rows';
import type { PropertyLabel } from './property-labels';
import type { AgendaSlot, AgendaVisit } from './visits-store';

const STATE_TEXTS = {
  confirmed: 'DESK_VISIT_CONFIRMED',
  offered: 'DESK_VISIT_STATE_OFFERED',
  waiting: 'DESK_VISIT_STATE_WAITING',
  cancelled: 'DESK_VISIT_STATE_CANCELLED',
} as const satisfies Record<AgendaVisit['state'], TextKey>;

/** One slot of the agenda: who comes, to which property, and how many places are free. */
export function AgendaSlotView({
  ctx,
  slot,
  time,
  visits,
  getLabel,
}: {
  ctx: RequestContext;
  slot: AgendaSlot;
  time: string;
  visits: readonly AgendaVisit[];
  getLabel: (id: number) => PropertyLabel;
}) {
  const { t, href } = ctx;
  const free = slot.capacity - slot.taken;
  return (
    <li className={`desk-slot desk-slot--${getKind(slot, visits)} ${getAgendaRowClasses(slot)}`}>
      <a className="desk-slot__time" href={href.page(`/desk/visits/${slot.id}/`)}>
        {time}
      </a>
      <div>
        {slot.blocked !== null && (
          <p>{t('DESK_SLOT_BLOCKED', { reason: slot.blocked || t('DESK_SLOT_NO_REASON') })}</p>
        )}
        {visits.map(({ id, state, name, phone, email, property }) => {
          const label = getLabel(property);
          return (
            <div key={id} className={`desk-visit desk-visit--${state}`}>
              <p className="desk-visit__name" title={name}>
                <strong>{name}</strong>{' '}
                {state !== 'confirmed' && <span className="desk-tag">{t(STATE_TEXTS[state])}</span>}
              </p>
              <p className="desk-visit__property" title={label.name}>
                {[property, label.name, label.closed].filter(Boolean).join(DOT)}
              </p>
              <p className="desk-visit__contact">
                {label.address && <span>{label.address}</span>}
                {phone && <a href={toPhoneUrl(phone)}>{formatPhone(phone)}</a>}
                <span>
                  <EmailText email={email} />
                </span>
              </p>
            </div>
          );
        })}
        {slot.blocked === null && free > 0 && (
          <p className="desk-slot__free">{t('DESK_SLOT_FREE', { count: free })}</p>
        )}
      </div>
    </li>
  );
}

/** Returns how a slot looks: kinds differ by form, not by colour alone (docs/look.md, Account pages and desk). */
function getKind({ blocked, taken, capacity }: AgendaSlot, visits: readonly AgendaVisit[]): string {
  if (blocked !== null) return 'blocked';
  if (taken > 0) return taken < capacity ? 'places' : 'full';
  return visits.length > 0 ? 'cancelled' : 'free';
}
