import { getPictureUrl } from '../../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import { isForSale } from '../../../domain/catalogue/property-kind';
import { formatCityName } from '../../../domain/format/address';
import { formatPrice } from '../../../domain/format/price';
import { buildImageUrl } from '../../../domain/images/image-url';
import { formatWord } from '../../../domain/language/catalogue-words';
import { useIsTextFormat } from '../../../platform/mail/mail-format';
import { useMailStyles } from '../../../platform/mail/mail-styles';
import type { RequestContext } from '../../../platform/request-context';
import { formatCardFacts } from '../../../views/cards/card-facts';
import { findFirstPublicDay } from '../../../views/facts/first-public-day';
import { formatPriceLine } from '../../../views/facts/property-price';
import { listFitReasons } from './fit-reasons';
import type { PropertyNews } from './select-news';

interface AlertPropertyProps {
  ctx: RequestContext;
  news: PropertyNews;
  property: PropertyCardRecord;
  /** What the law wants in an advertisement of it. */
  law: readonly string[];
}

/** Renders a property in a mail: picture, what is new, price, facts, and the searches that it matches. */
export function AlertProperty(props: AlertPropertyProps) {
  const mailStyles = useMailStyles();
  const { ctx, property } = props;
  const url = ctx.origin + ctx.href.property(property);
  const lines = describeProperty(props);
  if (useIsTextFormat())
    return `${[lines.label, lines.title, lines.price, lines.facts, lines.law, ...lines.reasons, lines.early, url].filter(Boolean).join('\n')}\n\n`;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={mailStyles.property}>
      <tbody>
        <tr>
          <td style={mailStyles.propertyPicture}>
            <Picture ctx={ctx} property={property} url={url} />
          </td>
          <td style={mailStyles.propertyText}>
            <p style={mailStyles.propertyLabel}>{lines.label}</p>
            <p style={mailStyles.propertyTitle}>
              <a href={url} style={mailStyles.propertyLink}>
                {lines.title}
              </a>
            </p>
            <p style={mailStyles.propertyPrice}>{lines.price}</p>
            {lines.facts && <p style={mailStyles.propertyFacts}>{lines.facts}</p>}
            {lines.early && <p style={mailStyles.propertyFacts}>{lines.early}</p>}
            {lines.law && <p style={mailStyles.propertyLaw}>{lines.law}</p>}
            {lines.reasons.map((reason) => (
              <p key={reason} style={mailStyles.propertyFacts}>
                {reason}
              </p>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Renders the picture as a link; its text alternative is the property's address. */
function Picture({
  ctx,
  property,
  url,
}: {
  ctx: RequestContext;
  property: PropertyCardRecord;
  url: string;
}) {
  const mailStyles = useMailStyles();
  const { images, listings } = ctx.snapshot.site.configuration;
  const picture = getPictureUrl(property);
  if (!picture) return null;
  return (
    <a href={url}>
      <img
        src={new URL(buildImageUrl(picture, 500, images), ctx.origin).href}
        alt={`${formatWord('MainTypeName', property.MainTypeName, ctx.language)}, ${formatCityName(property.City, listings)}`}
        width={144}
        style={mailStyles.picture}
      />
    </a>
  );
}

function describeProperty({ ctx, news, property, law }: AlertPropertyProps) {
  const { t, snapshot } = ctx;
  const { listings } = snapshot.site.configuration;
  const city = formatCityName(property.City, listings);
  const firstDay = findFirstPublicDay(ctx, property.ID);
  return {
    label: formatLabel(ctx, news, property),
    title: [property.TypeDescription, city].filter(Boolean).join(' · '),
    price: formatNewPrice(ctx, news, property),
    facts: formatCardFacts(property, t).join(' · '),
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
  const old = formatPrice(before, ctx.snapshot.site.configuration.listings, ctx.t);
  return ctx.t('MAIL_SAVED_SEARCH_PRICE_DROPPED', { price, old });
}
