import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import { formatPhone } from '../../domain/format/phone';
import type { Language } from '../../domain/language/language';
import type { TextKey } from '../../domain/language/texts';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailButton } from '../../platform/mail/mail-blocks';
import { MailGreeting, MailParagraph } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import { inLanguage } from '../../platform/request-context';
import type { MailedAccount } from './one-time-password-mail';

const CHANGES = {
  password: { subject: 'MAIL_PASSWORD_CHANGED', text: 'MAIL_PASSWORD_CHANGED_TEXT' },
  'second factor on': { subject: 'MAIL_SECOND_FACTOR_ON', text: 'MAIL_SECOND_FACTOR_ON_TEXT' },
  'second factor off': { subject: 'MAIL_SECOND_FACTOR_OFF', text: 'MAIL_SECOND_FACTOR_OFF_TEXT' },
  'passkey added': { subject: 'MAIL_PASSKEY_ADDED', text: 'MAIL_PASSKEY_ADDED_TEXT' },
  'passkey removed': { subject: 'MAIL_PASSKEY_REMOVED', text: 'MAIL_PASSKEY_REMOVED_TEXT' },
  'recovery codes': { subject: 'MAIL_RECOVERY_CODES', text: 'MAIL_RECOVERY_CODES_TEXT' },
  'wrong codes': { subject: 'MAIL_WRONG_CODES', text: 'MAIL_WRONG_CODES_TEXT' },
} as const satisfies Record<string, { subject: TextKey; text: TextKey }>;

/** A change of a person's password or second factor, or what shows that somebody else knows the password. */
export type AccountChange = keyof typeof CHANGES;

/**
 * Composes the mail that tells a person, in their own language, that their sign-in has changed; its button leads to
 * the page of a forgotten password, that of staff by `forgotPath`.
 */
export function composeAccountChangedMail(
  visitorContext: RequestContext,
  account: MailedAccount & { language: Language },
  change: AccountChange,
  now: number,
  forgotPath = '/forgot-password/',
): Mail {
  const ctx = inLanguage(visitorContext, account.language);
  const { t, language, href, origin, snapshot } = ctx;
  const { subject, text } = CHANGES[change];
  const phone = formatPhone(snapshot.site.configuration.agency.phone);
  const moment = { date: formatLongDate(now, language), time: formatTimeOfDay(now, language) };
  return composeMail(
    ctx,
    {
      to: account.email,
      subject: t(subject),
      reason: t('MAIL_ACCOUNT_CHANGED_WHY'),
      kind: 'account changed',
    },
    <>
      <MailGreeting sender={ctx} name={account.name} />
      <MailParagraph>{t(text, moment)}</MailParagraph>
      <MailParagraph>{t('MAIL_ACCOUNT_CHANGED_NOT_YOU', { phone })}</MailParagraph>
      <MailButton href={origin + href.page(forgotPath)}>{t('FORGOT_PASSWORD_TITLE')}</MailButton>
    </>,
  );
}
