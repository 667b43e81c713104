import type { Project } from '../catalogue/project';
import { findProjectPrices } from '../catalogue/project-prices';
import type { ProjectUnits } from '../catalogue/project-units';
import { isSoldOut } from '../catalogue/project-units';
import { getPictureUrl } from '../catalogue/property';
import type { PropertyCardRecord } from '../catalogue/property-card';
import { getPropertyState, isClosed } from '../catalogue/property-state';
import { formatCityName } from '../format/address';
import { formatCurrency } from '../format/currency';
import { formatPrice } from '../format/price';
import { isPriceShown } from '../format/price-visibility';
import { getOwnMediaUrl, isOwnMedia } from '../images/own-media';
import type { Translate } from '../language/texts';
import { memoizePerObject } from '../memoize-per-object';
import type { Configuration } from './configuration/configuration';
import type { Palette } from './palette';
import { buildPalette } from './palette';
import { getSiteColors } from './site-colors';
import type { Town } from './towns';

/** The size in pixels of the card that programs show beside a shared link. */
export const SHARE_CARD = { width: 1200, height: 630 };

/** The size in pixels of a listing's photograph in a mail. */
export const MAIL_PICTURE = { width: 800, height: 450 };

/** What the card of an offer or a place shows: a photograph of ours, and what is cut into it; '' is not shown. */
export interface CardFacts {
  picture: string;
  place: string;
  price: string;
  /** Of a card for shared links by default. */
  size?: typeof SHARE_CARD;
}

/** The colours of the paper that is cut into a photograph. */
export type CardColors = Pick<Palette, 'paper' | 'ink' | 'ember'>;

/** In whose name and words a card is made. */
interface CardWording {
  listings: Configuration['listings'];
  t: Translate;
}

/** Describes the card of a property, of a sold or rented one its photograph alone; undefined without a picture of ours. */
export function describePropertyCard(
  property: Omit<PropertyCardRecord, 'SaleKind' | 'Domicile'>,
  { listings, t }: CardWording,
): CardFacts | undefined {
  if (isClosed(getPropertyState(property, listings)))
    return describePictureCard(getPictureUrl(property));
  const price = isPriceShown(property, listings) ? formatPrice(property, listings, t) : '';
  return describeCard(
    getPictureUrl(property),
    formatCityName(property.City ?? '', listings),
    price,
  );
}

/**
 * Describes the photograph of a property as a mail shows it, with nothing cut into it: Outlook knows no WebP. Undefined
 * for a sold or rented one, and for one without a picture of ours.
 */
export function describeMailPicture(
  property: Parameters<typeof describePropertyCard>[0],
  listings: Configuration['listings'],
): CardFacts | undefined {
  if (isClosed(getPropertyState(property, listings))) return undefined;
  return describeCard(getPictureUrl(property), '', '', MAIL_PICTURE);
}

/** Describes the card of a project, with the lowest price of its open units; its photograph alone if nothing is left of it. */
export function describeProjectCard(
  project: Project,
  units: ProjectUnits,
  { listings, t }: CardWording,
): CardFacts | undefined {
  if (isSoldOut(units)) return describePictureCard(getPictureUrl(project));
  const prices = findProjectPrices(project, units);
  const price = prices ? t('PROJECT_PRICES_FROM', { min: formatCurrency(prices.min) }) : '';
  return describeCard(getPictureUrl(project), formatCityName(project.City ?? '', listings), price);
}

/** Describes the card of a town that the agency has a photograph of. */
export const describeTownCard = (
  { name, text }: Pick<Town, 'name' | 'text'>,
  { listings }: Pick<CardWording, 'listings'>,
): CardFacts | undefined => describeCard(text?.image?.url, formatCityName(name, listings), '');

/** Describes the card of a page with a picture and nothing to cut into it: an article, a page that staff made. */
export const describePictureCard = (
  url: string | undefined,
  width: number = SHARE_CARD.width,
): CardFacts | undefined => {
  if (!url || !isOwnMedia(url) || !/\.webp(?:\?|$)/.test(url)) return undefined;
  const picture = getOwnMediaUrl(url, width).replace(/\?.*$/, '');
  return { picture, place: '', price: '' };
};

function describeCard(
  url: string | undefined,
  place: string,
  price: string,
  size?: CardFacts['size'],
): CardFacts | undefined {
  const card = describePictureCard(url, size?.width);
  return card && { ...card, place, price, ...(size && { size }) };
}

/** Returns the colours in which the cards of a site are drawn. */
export const getCardColors = memoizePerObject((configuration: Configuration): CardColors => {
  const { paper, ink, ember } = buildPalette(getSiteColors(configuration));
  return { paper, ink, ember };
});
