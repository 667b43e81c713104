import type { TextKey } from '../../../domain/language/texts';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailClosing, MailLines, MailParagraph } from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage } from '../../../platform/request-context';
import { findHandlerByName } from '../../forms/form-handlers';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import { getPersonName } from '../../forms/kit/mail/person-name';
import { QUESTION_FORM } from '../../owner-portal/questions-store';
import type { Lead } from './lead';

/** An answer as staff typed it. */
export interface Reply {
  subject: string;
  text: string;
}

/** Composes an answer in the language of the lead's form; what the visitor replies goes to who wrote it. */
export function composeReplyMail(
  staffContext: RequestContext,
  lead: Lead,
  staff: StaffAccount,
  { subject, text }: Reply,
): Mail {
  const ctx = inLanguage(staffContext, lead.language);
  return composeMail(
    ctx,
    {
      to: toAnswerText(lead.answers.email),
      replyTo: staff.email,
      subject,
      reason: ctx.t('MAIL_WHY_FORM'),
      kind: 'answer',
    },
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one mail have no key of their own
        <MailParagraph key={index}>
          <MailLines text={paragraph.trim()} />
        </MailParagraph>
      ))}
      <MailClosing sender={ctx} name={staff.name} />
    </>,
  );
}

/** Returns what the fields of an answer hold at first, in the visitor's language: subject, greeting, and a beginning. */
export function draftReply(staffContext: RequestContext, lead: Lead): Reply {
  const { t } = inLanguage(staffContext, lead.language);
  const name = getPersonName(lead.answers);
  return {
    subject: [
      t('DESK_REPLY_SUBJECT'),
      lead.property !== null && t('REFERENCE_ID', { id: lead.property }).toLowerCase(),
    ]
      .filter(Boolean)
      .join(', '),
    text: `${name ? t('MAIL_DEAR', { name }) : t('MAIL_DEAR_UNKNOWN')}\n\n${t(getReplyTemplate(lead.form))}\n\n`,
  };
}

/** Returns the text with which an answer to a form begins; a form that the site no longer has gets the general one. */
const getReplyTemplate = (form: string): TextKey =>
  form === QUESTION_FORM
    ? 'DESK_TEMPLATE_OWNER'
    : (findHandlerByName(form)?.reply ?? 'DESK_TEMPLATE_MESSAGE');
