import type { CardColors, CardFacts } from '../../domain/site/share-card';
import { SHARE_CARD } from '../../domain/site/share-card';
import { computeContentHash } from './content-hash';

/** Changes when cards of the same facts are drawn otherwise. */
const DRAWING = 1;

/**
 * Returns the name of the card of these facts. It follows from all that the card says, so that a page whose price
 * changed names another card than the one that was made before.
 */
export async function nameShareCard(facts: CardFacts, colors: CardColors): Promise<string> {
  const { picture, place, price, size } = facts;
  const said = JSON.stringify([DRAWING, picture, place, price, colors, ...(size ? [size] : [])]);
  const hash = await computeContentHash(new TextEncoder().encode(said));
  return `${hash}.${(size ?? SHARE_CARD).width}.jpg`;
}

/** The query parameter of a card's URL that names the picture to answer where it does not exist. */
export const STAND_IN = 'or';

/**
 * Returns the URL of the card of a page: a price that the office changed a moment ago has no card before it is drawn, and a
 * card never shows an old price. Until then the agency's card stands in, or the picture that is named.
 */
export const buildCardUrl = (card: string, standIn?: string): string =>
  `/media/pictures/${card}${standIn ? `?${STAND_IN}=${standIn}` : ''}`;
