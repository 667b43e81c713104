import type { PropertyByLanguage } from '../../../domain/catalogue/property';
import { toCatalogueLanguage } from '../../../domain/language/language';
import type { CardFacts } from '../../../domain/site/share-card';
import {
  describeMailPicture,
  describePropertyCard,
  describeTownCard,
  getCardColors,
  SHARE_CARD,
} from '../../../domain/site/share-card';
import { getSiteTranslator } from '../../../domain/site/site-texts';
import type { TownText } from '../../../domain/site/town-text';
import type { RequestContext } from '../../../platform/request-context';
import { getPictureKey } from '../../../platform/snapshot/manifest';
import { nameShareCard } from '../../../platform/snapshot/share-card-name';
import { stripMetadata } from '../../../platform/strip-metadata/strip-metadata';
import { detectFileType, MEDIA_TYPES } from '../../forms/kit/submit/file-type';
import { readPictureSize } from '../guestbook/picture-size';

/** A card that pages name and nobody has drawn: the name of its file, and what it shows. */
export interface MissingCard {
  file: string;
  facts: CardFacts;
}

/** A card is a photograph of 1200 by 630: a load makes it in some 150 kB. */
const MAX_CARD_BYTES = 1024 * 1024;

/** Finds the cards of a listing that are not stored, in each language in use, and its photograph for mails. */
export const findListingCards = (
  ctx: RequestContext,
  files: R2Bucket,
  property: PropertyByLanguage,
): Promise<MissingCard[]> => {
  const { site } = ctx.snapshot;
  const { listings } = site.configuration;
  const cards = ctx.languages.map((language) =>
    describePropertyCard(property[toCatalogueLanguage(language)], {
      listings,
      t: getSiteTranslator(site, language),
    }),
  );
  return findMissing(ctx, files, [...cards, describeMailPicture(property.nl, listings)]);
};

/** Finds the card of a town that is not stored: one at most. */
export const findTownCard = (
  ctx: RequestContext,
  files: R2Bucket,
  text: TownText,
): Promise<MissingCard[]> =>
  findMissing(ctx, files, [
    describeTownCard({ name: text.Name, text }, ctx.snapshot.site.configuration),
  ]);

async function findMissing(
  { snapshot }: RequestContext,
  files: R2Bucket,
  described: readonly (CardFacts | undefined)[],
): Promise<MissingCard[]> {
  const { shareCard, configuration } = snapshot.site;
  // Without the agency's card pages name none.
  if (!shareCard) return [];
  const colors = getCardColors(configuration);
  const cards = new Map<string, CardFacts>();
  for (const facts of described) if (facts) cards.set(await nameShareCard(facts, colors), facts);
  const missing = await Promise.all(
    [...cards].map(async ([file, facts]) =>
      (await files.head(getPictureKey(file))) ? [] : { file, facts },
    ),
  );
  return missing.flat();
}

/** Stores the drawn cards that are among the missing ones; returns how many. Any other file is left. */
export async function storeCards(
  files: R2Bucket,
  missing: readonly MissingCard[],
  uploads: readonly File[],
): Promise<number> {
  const stored = await Promise.all(
    missing.map(async ({ file, facts }) => {
      const upload = uploads.find(({ name }) => name === file);
      const bytes = upload && (await readCard(upload, facts.size ?? SHARE_CARD));
      if (!bytes) return false;
      await files.put(getPictureKey(file), bytes, {
        httpMetadata: { contentType: MEDIA_TYPES.jpg },
      });
      return true;
    }),
  );
  return stored.filter(Boolean).length;
}

/** Reads a card by its content; undefined if it is no JPEG of this size. */
async function readCard(
  upload: File,
  { width, height }: typeof SHARE_CARD,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (upload.size > MAX_CARD_BYTES) return undefined;
  const original = new Uint8Array(await upload.arrayBuffer());
  if (detectFileType(original) !== 'jpg') return undefined;
  const bytes = stripMetadata(original, MEDIA_TYPES.jpg);
  const size = readPictureSize(bytes);
  return size?.width === width && size.height === height ? bytes : undefined;
}
