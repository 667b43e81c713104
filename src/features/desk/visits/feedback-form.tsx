import { formatLongDate } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { VisitFeedback } from '../../visits/visit-feedback-store';
import { feedbackForm } from './slot-forms';
import type { AgendaVisit } from './visits-store';

/** Asks what the visitor said, and tells whether the owner reads it. */
export function FeedbackForm({
  ctx,
  action,
  visit,
  feedback,
  refused,
}: {
  ctx: RequestContext;
  action: string;
  visit: AgendaVisit;
  feedback: VisitFeedback | undefined;
  refused: RefusedForm | undefined;
}) {
  const { t, language } = ctx;
  const { text = '', visitor = '', releasedAt } = feedback ?? {};
  return (
    <>
      <PlainFormView
        {...{ ctx, action, refused, form: feedbackForm, hidden: { visit: visit.id } }}
        className="form--dense form--narrow"
        presentation={{ initialValues: { text, visitor } }}
      />
      {releasedAt && (
        <p>{t('DESK_FEEDBACK_RELEASED', { date: formatLongDate(releasedAt, language) })}</p>
      )}
    </>
  );
}
