import type { CardFacts } from '../../domain/site/share-card';
import { getCardColors, SHARE_CARD } from '../../domain/site/share-card';
import type { RequestContext } from '../../platform/request-context';
import { buildCardUrl, nameShareCard } from '../../platform/snapshot/share-card-name';
import type { HeadImage } from './seo-tags';

/** Returns the card of these facts as the picture of a page for social networks; the picture itself where it has none. */
export async function findHeadImage(
  { snapshot }: RequestContext,
  facts: CardFacts | undefined,
  picture: string | undefined,
): Promise<HeadImage | undefined> {
  const { shareCard, configuration } = snapshot.site;
  if (facts && shareCard) {
    const card = await nameShareCard(facts, getCardColors(configuration));
    return { ...SHARE_CARD, url: buildCardUrl(card, shareCard) };
  }
  return picture ? { url: picture } : undefined;
}
