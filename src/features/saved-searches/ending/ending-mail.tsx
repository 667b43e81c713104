import { formatLongDate } from '../../../domain/format/brussels-time';
import type { Account } from '../../../platform/accounts/account';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailButton } from '../../../platform/mail/mail-blocks';
import { MailClosing, MailGreeting, MailParagraph } from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';

/** Composes the mail that tells a subscriber when the account ends, with the button that keeps it. */
export function composeEndingMail(
  ctx: RequestContext,
  { email, name }: Account,
  token: string,
  ends: number,
): Mail {
  const { t, href, origin, language } = ctx;
  const date = formatLongDate(ends, language);
  return composeMail(
    ctx,
    {
      kind: 'account ends',
      to: email,
      subject: t('MAIL_ENDING_SUBJECT', { date }),
      reason: t('MAIL_WHY_ENDING'),
    },
    <>
      <MailGreeting sender={ctx} name={name} />
      <MailParagraph>{t('MAIL_ENDING_TEXT', { date })}</MailParagraph>
      <MailButton href={origin + href.page('/demand-keep/', { token })}>
        {t('SEARCHES_KEEP_ACTION')}
      </MailButton>
      <MailParagraph>{t('MAIL_ENDING_NOTHING')}</MailParagraph>
      <MailClosing sender={ctx} />
    </>,
  );
}
