import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailCode, MailParagraph } from '../../platform/mail/mail-parts';
import { createRequestContext } from '../../platform/request-context';
import type { Snapshot } from '../../platform/snapshot/snapshot';
import type { AlarmKind } from './alarm-kinds';
import { ALARMS } from './alarm-kinds';

/** Composes the mail of an alarm in the agency's language: numbers, no personal data. */
export function composeAlarmMail(
  snapshot: Snapshot,
  origin: string,
  kind: AlarmKind,
  count: number,
): Mail {
  const { agency, language } = snapshot.site.configuration;
  const { subject, text, command } = ALARMS[kind];
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
      reason: t('MAIL_ALARM_WHY'),
      kind: 'alarm',
    },
    <>
      <MailParagraph>{t(text, { count })}</MailParagraph>
      <MailCode>{command}</MailCode>
    </>,
  );
}
