import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/message';
import { Action, Greeting, Paragraph, Regards } from '../../platform/mail/parts';
import type { RequestContext } from '../../platform/request-context';
import { tokenOf } from './token';

/** Asks the owner of an address whether it was them: only their answer signs them up. */
export async function confirmation(
  ctx: RequestContext,
  email: string,
  secret: string,
): Promise<Mail> {
  const { t, href, origin } = ctx;
  const token = await tokenOf(email, secret);
  return letter(
    ctx,
    {
      to: email,
      subject: t('MAIL_NEWSLETTER_CONFIRM_SUBJECT'),
      why: t('MAIL_NEWSLETTER_WHY'),
    },
    <>
      <Greeting sender={ctx} />
      <Paragraph>{t('MAIL_NEWSLETTER_CONFIRM_TEXT')}</Paragraph>
      <Action href={origin + href.page('/newsletter-confirm/', { token })}>
        {t('NEWSLETTER_CONFIRM_ACTION')}
      </Action>
      <Regards sender={ctx} />
    </>,
  );
}
