import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { DAY_MS } from '../../domain/format/durations';
import type { TextKey } from '../../domain/language/texts';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailButton, MailCode } from '../../platform/mail/mail-blocks';
import type { MailSender } from '../../platform/mail/mail-content';
import type { MailKind } from '../../platform/mail/mail-kinds';
import { MailClosing, MailGreeting, MailNote, MailParagraph } from '../../platform/mail/mail-parts';

/** The recipient of a one-time password. */
export interface MailedAccount {
  name: string;
  email: string;
}

/** Content of a mail with a one-time password: its reader, the end of its validity, where to enter it. */
export interface OneTimePasswordMail {
  account: MailedAccount;
  oneTimePassword: string;
  /** Milliseconds since 1970. */
  now: number;
  ends: number;
  signInUrl: string;
}

/** Composes the mail for a forgotten password (decision 22): the password stands on a line of its own. */
export const composeOneTimePasswordMail = (
  sender: MailSender,
  content: OneTimePasswordMail,
): Mail =>
  compose(sender, content, {
    subject: 'MAIL_PASSWORD_SUBJECT',
    reason: 'MAIL_PASSWORD_WHY',
    intro: 'MAIL_PASSWORD_INTRO',
    note: 'MAIL_PASSWORD_NOT_YOU',
    kind: 'one-time password',
  });

/** Composes the mail that gives a new owner access to the portal. */
export const composeInvitationMail = (sender: MailSender, content: OneTimePasswordMail): Mail =>
  compose(sender, content, {
    subject: 'MAIL_INVITATION_SUBJECT',
    reason: 'MAIL_INVITATION_WHY',
    intro: 'MAIL_INVITATION_INTRO',
    kind: 'invitation',
  });

/** Composes the mail that gives somebody of staff access to the desk. */
export const composeDeskInvitationMail = (sender: MailSender, content: OneTimePasswordMail): Mail =>
  compose(sender, content, {
    subject: 'MAIL_DESK_INVITATION_SUBJECT',
    reason: 'MAIL_DESK_INVITATION_WHY',
    intro: 'MAIL_DESK_INVITATION_INTRO',
    kind: 'desk invitation',
  });

function compose(
  sender: MailSender,
  { account, oneTimePassword, now, ends, signInUrl }: OneTimePasswordMail,
  texts: Record<'subject' | 'reason' | 'intro', TextKey> & { note?: TextKey; kind: MailKind },
): Mail {
  const { t } = sender;
  return composeMail(
    sender,
    {
      ...{ to: account.email, subject: t(texts.subject), reason: t(texts.reason) },
      ...{ kind: texts.kind, until: ends },
    },
    <>
      <MailGreeting sender={sender} name={account.name} />
      <MailParagraph>{t(texts.intro)}</MailParagraph>
      <MailCode>{oneTimePassword}</MailCode>
      <MailParagraph>
        {t('MAIL_PASSWORD_TEXT', { time: formatEnd(ends, now, sender) })}
      </MailParagraph>
      <MailButton href={signInUrl}>{t('LOGIN_SUBMIT')}</MailButton>
      {texts.note && <MailNote>{t(texts.note)}</MailNote>}
      <MailClosing sender={sender} />
    </>,
  );
}

/** Formats the end of a one-time password: its hour, with its day unless that is soon. */
function formatEnd(ends: number, now: number, { language }: Pick<MailSender, 'language'>): string {
  const time = formatTimeOfDay(ends, language);
  return ends - now < DAY_MS / 2 ? time : `${formatLongDate(ends, language)}, ${time}`;
}
