import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import { getListFormat } from '../../../domain/language/language';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import {
  MailButton,
  MailClosing,
  MailGreeting,
  MailNote,
  MailParagraph,
} from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';
import { listAdvertisementTexts } from '../../../views/facts/advertisement-facts';
import { AlertProperty } from './alert-property';
import type { PropertyNews } from './select-news';
import type { Recipient } from './waiting-alerts-store';

/**
 * Most properties shown in one mail; of further ones it gives the number and links to the subscriber's
 * page.
 */
export const MAX_PROPERTIES = 12;

/** The properties of the mails by ID: what a card shows of them, and all of them. */
interface ShownProperties {
  cards: ReadonlyMap<number, PropertyCardRecord>;
  records: ReadonlyMap<number, PropertyByLanguage>;
}

/** Composes the mail of what is new for a subscriber's searches (decision 30). */
export function composeAlertMail(
  ctx: RequestContext,
  recipient: Recipient,
  news: readonly PropertyNews[],
  { cards, records }: ShownProperties,
  token: string,
): Mail {
  const { t, href, origin, language } = ctx;
  const count = news.length;
  const names = [...new Set(news.flatMap(({ searches }) => searches.map(({ name }) => name)))];
  const isAllNew = news.every(({ kind }) => kind === 'new');
  const shown = news.slice(0, MAX_PROPERTIES);
  return composeMail(
    ctx,
    {
      to: recipient.email,
      subject: t(isAllNew ? 'MAIL_SAVED_SEARCH_MATCH_SUBJECT' : 'MAIL_SAVED_SEARCH_NEWS_SUBJECT', {
        count,
      }),
      reason: t('MAIL_WHY_SAVED_SEARCH', { search: getListFormat(language).format(names) }),
      unsubscribeUrl: origin + href.page('/unsubscribe/', { token }),
      kind: 'alert',
    },
    <>
      <MailGreeting sender={ctx} name={recipient.name} />
      <MailParagraph>{t('MAIL_SAVED_SEARCH_MATCH_TEXT')}</MailParagraph>
      {shown.map((item) => {
        const property = cards.get(item.property);
        const record = records.get(item.property)?.[ctx.catalogueLanguage];
        const law = record ? listAdvertisementTexts(ctx, record) : [];
        return (
          property && <AlertProperty key={item.property} {...{ ctx, property, law }} news={item} />
        );
      })}
      {count > shown.length && (
        <MailNote>{t('MAIL_SAVED_SEARCH_MORE', { count: count - shown.length })}</MailNote>
      )}
      <MailButton href={origin + href.page('/my-searches/')}>
        {t('MAIL_SAVED_SEARCH_SEARCHES')}
      </MailButton>
      <MailClosing sender={ctx} />
    </>,
  );
}
