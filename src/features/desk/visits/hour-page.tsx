import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import { buildPhoneHref } from '../../forms/kit/mail/answer-facts';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { ActionForm, FormAlert } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { SlotAvailability } from '../../visits/slot';
import type { VisitFeedback } from '../../visits/visit-feedback-store';
import { FeedbackForm } from './feedback-form';
import { blockForm, unblockForm } from './hour-forms';
import type { PropertyLabel } from './property-labels';
import { VisitForms } from './visit-forms';
import type { AgendaHour, AgendaVisit } from './visits-store';

/** An hour with its visits, and what can be done with them. */
export interface HourDetails {
  hour: AgendaHour;
  visits: readonly AgendaVisit[];
  otherHours: ReadonlyMap<string, readonly SlotAvailability[]>;
  feedback: readonly VisitFeedback[];
  getLabel: (id: number) => PropertyLabel;
  now: number;
}

export function HourPage({
  ctx,
  details,
  refused,
}: {
  ctx: RequestContext;
  details: HourDetails;
  refused: RefusedForm | undefined;
}) {
  const { t, href, language } = ctx;
  const { hour, visits, otherHours, feedback, getLabel, now } = details;
  const action = href.page(`/desk/visits/${hour.id}/`);
  const day = new Date(hour.startsAt).toISOString().slice(0, 10);
  return (
    <div className="desk-page">
      <div className="desk-head">
        <h1 className="desk-date">
          {formatLongDate(hour.startsAt, language)}, {formatTimeOfDay(hour.startsAt, language)}
        </h1>
        <a href={href.page('/desk/visits/', { day, property: hour.property ?? undefined })}>
          {t('DESK_VISITS_AGENDA')}
        </a>
      </div>
      <FormAlert {...{ ctx, refused }} />
      {hour.property !== null && (
        <p>
          {getLabel(hour.property).name} · {hour.property} · {getLabel(hour.property).address}
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
              {visit.phone && <a href={buildPhoneHref(visit.phone)}>{visit.phone}</a>} {visit.email}
            </span>
          </div>
          {visit.remark && <p className="hour-remark">{visit.remark}</p>}
          <VisitForms
            {...{ ctx, action, visit, now, refused }}
            otherHours={otherHours.get(visit.id) ?? []}
            hour={hour}
          />
          {visit.state === 'confirmed' && hour.startsAt <= now && (
            <FeedbackForm
              {...{ ctx, action, visit, refused }}
              feedback={feedback.find((said) => said.visit === visit.id)}
            />
          )}
        </section>
      ))}
      {hour.taken === 0 && hour.startsAt > now && (
        <BlockForms {...{ ctx, action, hour, refused }} />
      )}
    </div>
  );
}

/** Keeps visitors from booking an hour, or lets them again. */
function BlockForms({
  ctx,
  action,
  hour: { blocked },
  refused,
}: {
  ctx: RequestContext;
  action: string;
  hour: AgendaHour;
  refused: RefusedForm | undefined;
}) {
  const { t } = ctx;
  return blocked === null ? (
    <PlainFormView
      {...{ ctx, action, refused, form: blockForm, className: 'form--dense form--line' }}
    />
  ) : (
    <ActionForm {...{ ctx, action, form: unblockForm, hidden: {}, className: 'desk-actions' }}>
      <p>{t('DESK_HOUR_BLOCKED', { reason: blocked || t('DESK_HOUR_NO_REASON') })}</p>
    </ActionForm>
  );
}
