import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import { isForSale } from '../../../domain/catalogue/property-kind';
import { getTextLang } from '../../../domain/catalogue/text-language';
import { formatCityName } from '../../../domain/format/address';
import { DOT } from '../../../domain/format/dot';
import { formatWord } from '../../../domain/language/catalogue-words';
import { MAIL_PICTURE } from '../../../domain/site/share-card';
import { MailBlock, MailButton } from '../../../platform/mail/mail-blocks';
import { useIsTextFormat } from '../../../platform/mail/mail-format';
import { MailLines } from '../../../platform/mail/mail-parts';
import { useMailStyles } from '../../../platform/mail/mail-styles';
import type { RequestContext } from '../../../platform/request-context';
import { formatCardFacts } from '../../../views/cards/card-facts';
import { findFirstPublicDay } from '../../../views/facts/first-public-day';
import { formatPriceLine, formatPriceOrStatus } from '../../../views/facts/property-price';
import { listFitReasons } from './fit-reasons';
import type { PropertyNews } from './select-news';

interface AlertPropertyProps {
  ctx: RequestContext;
  news: PropertyNews;
  property: PropertyCardRecord;
  /** The URL of its photograph for mails. */
  picture: string | undefined;
  /** What the law wants in an advertisement of it. */
  law: readonly string[];
}

/** Renders a property in a mail: picture, what is new, price, facts, the searches that it matches, and two ways on. */
export function AlertProperty(props: AlertPropertyProps) {
  const mailStyles = useMailStyles();
  const { ctx, property, picture } = props;
  const url = ctx.origin + ctx.href.property(property);
  const lines = describeProperty(props);
  if (useIsTextFormat())
    return `${[lines.label, lines.title, lines.price, lines.facts, lines.law, ...lines.reasons, lines.early, url].filter(Boolean).join('\n')}\n\n`;
  return (
    <MailBlock style={mailStyles.property}>
      {picture && (
        <a href={url}>
          <img
            src={picture}
            alt={lines.alternative}
            width={520}
            height={Math.round((520 * MAIL_PICTURE.height) / MAIL_PICTURE.width)}
            style={mailStyles.picture}
          />
        </a>
      )}
      <p style={mailStyles.propertyLabel}>{lines.label}</p>
      <p style={mailStyles.propertyTitle}>
        <a href={url} style={mailStyles.propertyLink} lang={getTextLang(property, ctx.language)}>
          {lines.title}
        </a>
      </p>
      {lines.facts && <p style={mailStyles.propertyFacts}>{lines.facts}</p>}
      <p style={mailStyles.propertyPrice}>{lines.price}</p>
      {lines.early && <p style={mailStyles.propertyFacts}>{lines.early}</p>}
      {lines.law && <p style={mailStyles.propertyLaw}>{lines.law}</p>}
      {lines.reasons.length > 0 && (
        <MailBlock style={mailStyles.fitting}>
          <MailLines text={lines.reasons.join('\n')} />
        </MailBlock>
      )}
      <MailButton href={url}>{ctx.t('MAIL_SEE_PROPERTY')}</MailButton>
    </MailBlock>
  );
}

function describeProperty({ ctx, news, property, law }: AlertPropertyProps) {
  const { t, snapshot } = ctx;
  const { listings } = snapshot.site.configuration;
  const city = formatCityName(property.City, listings);
  const firstDay = findFirstPublicDay(ctx, property.ID);
  return {
    label: formatLabel(ctx, news, property),
    alternative: [formatWord('MainTypeName', property.MainTypeName, ctx.language), city].join(', '),
    title: [property.TypeDescription, city].filter(Boolean).join(DOT),
    price: formatNewPrice(ctx, news, property),
    facts: formatCardFacts(property, t).join(DOT),
    early: firstDay && t('EARLY_MAIL', { date: firstDay.date }),
    law: law.join(' · '),
    reasons: news.searches.map(({ name, criteria }) =>
      t('MAIL_SAVED_SEARCH_FITS', {
        search: name,
        facts: listFitReasons(ctx, property, criteria).join(', '),
      }),
    ),
  };
}

function formatLabel(
  { t }: RequestContext,
  news: PropertyNews,
  property: PropertyCardRecord,
): string {
  if (news.kind === 'new') return t('MAIL_SAVED_SEARCH_NEW');
  if (news.kind === 'cheaper') return t('SEARCHES_PRICE_DROPPED');
  if (news.kind === 'price') return t('MAIL_SAVED_SEARCH_OTHER_PRICE');
  return t(isForSale(property) ? 'MAIL_SAVED_SEARCH_BACK_SALE' : 'MAIL_SAVED_SEARCH_BACK_RENT');
}

/** A price that subscribers were told contains the VAT already. */
const NO_VAT = { VATPercentage: undefined, VATValue: undefined, VATBuilding: undefined };

/** Formats the price, and the previous one if it changed; both include VAT where the listing states it. */
function formatNewPrice(
  ctx: RequestContext,
  { priceBefore }: PropertyNews,
  property: PropertyCardRecord,
): string {
  const price = formatPriceLine(ctx, property);
  if (priceBefore === undefined || !property.PublishPrice) return price;
  const before = { ...property, Price: priceBefore, ...NO_VAT };
  const old = formatPriceOrStatus(ctx, before);
  return ctx.t('MAIL_SAVED_SEARCH_PRICE_DROPPED', { price, old });
}
