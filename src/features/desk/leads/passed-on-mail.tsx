import { toPhoneUrl } from '../../../domain/format/phone';
import { LANGUAGE_NAME_KEYS } from '../../../domain/language/language-name';
import type { StaffAccount } from '../../../platform/accounts/staff-account';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailButton, MailFacts } from '../../../platform/mail/mail-blocks';
import { MailLines, MailParagraph } from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';
import { inLanguage } from '../../../platform/request-context';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import type { Lead } from './lead';
import { getLeadWords } from './lead-facts';
import { formatLeadName } from './leads-list';

/** A lead that somebody of staff gives to a colleague. */
interface PassedLead {
  lead: Pick<Lead, 'form' | 'language' | 'property' | 'about' | 'answers'>;
  from: StaffAccount;
  to: Pick<StaffAccount, 'email' | 'language'>;
  /** The page of the desk that shows it, in the colleague's language. */
  page: string;
}

/** Composes the mail that tells a colleague of a lead that is theirs now: who asks what, and how to reach them. */
export function composePassedOnMail(
  staffContext: RequestContext,
  { lead, from, to, page }: PassedLead,
): Mail {
  const ctx = inLanguage(staffContext, to.language);
  const { t, href, origin } = ctx;
  const [email, phone] = [lead.answers.email, lead.answers.phone].map(toAnswerText);
  const title = t('MAIL_PASSED_ON_SUBJECT', { name: from.name });
  return composeMail(
    ctx,
    {
      to: to.email,
      replyTo: from.email,
      // No visitor's text: a subject is a mail header.
      subject:
        lead.property === null ? title : `${title}, ${t('REFERENCE_ID', { id: lead.property })}`,
      heading: title,
      kind: 'lead',
    },
    <>
      <MailFacts
        rows={[
          [t('DESK_OWNER_NAME'), formatLeadName(ctx, lead)],
          [t('LABEL_PHONE'), phone, phone && toPhoneUrl(phone)],
          [t('LABEL_EMAIL'), email],
          [t('DESK_VISITS_PROPERTY'), lead.about?.title],
          [t('MAIL_STAFF_LANGUAGE'), t(LANGUAGE_NAME_KEYS[lead.language])],
        ]}
      />
      {getLeadWords(lead) && (
        <MailParagraph>
          <MailLines text={getLeadWords(lead)} />
        </MailParagraph>
      )}
      <MailButton href={origin + href.page(page)}>{t('MAIL_PASSED_ON_OPEN')}</MailButton>
    </>,
  );
}
