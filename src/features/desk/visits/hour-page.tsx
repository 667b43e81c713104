import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import { buildPhoneHref } from '../../forms/kit/mail/answer-facts';
import type { SlotAvailability } from '../../visits/slot';
import type { VisitFeedback } from '../../visits/visit-feedback-store';
import { DeskField } from '../desk-field';
import type { DeskAnswers } from '../read-desk-form';
import { FeedbackForm } from './feedback-form';
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
  problem,
  answers,
}: {
  ctx: RequestContext;
  details: HourDetails;
  /** Why the last action was refused. */
  problem?: TextKey | undefined;
  answers?: DeskAnswers | undefined;
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
      {problem && (
        <p className="desk-fault" role="alert">
          {t(problem)}
        </p>
      )}
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
            {...{ ctx, action, visit, now }}
            otherHours={otherHours.get(visit.id) ?? []}
            hour={hour}
          />
          {visit.state === 'confirmed' && hour.startsAt <= now && (
            <FeedbackForm
              {...{ ctx, action, visit }}
              feedback={feedback.find((written) => written.visit === visit.id)}
              answers={answers?.visit === visit.id ? answers : undefined}
            />
          )}
        </section>
      ))}
      {hour.taken === 0 && hour.startsAt > now && (
        <form className="desk-fields" method="post" action={action}>
          {hour.blocked === null ? (
            <>
              <DeskField
                t={t}
                id="reason"
                name="reason"
                label={t('DESK_HOUR_REASON')}
                maxLength={100}
                defaultValue={answers?.reason}
              />
              <button type="submit" name="action" value="block" className="button button--outlined">
                {t('DESK_HOUR_BLOCK')}
              </button>
            </>
          ) : (
            <>
              <p>{t('DESK_HOUR_BLOCKED', { reason: hour.blocked || t('DESK_HOUR_NO_REASON') })}</p>
              <button type="submit" name="action" value="unblock" className="button button--forest">
                {t('DESK_HOUR_UNBLOCK')}
              </button>
            </>
          )}
        </form>
      )}
    </div>
  );
}
