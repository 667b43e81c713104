import type { KeyRing } from '../../domain/accounts/key-ring';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailButton } from '../../platform/mail/mail-blocks';
import { MailClosing, MailGreeting, MailParagraph } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import { createNewsletterToken } from './newsletter-token';

/** Composes the mail that asks the owner of an address to confirm the subscription (decision 29). */
export async function composeNewsletterConfirmation(
  ctx: RequestContext,
  email: string,
  keyRing: KeyRing,
): Promise<Mail> {
  const { t, href, origin } = ctx;
  const token = await createNewsletterToken(email, keyRing);
  return composeMail(
    ctx,
    {
      to: email,
      subject: t('MAIL_NEWSLETTER_CONFIRM_SUBJECT'),
      reason: t('MAIL_NEWSLETTER_WHY'),
      kind: 'newsletter',
    },
    <>
      <MailGreeting sender={ctx} />
      <MailParagraph>{t('MAIL_NEWSLETTER_CONFIRM_TEXT')}</MailParagraph>
      <MailButton href={origin + href.page('/newsletter-confirm/', { token })}>
        {t('NEWSLETTER_CONFIRM_ACTION')}
      </MailButton>
      <MailClosing sender={ctx} />
    </>,
  );
}
