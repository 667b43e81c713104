import { findJpegOf } from '../../domain/images/own-media';
import type { CardFacts } from '../../domain/site/share-card';
import { describePictureCard, getCardColors, SHARE_CARD } from '../../domain/site/share-card';
import type { RequestContext } from '../../platform/request-context';
import { buildCardUrl, nameShareCard } from '../../platform/snapshot/share-card-name';
import type { DocumentHead } from './document';
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
    // Until it is made, a card without words gives way to its photograph, one with words to the agency's.
    const isPlain = !facts.place && !facts.price;
    const standIn = isPlain ? findJpegOf(facts.picture)?.file : undefined;
    return { ...SHARE_CARD, url: buildCardUrl(card, standIn) };
  }
  return picture ? { url: picture } : undefined;
}

/**
 * Returns the metadata of a page with its pictures for social networks: what was typed for them, the page's own, the site's,
 * else the card of the agency. One of ours becomes a card.
 */
export async function chooseHeadImages(
  ctx: RequestContext,
  head: DocumentHead,
): Promise<DocumentHead> {
  const { social } = head;
  const typed = social?.twitterImage;
  const image = await chooseImage(ctx, head);
  const card = typed && (await findHeadImage(ctx, describePictureCard(typed), typed));
  return { ...head, image, ...(card && { social: { ...social, twitterImage: card.url } }) };
}

async function chooseImage(
  ctx: RequestContext,
  { image, social }: DocumentHead,
): Promise<HeadImage | undefined> {
  const { shareCard, configuration } = ctx.snapshot.site;
  const ofSite = configuration.seo[ctx.language]?.image;
  const own: HeadImage | undefined =
    (social?.ogImage && { url: social.ogImage }) ||
    image ||
    (ofSite ? { ...ofSite, alt: ctx.localize(ofSite.alt).text } : undefined);
  if (own) {
    if (own.width === SHARE_CARD.width) return own;
    const card = await findHeadImage(ctx, describePictureCard(own.url), undefined);
    return card ? { ...card, alt: own.alt } : own;
  }
  return shareCard
    ? { ...SHARE_CARD, url: `/media/pictures/${shareCard}`, alt: configuration.agency.name }
    : undefined;
}
