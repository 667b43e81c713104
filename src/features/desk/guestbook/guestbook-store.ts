import * as v from 'valibot';
import type { CropChoice, PictureCrop } from '../../../domain/images/picture-crop';
import { computeCrop } from '../../../domain/images/picture-crop';
import { normalizeLogin } from '../../../platform/accounts/account';
import { KeyColumn, parseRows } from '../../../platform/d1-rows';
import { readPictureSize } from './picture-size';

const SuggestionRow = v.object({ id: KeyColumn, property: v.number() });

const WriterRow = v.object({ id: KeyColumn, email: v.string() });

/**
 * Suggests the reference of the deal that a writer is known with: a property that the address owns, else
 * one that it visited, by the id of the testimonial.
 */
export async function suggestDeals(
  db: D1Database,
  testimonials: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const writers = await db
    .prepare(
      `SELECT key AS id, coalesce(answers ->> 'email', '') AS email FROM leads
       WHERE key IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(testimonials))
    .all();
  const addresses = parseRows(WriterRow, writers.results, 'leads').map(({ id, email }) => [
    id,
    normalizeLogin(email),
  ]);
  const { results } = await db
    .prepare(
      `SELECT value ->> 0 AS id, coalesce(
         (SELECT property FROM owner_properties JOIN accounts ON accounts.id = account
          WHERE accounts.email = value ->> 1 LIMIT 1),
         (SELECT property FROM visits WHERE email = value ->> 1 COLLATE NOCASE
          ORDER BY state = 'confirmed' DESC, created_at DESC LIMIT 1)) AS property
       FROM json_each(?1)`,
    )
    .bind(JSON.stringify(addresses))
    .all();
  const rows = results.filter(({ property }) => property !== null);
  return new Map(
    parseRows(SuggestionRow, rows, 'leads').map(({ id, property }) => [id, `${property}`]),
  );
}

/** Opens the picture as it was sent; null if it is no longer stored. */
export const openOriginalPicture = (files: R2Bucket, key: string): Promise<R2ObjectBody | null> =>
  files.get(key);

/** Reads the size of the picture as it was sent; undefined if it is gone or cannot be read. */
async function loadPictureSize(files: R2Bucket, key: string) {
  const picture = await files.get(key);
  return picture ? readPictureSize(new Uint8Array(await picture.arrayBuffer())) : undefined;
}

/** Crop of a picture: the whole, or a shape with its place in hundredths. */
type ChosenPart = CropChoice | { shape: 'whole' };

/** Returns the chosen part of an entry's picture; null for all of it. */
export async function findCrop(
  files: R2Bucket,
  image: string | null,
  part: ChosenPart,
): Promise<PictureCrop | null> {
  if (!image || part.shape === 'whole') return null;
  const size = await loadPictureSize(files, image);
  return size ? computeCrop(size, part) : null;
}
