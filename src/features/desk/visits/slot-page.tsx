import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { toPhoneUrl } from '../../../domain/format/phone';
import { formatEmail } from '../../../domain/typed-values/read-email';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { SlotAvailability } from '../../visits/slot';
import type { VisitFeedback } from '../../visits/visit-feedback-store';
import { FeedbackForm } from './feedback-form';
import type { PropertyLabel } from './property-labels';
import { blockForm, unblockForm } from './slot-forms';
import { VisitForms } from './visit-forms';
import type { AgendaSlot, AgendaVisit } from './visits-store';

/** A slot with its visits, and what can be done with them. */
export interface SlotDetails {
  slot: AgendaSlot;
  visits: readonly AgendaVisit[];
  otherSlots: ReadonlyMap<string, readonly SlotAvailability[]>;
  feedback: readonly VisitFeedback[];
  getLabel: (id: number) => PropertyLabel;
  now: number;
}

export function SlotPage({
  ctx,
  details,
  refused,
}: {
  ctx: RequestContext;
  details: SlotDetails;
  refused: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const { slot, visits, otherSlots, feedback, getLabel, now } = details;
  const action = href.page(`/desk/visits/${slot.id}/`);
  const day = new Date(slot.startsAt).toISOString().slice(0, 10);
  return (
    <div className="desk-page">
      <div className="desk-head">
        <h1 className="desk-date">
          {formatLongDate(slot.startsAt, language)}, {formatTimeOfDay(slot.startsAt, language)}
        </h1>
        <a href={href.page('/desk/visits/', { day, property: slot.property ?? undefined })}>
          {t('DESK_VISITS_AGENDA')}
        </a>
      </div>
      <FormAlert {...{ ctx, refused }} />
      {slot.property !== null && (
        <p>
          {getLabel(slot.property).name} · {slot.property} · {getLabel(slot.property).address}
        </p>
      )}
      {visits.map((visit) => (
        <section key={visit.id} className="desk-section">
          <div className="desk-section__head">
            <h2>
              {visit.lead === null ? (
                visit.name
              ) : (
                <a href={href.page(`/desk/leads/${visit.lead}/`)}>{visit.name}</a>
              )}
            </h2>
            <span>
              {visit.phone && <a href={toPhoneUrl(visit.phone)}>{visit.phone}</a>}{' '}
              {formatEmail(visit.email)}
            </span>
          </div>
          {visit.remark && <p className="slot-remark">{visit.remark}</p>}
          <VisitForms
            {...{ ctx, action, visit, now, refused }}
            otherSlots={otherSlots.get(visit.id) ?? []}
            slot={slot}
          />
          {visit.state === 'confirmed' && slot.startsAt <= now && (
            <FeedbackForm
              {...{ ctx, action, visit, refused }}
              feedback={feedback.find((said) => said.visit === visit.id)}
            />
          )}
        </section>
      ))}
      {slot.taken === 0 && slot.startsAt > now && (
        <BlockForms {...{ ctx, action, slot, refused }} />
      )}
    </div>
  );
}

/** Keeps visitors from booking a slot, or lets them again. */
function BlockForms({
  ctx,
  action,
  slot: { blocked },
  refused,
}: {
  ctx: RequestContext;
  action: string;
  slot: AgendaSlot;
  refused: RefusedForm | undefined;
}) {
  const { t } = ctx;
  return blocked === null ? (
    <PlainFormView
      {...{ ctx, action, refused, form: blockForm, className: 'form--dense form--line' }}
    />
  ) : (
    <ActionForm {...{ ctx, action, form: unblockForm, hidden: {}, className: 'desk-actions' }}>
      <p>{t('DESK_SLOT_BLOCKED', { reason: blocked || t('DESK_SLOT_NO_REASON') })}</p>
    </ActionForm>
  );
}
