import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailCode, MailParagraph } from '../../platform/mail/mail-parts';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import type { AlertKind } from './alert-kinds';
import { ALERTS } from './alert-kinds';

/** Composes the mail of an alert in the agency's language: numbers, no personal data. */
export function composeAlertMail(
  snapshot: Snapshot,
  origin: string,
  kind: AlertKind,
  count: number,
): Mail {
  const { agency, language } = snapshot.site.configuration;
  const { subject, text, command } = ALERTS[kind];
  const ctx = createRequestContext(
    snapshot,
    { original: '/', language: language.languageDefault, preview: false },
    origin,
  );
  const { t } = ctx;
  return composeMail(
    ctx,
    {
      to: agency.alertEmail ?? agency.email,
      subject: t(subject, { count }),
      reason: t('MAIL_ALERT_WHY'),
      kind: 'alert',
    },
    <>
      <MailParagraph>{t(text, { count })}</MailParagraph>
      <MailCode>{command}</MailCode>
    </>,
  );
}
