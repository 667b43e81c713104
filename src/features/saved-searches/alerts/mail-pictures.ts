import { getPictureUrl } from '../../../domain/catalogue/property';
import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import { buildResizedUrl } from '../../../domain/images/image-url';
import { isOwnMedia } from '../../../domain/images/own-media';
import { describeMailPicture, getCardColors, MAIL_PICTURE } from '../../../domain/site/share-card';
import { buildCardUrl, nameShareCard } from '../../../platform/snapshot/share-card-name';
import type { Snapshot } from '../../../platform/snapshot/snapshot';

type SnapshotSite = Snapshot['site'];
type MailPicture = readonly [property: number, url: string];

/**
 * Returns the URLs of the photographs of properties for a mail, by ID: the JPEG that a load makes of one of ours, and PNG
 * from elsewhere.
 */
export async function findMailPictures(
  site: SnapshotSite,
  origin: string,
  cards: Iterable<PropertyCardRecord>,
): Promise<ReadonlyMap<number, string>> {
  const pictures = await Promise.all(
    [...cards].map(async (card): Promise<MailPicture[]> => {
      const path = await findPath(site, card);
      return path ? [[card.ID, new URL(path, origin).href]] : [];
    }),
  );
  return new Map(pictures.flat());
}

async function findPath(
  { shareCard, configuration }: SnapshotSite,
  property: PropertyCardRecord,
): Promise<string | undefined> {
  const { images, listings } = configuration;
  const url = getPictureUrl(property);
  if (!url) return undefined;
  if (!isOwnMedia(url))
    return buildResizedUrl(
      url,
      { width: MAIL_PICTURE.width, height: 'auto', format: 'png' },
      images,
    );
  const facts = describeMailPicture(property, listings);
  if (!facts || !shareCard)
    return buildResizedUrl(url, { ...MAIL_PICTURE, format: 'webp' }, images);
  return buildCardUrl(await nameShareCard(facts, getCardColors(configuration)));
}
