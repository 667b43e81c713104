import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailButton, MailCode } from '../../platform/mail/mail-blocks';
import { MailParagraph } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import { describeAlarm } from './describe-alarm';
import type { Trouble } from './trouble';
import { WATCHED } from './watched';

/**
 * Composes the mail of an alarm in the agency's language: numbers, no personal data. The way to the desk comes first,
 * the command last, for whoever has a terminal.
 */
export function composeAlarmMail(ctx: RequestContext, trouble: Trouble, now: number): Mail {
  const { t, href, origin, snapshot } = ctx;
  const { agency } = snapshot.site.configuration;
  const { page, command } = WATCHED[trouble.kind];
  const { title, since, text, steps } = describeAlarm(trouble, ctx, now);
  return composeMail(
    ctx,
    {
      to: agency.alertEmail ?? agency.email,
      subject: title,
      reason: t('MAIL_ALARM_WHY'),
      kind: 'alarm',
    },
    <>
      <MailParagraph>{[since, text].filter(Boolean).join(' ')}</MailParagraph>
      <MailParagraph>{steps}</MailParagraph>
      <MailButton href={origin + href.page(page)}>{t('ALARM_OPEN')}</MailButton>
      <MailParagraph>{t('ALARM_COMMAND')}</MailParagraph>
      <MailCode>{command}</MailCode>
    </>,
  );
}
