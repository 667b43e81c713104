import { html } from 'hono/html';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveEpc } from '../../domain/catalogue/energy';
import { getPictureUrl } from '../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../domain/catalogue/property-card';
import { isBuildingPlot } from '../../domain/catalogue/property-kind';
import { findClosedText, getPropertyState, isClosed } from '../../domain/catalogue/property-state';
import { getTextLang } from '../../domain/catalogue/text-language';
import { formatCityName } from '../../domain/format/address';
import { buildSrcset } from '../../domain/images/image-url';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { readCatalogueWord } from '../facts/catalogue-word';
import {
  formatPriceBasis,
  formatPriceOrOnDemand,
  formatPriceOrStatus,
} from '../facts/property-price';
import { EpcLabelShape } from '../ui/epc-label';
import { formatCardFacts, formatLandRate } from './card-facts';

/**
 * The markup of a card in two parts. Between them go the attributes of the picture that differ by its place on a
 * page: how wide it is, and when it is fetched. Nothing does if there is no picture. CARD_END closes it, after a last
 * line that differs by what a list asks.
 */
export interface CardMarkup {
  start: string;
  end: string;
  /** Whether nothing is said of what it would cost all-in: the property is sold or rented. */
  isClosed: boolean;
  /** The path of the page that the card leads to. */
  path: string;
  picture?: CardPicture;
}

export const CARD_END = '</p></article>';

/** Cards side by side are at most 420 pixels wide, and a density above 2 is invisible: wider pictures are not named. */
export const CARD_PICTURE_WIDTH = 800;

interface CardPicture {
  url: string;
  /** Whether it comes in several widths, of which the browser chooses by `sizes`. */
  hasWidths: boolean;
}

interface PropertyCardProps {
  ctx: RequestContext;
  property: PropertyCardRecord;
  /** A tag instead of the configured one: at most one a card. */
  tag?: TextKey | undefined;
}

/**
 * Renders a property as a card: picture, tag and city, headline, three facts, price, energy
 * (docs/look.md, Card). The picture is not a React element: React writes a preload link before
 * every image that is not lazy.
 */
export function renderPropertyCard({ ctx, property, tag }: PropertyCardProps): CardMarkup {
  const { listings } = ctx.snapshot.site.configuration;
  const isDimmed = isClosed(getPropertyState(property, listings));
  const body = <CardBody {...{ ctx, property, isDimmed, tag }} />;
  return buildCardMarkup(ctx, {
    ...{
      url: getPictureUrl(property),
      body,
      isClosed: isDimmed,
      path: ctx.href.property(property),
    },
    className: isDimmed ? 'card card--closed' : 'card',
  });
}

interface CardParts {
  url: string | undefined;
  body: ReactElement;
  className: string;
  isClosed: boolean;
  path: string;
}

/** Builds the markup of a card from its picture and what stands below it. */
export function buildCardMarkup(
  { t, snapshot }: RequestContext,
  { url, body, className, isClosed: closed, path }: CardParts,
): CardMarkup {
  const opening = `<article class="${className}"><div class="card__picture picture-frame">`;
  const closing = `</div>${renderToStaticMarkup(body)}`.slice(0, -'</p>'.length);
  const state = { isClosed: closed, path };
  if (!url) {
    const notice = html`<span class="picture-frame__text">${t('CARD_NO_PHOTO')}</span>`;
    return { ...state, start: `${opening}${notice}`, end: closing };
  }
  const { images } = snapshot.site.configuration;
  const { src, srcSet } = buildSrcset(url, images, CARD_PICTURE_WIDTH);
  const widths = srcSet && html` srcSet="${srcSet}"`;
  return {
    ...state,
    start: `${opening}${html`<img src="${src}"${widths} alt="" width="400" height="300"`}`,
    end: ` decoding="async"/>${closing}`,
    picture: { url, hasWidths: srcSet !== undefined },
  };
}

/** The configured status of the listing, such as 'new' or 'sold' (decision 9). */
function Tag({ ctx, property, isDimmed, tag }: PropertyCardProps & { isDimmed: boolean }) {
  if (tag) return <span className="tag">{ctx.t(tag)}</span>;
  if (!property.MarqueeName) return null;
  const { text, lang } = readCatalogueWord(
    ctx,
    'MarqueeName',
    property.MarqueeName,
    property.language,
  );
  return (
    <span className={isDimmed ? 'tag tag--closed' : 'tag'} lang={lang}>
      {text}
    </span>
  );
}

/** The script puts a heart at the end of the line of the place (client/favourites). */
function CardBody({ ctx, property, isDimmed, tag }: PropertyCardProps & { isDimmed: boolean }) {
  const { t, snapshot, href } = ctx;
  const { listings } = snapshot.site.configuration;
  return (
    <>
      <p className="card__place">
        <Tag {...{ ctx, property, isDimmed, tag }} />
        <span className="card__city">{formatCityName(property.City, listings)}</span>
      </p>
      <h3 className="card__headline" lang={getTextLang(property, ctx.language)}>
        <a href={href.property(property)}>{property.TypeDescription}</a>
      </h3>
      <ul className="card__facts">
        {formatCardFacts(property, t).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="card__price">
        <CardPrice ctx={ctx} property={property} />
        <span className="card__reference">{t('REFERENCE_ID', { id: property.ID })}</span>
        <CardEnergy ctx={ctx} property={property} />
      </p>
    </>
  );
}

/**
 * Sold and rented listings show their state; an unpublished price shows as on demand (decision 12).
 */
function CardPrice({ ctx, property }: PropertyCardProps) {
  const { t, snapshot } = ctx;
  const { listings } = snapshot.site.configuration;
  const price = formatPriceOrStatus(ctx, property);
  const stateKey = findClosedText(property, listings);
  if (stateKey) return <span className="card__state">{price || t(stateKey)}</span>;
  if (!price) return <span className="card__state">{formatPriceOrOnDemand(ctx, property)}</span>;
  const note = formatPriceBasis(property, ctx);
  return (
    <span className="card__amount">
      {price}
      {note && <span className="card__note"> {note}</span>}
    </span>
  );
}

/** The energy label; of a plot, which has none, what a square metre costs. */
function CardEnergy({ ctx, property }: PropertyCardProps) {
  const { t } = ctx;
  if (isBuildingPlot(property)) {
    const rate = formatLandRate(property, ctx);
    return rate ? <span className="card__note">{rate}</span> : null;
  }
  const epc = resolveEpc(property);
  if (epc.state === 'label') return <EpcLabelShape label={epc.label} t={t} />;
  if (epc.state === 'none') return null;
  const key = epc.state === 'requested' ? 'EPC_REQUESTED_SHORT' : 'EPC_NOT_APPLICABLE_SHORT';
  return <span className="card__note">{t(key)}</span>;
}
