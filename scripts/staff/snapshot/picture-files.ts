import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findLogoShapeProblem } from '../../../src/domain/images/logo-shape';
import { listPictureSizes } from '../../../src/domain/images/own-media';

/** A picture of a snapshot: its name below pictures/ without the ending, and its size. */
export interface SnapshotPicture {
  name: string;
  width: number;
  height: number;
}

/** Conditions for a picture, and how it is stored. */
interface PictureKind {
  formats: readonly string[];
  minWidth: number;
  maxWidth: number;
  /** Says why its place cannot show a shape. */
  findShapeProblem?: (width: number, height: number) => string | undefined;
}

const PHOTO: PictureKind = {
  formats: ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'],
  // Below, a picture is smaller than the thumbnail of a list.
  minWidth: 250,
  maxWidth: 1920,
};
/** The header shows a logo 62 pixels high. */
export const LOGO: PictureKind = {
  formats: [...PHOTO.formats, 'svg'],
  minWidth: 32,
  maxWidth: 640,
  findShapeProblem: findLogoShapeProblem,
};
const MAX_PIXELS = 80_000_000;
const MAX_MEGABYTES = 20;
const QUALITY = 78;
/** Drawings have no pixels of their own. */
const SVG_DENSITY = 300;

/**
 * Stores a picture in the folder pictures/ of a snapshot in the sizes that the site serves, as WebP and
 * without its metadata, which may name the place it was taken. The same bytes always give the same
 * names, and sizes that exist are not made again.
 * @throws Error with a message for staff.
 */
export async function storePicture(
  folder: string,
  bytes: Uint8Array,
  kind = PHOTO,
): Promise<SnapshotPicture> {
  const { picture, autoOrient } = await openPicture(bytes, kind);
  const width = Math.min(autoOrient.width, kind.maxWidth);
  const height = Math.max(1, Math.round((autoOrient.height * width) / autoOrient.width));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const name = `${hash}.${width}`;
  await mkdir(folder, { recursive: true });
  for (const size of listPictureSizes(name)) {
    const path = join(folder, size.file);
    if (await exists(path)) continue;
    const rendered = await picture
      .clone()
      .resize({ width: size.width })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(() => {
        throw new Error('is a damaged picture');
      });
    // Equal pictures under several names may be stored at the same time: each has a file of its own until then.
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, rendered);
    await rename(part, path);
  }
  return { name, width, height };
}

/** Returns why a picture is refused, before it is stored; undefined if it is not. */
export const findPictureProblem = (bytes: Uint8Array, kind: PictureKind) =>
  openPicture(bytes, kind).then(
    () => undefined,
    ({ message }: Error) => message,
  );

/** Opens a picture that fulfils the conditions of its kind. @throws Error with a message for staff. */
async function openPicture(
  bytes: Uint8Array,
  { formats, minWidth, findShapeProblem }: PictureKind,
) {
  const megabytes = bytes.byteLength / 1_000_000;
  if (megabytes > MAX_MEGABYTES)
    throw new Error(
      `is ${Math.round(megabytes)} MB, more than the ${MAX_MEGABYTES} MB that a picture may have: export it smaller`,
    );
  const picture = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    animated: false,
    density: SVG_DENSITY,
  }).rotate();
  const { format, compression, autoOrient } = await picture.metadata().catch((problem: Error) => {
    if (isHeic(bytes)) throw new Error(HEIC_PROBLEM);
    if (problem.message.includes('pixel limit'))
      throw new Error(`has more than ${MAX_PIXELS / 1_000_000} megapixels: export it smaller`);
    throw new Error('is not a picture');
  });
  if (format === 'heif' && compression !== 'av1') throw new Error(HEIC_PROBLEM);
  if (!formats.includes(format)) throw new Error(`is a picture of the kind ${format}`);
  if (format === 'svg' && isActiveDrawing(bytes))
    throw new Error('is a drawing with a script or with parts of other files: export it as PNG');
  if (autoOrient.width < minWidth) throw new Error(`is only ${autoOrient.width} pixels wide`);
  const shapeProblem = findShapeProblem?.(autoOrient.width, autoOrient.height);
  if (shapeProblem) throw new Error(shapeProblem);
  return { picture, autoOrient };
}

const HEIC_PROBLEM =
  'is a HEIC picture of a telephone, which browsers do not show: export it as JPEG';

/** The kinds of HEIC that an ISO file may name in its first box. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^....ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(
    Buffer.from(bytes.subarray(0, 12)).toString('latin1'),
  );

/** Whether an SVG drawing runs something, or takes something from elsewhere. */
const isActiveDrawing = (bytes: Uint8Array): boolean =>
  /<script|<foreignObject|@import|url\(\s*["']?(?!#|data:image\/)|\son\w+\s*=|javascript:|<!ENTITY|href\s*=\s*["'](?!#|data:image\/)/i.test(
    new TextDecoder().decode(bytes),
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
