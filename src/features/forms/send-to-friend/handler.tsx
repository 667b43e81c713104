import { letter } from '../../../platform/mail/letter';
import type { Mail } from '../../../platform/mail/message';
import { Action, Greeting, Note, Paragraph, Quote, Regards } from '../../../platform/mail/parts';
import { toVisitor } from '../kit/mail/mails';
import type { FormRoom, Submission } from '../kit/submit/handler';
import { sendToFriend } from './form';

export const sendToFriendRoom: FormRoom<typeof sendToFriend> = {
  form: sendToFriend,
  mails: (submission) => [toFriend(submission), toVisitor(submission)],
  /** The friend asked for nothing: beyond this one mail we do not know them. */
  keeps: ({ friendFirstName: _name, friendLastName: _last, friendEmail: _email, ...own }) => own,
};

/** One mail with the property and what the visitor says of it; an answer goes to the visitor. */
function toFriend({ ctx, subject, answers }: Submission<typeof sendToFriend>): Mail {
  const { t, origin } = ctx;
  const name = `${answers.firstName} ${answers.lastName}`;
  const line = subject?.line ?? '';
  return letter(
    ctx,
    {
      to: answers.friendEmail,
      replyTo: answers.email,
      // Nothing that a visitor wrote: a subject is a header, and a stranger reads it.
      subject: t('MAIL_FRIEND_SUBJECT', { property: line }),
      why: t('MAIL_FRIEND_NOTICE'),
      isUnasked: true,
    },
    <>
      <Greeting sender={ctx} name={answers.friendFirstName} />
      <Paragraph>
        {t(answers.message ? 'MAIL_FRIEND_TEXT' : 'MAIL_FRIEND_TEXT_ALONE', { name })}
      </Paragraph>
      {answers.message && <Quote>{answers.message}</Quote>}
      <Action href={origin + (subject?.path ?? '')}>{line}</Action>
      <Note>{t('MAIL_FRIEND_ANSWER', { name })}</Note>
      <Regards sender={ctx} />
    </>,
  );
}
