import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import { formatCityName } from '../../../domain/format/address';
import { getListFormat } from '../../../domain/language/list-format';
import { composeMail } from '../../../platform/mail/compose-mail';
import type { Mail } from '../../../platform/mail/mail';
import { MailButton } from '../../../platform/mail/mail-blocks';
import {
  MailClosing,
  MailGreeting,
  MailNote,
  MailParagraph,
} from '../../../platform/mail/mail-parts';
import type { RequestContext } from '../../../platform/request-context';
import { listAdvertisementTexts } from '../../../views/facts/advertisement-facts';
import { formatPriceLine } from '../../../views/facts/property-price';
import { AlertProperty } from './alert-property';
import type { PropertyNews } from './select-news';
import type { Recipient } from './waiting-alerts-store';

/**
 * Most properties shown in one mail; of further ones it gives the number and links to the subscriber's
 * page.
 */
export const MAX_PROPERTIES = 12;

/** The properties of the mails by ID: what a card shows of them, all of them, and the URLs of their photographs. */
interface ShownProperties {
  cards: ReadonlyMap<number, PropertyCardRecord>;
  records: ReadonlyMap<number, PropertyByLanguage>;
  pictures: ReadonlyMap<number, string>;
}

/** Composes the mail of what is new for a subscriber's searches (decision 30). */
export function composeAlertMail(
  ctx: RequestContext,
  recipient: Recipient,
  news: readonly PropertyNews[],
  { cards, records, pictures }: ShownProperties,
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
      previewText: shown
        .flatMap(({ property }) => cards.get(property) ?? [])
        .map((card) => formatPlaceAndPrice(ctx, card))
        .join(' · '),
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
          property && (
            <AlertProperty
              key={item.property}
              {...{ ctx, property, law }}
              news={item}
              picture={pictures.get(item.property)}
            />
          )
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

const formatPlaceAndPrice = (ctx: RequestContext, card: PropertyCardRecord): string =>
  [formatCityName(card.City, ctx.snapshot.site.configuration.listings), formatPriceLine(ctx, card)]
    .filter(Boolean)
    .join(' ');
