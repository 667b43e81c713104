import { getJpegFile, listPictureSizes } from '../../../../domain/images/own-media';
import type { TextKey } from '../../../../domain/language/texts';
import type { Media } from '../../../../domain/site/media';
import { computeContentHash } from '../../../../platform/snapshot/content-hash';
import { getPictureKey } from '../../../../platform/snapshot/manifest';
import { isWholeImage, stripMetadata } from '../../../../platform/strip-metadata/strip-metadata';
import { detectFileType, MEDIA_TYPES } from '../../../forms/kit/submit/file-type';
import { readPictureSize } from '../../guestbook/picture-size';
import { MAX_PLAIN_MEGABYTES } from './picture-form';

const TYPES = ['webp', 'jpg', 'png'] as const;
const MAX_PIXELS = 60_000_000;
/** Names of pictures have a width of two to four digits. */
const [MIN_WIDTH, MAX_WIDTH] = [10, 9999];

type UploadedPicture = { ok: true; picture: Media } | { ok: false; problem: TextKey };

interface ReadPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  width: number;
  height: number;
}

/**
 * Stores a picture by the hash of its content, without what a camera wrote into it. `uploads` are its sizes, and one as
 * JPEG; a size that is missing is the widest again, so that every size has an address. Nothing is stored of a file that
 * is no picture.
 */
export async function storeUploadedPicture(
  files: R2Bucket,
  uploads: readonly File[],
): Promise<UploadedPicture> {
  if (uploads.length === 0) return { ok: false, problem: 'ALERT_FILE_EMPTY' };
  if (uploads.some(({ size }) => size > MAX_PLAIN_MEGABYTES * 1024 * 1024))
    return { ok: false, problem: 'DESK_SITE_PICTURE_LARGE' };
  const read = await Promise.all(uploads.map(readUpload));
  const sizes = read.filter((picture) => picture !== undefined);
  const [widest] = sizes.toSorted((a, b) => b.width - a.width || rankType(a) - rankType(b));
  if (!widest || sizes.length < read.length)
    return { ok: false, problem: 'DESK_SITE_PICTURE_TYPE' };
  if (widest.width > MAX_WIDTH || widest.width * widest.height > MAX_PIXELS)
    return { ok: false, problem: 'DESK_SITE_PICTURE_LARGE' };
  const name = `${await computeContentHash(widest.bytes)}.${widest.width}`;
  const jpeg = getJpegFile(name);
  const [nearest] = sizes
    .filter(({ type }) => type === MEDIA_TYPES.jpg)
    .toSorted((a, b) => Math.abs(a.width - jpeg.width) - Math.abs(b.width - jpeg.width));
  const put = (file: string, { bytes, type }: ReadPicture) =>
    files.put(getPictureKey(file), bytes, { httpMetadata: { contentType: type } });
  await Promise.all([
    ...listPictureSizes(name).map(({ file, width }) => put(file, findSize(sizes, width) ?? widest)),
    nearest && put(jpeg.file, nearest),
  ]);
  const { width, height } = widest;
  return { ok: true, picture: { ...EMPTY, url: `/media/pictures/${name}.webp`, width, height } };
}

/** WebP comes before JPEG of the same width, which mails and cards show. */
const rankType = ({ type }: ReadPicture) => (type === MEDIA_TYPES.jpg ? 1 : 0);

const findSize = (sizes: readonly ReadPicture[], wanted: number) =>
  sizes
    .filter(({ width }) => width === wanted)
    .toSorted((a, b) => rankType(a) - rankType(b))
    .at(0);

const EMPTY = {
  ...{ id: null, filename: '', originalname: '', mimetype: '', destination: '', createDate: '' },
} satisfies Partial<Media>;

/** Reads a file by its content, whatever its name says; undefined if it is no picture that can be shown. */
async function readUpload(file: File): Promise<ReadPicture | undefined> {
  const original = new Uint8Array(await file.arrayBuffer());
  const type = TYPES.find((candidate) => candidate === detectFileType(original));
  if (!type) return undefined;
  const mediaType = MEDIA_TYPES[type];
  if (!isWholeImage(original, mediaType)) return undefined;
  const bytes = stripMetadata(original, mediaType);
  const size = readPictureSize(bytes);
  return size && size.width >= MIN_WIDTH ? { ...size, bytes, type: mediaType } : undefined;
}
