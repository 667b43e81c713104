import type { StaffAccount } from '../../../platform/accounts/staff-account';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailLinks, MailQuote } from '../../../platform/mail/mail-blocks';
import { MailClosing, MailGreeting, MailParagraph } from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';
import type { Subject } from '../../forms/kit/submit/subject';

/** Composes the mail to a caller whose question was written down, in their language: they see what was understood. */
export function composeNotedMail(
  ctx: RequestContext,
  caller: { name: string; email: string; question: string },
  { staff, subject }: { staff: StaffAccount; subject: Subject | undefined },
): Mail {
  const { t } = ctx;
  return composeMail(
    ctx,
    {
      to: caller.email,
      replyTo: staff.email,
      subject: t('MAIL_NOTED_SUBJECT'),
      reason: t('MAIL_WHY_NOTED'),
      kind: 'answer',
    },
    <>
      <MailGreeting sender={ctx} name={caller.name} />
      <MailParagraph>{t('MAIL_NOTED_TEXT')}</MailParagraph>
      <MailQuote>{caller.question}</MailQuote>
      {subject && <MailLinks links={[{ href: ctx.origin + subject.path, label: subject.title }]} />}
      <MailClosing sender={ctx} name={staff.name} />
    </>,
  );
}
