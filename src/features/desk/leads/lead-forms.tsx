import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import type { LeadViewProps } from './lead-view-props';

/** The note that only staff read, and the answer by mail. */
export function LeadForms({ ctx: { t }, lead, note, reply, problem, action }: LeadViewProps) {
  const email = toAnswerText(lead.answers.email);
  const mark = (field: string) => (problem?.field === field ? { 'aria-invalid': true } : {});
  return (
    <>
      <form method="post" action={action} className="lead__form">
        <input type="hidden" name="seen" value={lead.changes} />
        <label htmlFor="lead-note">{t('DESK_NOTE')}</label>
        <textarea
          id="lead-note"
          className="desk-input"
          name="note"
          rows={3}
          defaultValue={note}
          {...mark('note')}
        />
        <button type="submit" name="action" value="note" className="button button--outlined">
          {t('DESK_NOTE_ADD')}
        </button>
      </form>
      {email && (
        <form method="post" action={action} className="lead__form">
          <input type="hidden" name="seen" value={lead.changes} />
          <h2>{t('DESK_REPLY', { language: t(LANGUAGE_NAME_KEYS[lead.language]) })}</h2>
          <p className="desk-quiet">{t('DESK_REPLY_TO', { email })}</p>
          <label htmlFor="lead-subject">{t('DESK_REPLY_SUBJECT_LABEL')}</label>
          <input
            id="lead-subject"
            className="desk-input"
            name="subject"
            defaultValue={reply.subject}
            lang={lead.language}
            {...mark('subject')}
          />
          <label htmlFor="lead-text">{t('DESK_REPLY_TEXT')}</label>
          <textarea
            id="lead-text"
            className="desk-input"
            name="text"
            rows={7}
            defaultValue={reply.text}
            lang={lead.language}
            {...mark('text')}
          />
          <button type="submit" name="action" value="answer" className="button button--forest">
            {t('DESK_REPLY_SEND')}
          </button>
        </form>
      )}
    </>
  );
}
