import { formatLongDate } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { VisitFeedback } from '../../visits/visit-feedback-store';
import { DeskField } from '../desk-field';
import type { DeskAnswers } from '../read-desk-form';
import type { AgendaVisit } from './visits-store';

/** Asks what the visitor said. The owner reads it once it is released; a changed text has to be released again. */
export function FeedbackForm({
  ctx: { t, language },
  action,
  visit,
  feedback,
  answers,
}: {
  ctx: RequestContext;
  action: string;
  visit: AgendaVisit;
  feedback: VisitFeedback | undefined;
  answers: DeskAnswers | undefined;
}) {
  const id = `feedback-${visit.id}`;
  const released = feedback?.releasedAt;
  return (
    <form className="desk-stack" method="post" action={action}>
      <input type="hidden" name="visit" value={visit.id} />
      <div className="desk-field">
        <label htmlFor={id}>{t('DESK_FEEDBACK')}</label>
        <textarea
          className="desk-input"
          id={id}
          name="text"
          rows={4}
          maxLength={2000}
          defaultValue={answers?.text ?? feedback?.text}
        />
      </div>
      <DeskField
        t={t}
        id={`visitor-${visit.id}`}
        name="visitor"
        label={t('DESK_FEEDBACK_VISITOR')}
        hint={t('DESK_FEEDBACK_VISITOR_HINT')}
        maxLength={100}
        defaultValue={answers?.visitor ?? feedback?.visitor}
      />
      <div className="desk-head__actions">
        <button type="submit" name="action" value="feedback" className="button button--outlined">
          {t('DESK_SAVE')}
        </button>
        <button type="submit" name="action" value="release" className="button button--forest">
          {t('DESK_FEEDBACK_RELEASE')}
        </button>
      </div>
      {released && (
        <p>{t('DESK_FEEDBACK_RELEASED', { date: formatLongDate(released, language) })}</p>
      )}
    </form>
  );
}
