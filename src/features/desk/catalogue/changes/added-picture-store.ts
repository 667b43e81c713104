import type { PictureOrder } from '../../../../domain/catalogue/overrides/picture-order';
import type { TextKey } from '../../../../domain/language/texts';
import { storeUploadedPicture } from '../../site/pictures/uploaded-pictures-store';
import type { OpenListing } from './open-listing-store';
import { readField } from './open-listing-store';
import type { AskedChange } from './read-changes';

/** What staff say of a picture that they add. */
interface AddedPictureAnswers {
  kind: 'photo' | 'plan';
  textNl: string;
  textFr: string;
}

/**
 * Stores an uploaded picture and returns the change that puts it behind the others, or why it is none. It stands behind those
 * that there are by now: what somebody else changed meanwhile stays.
 */
export async function storeAddedPicture(
  files: R2Bucket,
  uploads: readonly File[],
  { kind, textNl, textFr }: AddedPictureAnswers,
  listing: OpenListing,
): Promise<AskedChange | { problem: TextKey }> {
  const stored = await storeUploadedPicture(files, uploads);
  if (!stored.ok) return stored;
  const { url, width, height } = stored.picture;
  const order = readField(listing, 'pictures').value as PictureOrder;
  const added = {
    ...{ kind, width: width ?? 0, height: height ?? 0 },
    descriptions: { nl: textNl, fr: textFr },
  };
  return {
    changes: [
      {
        field: 'pictures',
        value: [...order.filter((picture) => picture.url !== url), { url, hidden: false, added }],
      },
    ],
    action: 'listing pictures changed',
  };
}
