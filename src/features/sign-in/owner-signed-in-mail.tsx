import { addColon } from '../../domain/format/add-colon';
import { formatLongDate, formatTimeOfDay } from '../../domain/format/brussels-time';
import type { Account } from '../../platform/accounts/account';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailFacts } from '../../platform/mail/mail-blocks';
import { MailParagraph } from '../../platform/mail/mail-parts';
import type { RequestContext } from '../../platform/request-context';
import { inLanguage } from '../../platform/request-context';

/** Composes the mail that tells the agency, in its own language, that an owner signed in (§4). */
export function composeOwnerSignedInMail(
  visitorContext: RequestContext,
  account: Account,
  now: number,
): Mail {
  const { language, agency } = visitorContext.snapshot.site.configuration;
  const ctx = inLanguage(visitorContext, language.languageDefault);
  const { t } = ctx;
  return composeMail(
    ctx,
    {
      to: agency.email,
      replyTo: account.email,
      subject: t('OWNER_LOGIN_NOTIFICATION'),
      reason: t('MAIL_OWNER_SIGNED_IN_WHY'),
      kind: 'owner signed in',
    },
    <>
      <MailParagraph>{addColon(t('OWNER_LOGIN_NOTIFICATION'), ctx.language)}</MailParagraph>
      <MailFacts
        rows={[
          [t('FIELD_NAME'), account.name],
          [t('LABEL_EMAIL'), account.email, `mailto:${account.email}`],
          [
            t('MAIL_OWNER_SIGNED_IN_AT'),
            `${formatLongDate(now, ctx.language)}, ${formatTimeOfDay(now, ctx.language)}`,
          ],
        ]}
      />
    </>,
  );
}
