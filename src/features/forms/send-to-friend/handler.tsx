import { toBrusselsDay } from '../../../domain/format/brussels-day';
import { separateWords } from '../../../domain/format/plain-words';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailButton, MailQuote } from '../../../platform/mail/mail-blocks';
import { MailClosing, MailGreeting, MailParagraph } from '../../../platform/mail/mail-parts';
import { incrementPropertyAction } from '../../analytics/property-actions-store';
import { composeVisitorMail } from '../kit/mail/submission-mails';
import type { FormHandler, Submission } from '../kit/submit/handler';
import { sendToFriendForm } from './form';

export const sendToFriendHandler: FormHandler<typeof sendToFriendForm> = {
  form: sendToFriendForm,
  reply: 'DESK_TEMPLATE_MESSAGE',
  /** Returns whether the property can be shared: not before it is public (decision 107). */
  isAvailable: ({ ctx, subject }) => !subject || !ctx.early.has(subject.id),
  composeMails: (submission) => [
    composeFriendMail(submission),
    composeVisitorMail(submission, { subject: 'MAIL_FRIEND_SENT_SUBJECT' }),
  ],
  /** The owner reads how often the property was shared. */
  buildStatements: ({ subject, submittedAt }, db) =>
    subject
      ? [
          incrementPropertyAction(db, {
            property: subject.id,
            action: 'shared',
            day: toBrusselsDay(submittedAt),
          }),
        ]
      : [],
  /** Returns the answers without the friend's data: the friend has not consented to more than this one mail. */
  redactAnswers: ({
    friendFirstName: _name,
    friendLastName: _last,
    friendEmail: _email,
    ...rest
  }) => rest,
};

/** Composes the mail to the friend; a reply to it goes to the visitor. */
function composeFriendMail({ ctx, subject, answers }: Submission<typeof sendToFriendForm>): Mail {
  const { t, origin } = ctx;
  const name = separateWords(`${answers.firstName} ${answers.lastName}`);
  const propertyLine = subject?.title ?? '';
  return composeMail(
    ctx,
    {
      to: answers.friendEmail,
      replyTo: answers.email,
      // No visitor's text: a subject is a mail header, and the recipient has not asked for this mail.
      subject: t('MAIL_FRIEND_SUBJECT', { property: propertyLine }),
      reason: t('MAIL_FRIEND_NOTICE'),
      kind: 'friend',
    },
    <>
      <MailGreeting sender={ctx} name={answers.friendFirstName} />
      <MailParagraph>
        {t(answers.message ? 'MAIL_FRIEND_TEXT' : 'MAIL_FRIEND_TEXT_ALONE', { name })}
      </MailParagraph>
      {answers.message && <MailQuote>{separateWords(answers.message)}</MailQuote>}
      <MailButton href={origin + (subject?.path ?? '')}>{propertyLine}</MailButton>
      <MailClosing sender={ctx} hint="MAIL_FRIEND_REPLY" />
    </>,
  );
}
