import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import { ActionForm } from '../../forms/kit/view/action-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import {
  assignForm,
  noteForm,
  PAPERS,
  replyForm,
  SUBJECT_FIELD,
  stateForm,
  TEXT_FIELD,
} from './lead-action-forms';
import type { LeadViewProps } from './lead-view-props';

/** How far staff are with the lead. */
export const StateForm = ({ ctx, lead, action }: LeadViewProps) => (
  <ActionForm
    {...{ ctx, action, form: stateForm, hidden: { seen: lead.changes }, pressed: lead.state }}
    className="segments"
    buttonClassName=""
    label={ctx.t('DESK_STATE')}
  />
);

/** Passes the lead on to a colleague who still has access. */
export function AssignForm({ ctx, lead, staff, action, refused }: LeadViewProps) {
  const assignee = staff
    .filter(({ id, disabledAt }) => id !== lead.assignee && disabledAt === null)
    .map(({ id, name }) => ({ value: id, text: name }));
  return (
    <details open={refused?.form === assignForm}>
      <summary>{ctx.t('DESK_PASS_ON')}</summary>
      <PlainFormView
        {...{ ctx, action, refused, form: assignForm, className: 'form--dense form--line' }}
        hidden={{ seen: lead.changes }}
        presentation={{ options: { assignee } }}
      />
    </details>
  );
}

/** The note that only staff read, and the answer by mail. */
export function LeadForms({ ctx, lead, reply, papers, refused, action }: LeadViewProps) {
  const { t } = ctx;
  const email = toAnswerText(lead.answers.email);
  const hidden = { seen: lead.changes };
  const lang = lead.language;
  return (
    <>
      <PlainFormView
        {...{ ctx, action, refused, hidden, form: noteForm }}
        className="form--dense"
      />
      {email && (
        <section className="lead__reply">
          <h2>{t('DESK_REPLY', { language: t(LANGUAGE_NAME_KEYS[lang]) })}</h2>
          <p className="desk-quiet">{t('DESK_REPLY_TO', { email })}</p>
          <PlainFormView
            {...{ ctx, action, refused, hidden, form: replyForm, className: 'form--dense' }}
            presentation={{
              initialValues: { ...reply },
              options: { papers },
              omittedFields: papers.length > 0 ? [] : [PAPERS],
              fields: { subject: { ...SUBJECT_FIELD, lang }, text: { ...TEXT_FIELD, lang } },
            }}
          />
        </section>
      )}
    </>
  );
}
