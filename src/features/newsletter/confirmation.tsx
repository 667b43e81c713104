import { letter } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/message';
import { Action, Greeting, Paragraph, Regards } from '../../platform/mail/parts';
import type { Visit } from '../../platform/request-context';
import { tokenOf } from './token';

/** Asks the owner of an address whether it was them: only their answer signs them up. */
export async function confirmation(visit: Visit, email: string, secret: string): Promise<Mail> {
  const { t, href, origin } = visit;
  const token = await tokenOf(email, secret);
  return letter(
    visit,
    {
      to: email,
      subject: t('MAIL_NEWSLETTER_CONFIRM_SUBJECT'),
      why: t('MAIL_NEWSLETTER_WHY'),
    },
    <>
      <Greeting sender={visit} />
      <Paragraph>{t('MAIL_NEWSLETTER_CONFIRM_TEXT')}</Paragraph>
      <Action href={origin + href.page('/newsletter-confirm/', { token })}>
        {t('NEWSLETTER_CONFIRM_ACTION')}
      </Action>
      <Regards sender={visit} />
    </>,
  );
}
