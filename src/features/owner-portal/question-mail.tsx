import type { Property } from '../../domain/catalogue/property';
import { findAgent } from '../../domain/site/agent';
import type { Account } from '../../platform/accounts/account';
import { composeMail } from '../../platform/mail/compose-mail';
import type { Mail } from '../../platform/mail/mail';
import { MailFacts, MailQuote } from '../../platform/mail/mail-blocks';
import type { RequestContext } from '../../platform/request-context';
import { inLanguage } from '../../platform/request-context';
import { formatPropertyLine } from '../../views/facts/property-price';

/** Composes the mail that brings an owner's question to their agent; a reply goes to the owner. */
export function composeQuestionMail(
  visitorContext: RequestContext,
  account: Account,
  property: Property,
  question: string,
): Mail {
  const { language, agency } = visitorContext.snapshot.site.configuration;
  const ctx = inLanguage(visitorContext, language.languageDefault);
  const { t, href, origin } = ctx;
  const title = t('MAIL_OWNER_QUESTION_SUBJECT');
  return composeMail(
    ctx,
    {
      to: findAgent(ctx.snapshot.site.team, property)?.email || agency.email,
      replyTo: account.email,
      // No owner's text: a subject is a mail header.
      subject: `${title}, ${t('REFERENCE_ID', { id: property.ID })}`,
      heading: title,
      kind: 'question of an owner',
    },
    <>
      <MailFacts
        rows={[
          [t('PROPERTY'), formatPropertyLine(ctx, property), origin + href.property(property)],
          [t('FIELD_NAME'), account.name],
          [t('LABEL_EMAIL'), account.email, `mailto:${account.email}`],
        ]}
      />
      <MailQuote>{question}</MailQuote>
    </>,
  );
}
