/** The stored widths of a listing's picture, besides the original. */
const PICTURE_WIDTHS: readonly number[] = [250, 400, 600, 800, 1360];

/**
 * The path of a snapshot's picture: the hash of its bytes, its width, and that of a smaller size. A card for shared links
 * is a JPEG, which every program that shows links reads; a picture has one size as JPEG too.
 */
export const SNAPSHOT_PICTURE_PATH =
  /^\/media\/pictures\/([0-9a-f]{32}\.\d{2,4}(?:(?:-\d{3,4})?\.webp|(?:-agency|-\d{2,4})?\.jpg))$/;

/** Whether the name of a snapshot's picture is that of the agency's card, or of the card of a page; each has one size. */
export const isAgencyCardName = (name: string): boolean => name.endsWith('-agency.jpg');
export const isPageCardName = (name: string): boolean => /\.\d+\.jpg$/.test(name);
export const isCardName = (name: string): boolean => isAgencyCardName(name) || isPageCardName(name);

/** Returns the files of a snapshot's picture with their widths, the original first. */
export function listPictureSizes(name: string): { file: string; width: number }[] {
  const original = Number.parseInt(name.split('.')[1] ?? '', 10);
  if (isCardName(name)) return [{ file: name, width: original }];
  return [
    { file: `${name}.webp`, width: original },
    ...PICTURE_WIDTHS.filter((width) => width < original).map((width) => ({
      file: `${name}-${width}.webp`,
      width,
    })),
  ];
}

/** As wide as a picture is as JPEG at most: what programs that show links ask for. */
const JPEG_WIDTH = 1200;

/**
 * Returns the file of a snapshot's picture, by its name, as JPEG: for programs that read no WebP. The desk stores it; a
 * picture of an import has none, and its original stands in.
 */
export function getJpegFile(name: string): { file: string; width: number } {
  const width = Math.min(JPEG_WIDTH, Number(name.split('.')[1]));
  return { file: `${name}-${width}.jpg`, width };
}

/** Returns the file that stands in for the JPEG of a picture; undefined for another file. */
export const findJpegStandIn = (file: string): string | undefined => {
  const [, name] = /^([0-9a-f]{32}\.\d+)-\d+\.jpg$/.exec(file) ?? [];
  return name && `${name}.webp`;
};

/** Returns the JPEG of the snapshot's picture at a URL, with its width; undefined for another picture. */
export function findJpegOf(url: string): { file: string; width: number } | undefined {
  const [, name] = /^\/media\/pictures\/([0-9a-f]{32}\.\d{2,4})(?:-\d+)?\.webp$/.exec(url) ?? [];
  return name ? getJpegFile(name) : undefined;
}

/** Returns the width in pixels that the URL of a snapshot's picture tells; undefined for other pictures. */
export function getPictureWidth(url: string): number | undefined {
  const width = /^\/media\/pictures\/[0-9a-f]{32}\.(\d{2,4})/.exec(url)?.[1];
  return width === undefined ? undefined : Number(width);
}

/**
 * The stored widths of our own pictures by folder of /media/: `<picture>-<width>.webp` beside
 * `<picture>.webp`, the original. The name of a picture itself never ends in such a width. Pictures
 * in other folders, and files that are not WebP, have one size. A picture of /media/pictures/ comes
 * from a snapshot, and its name tells the width of the original: `<hash>.1024.webp` (decision 51).
 */
const OWN_MEDIA_WIDTHS: Record<string, { widths: readonly number[]; original: number }> = {
  hero: { widths: [400, 600, 800, 1360], original: 1920 },
  houses: { widths: PICTURE_WIDTHS, original: 1920 },
  pictures: { widths: PICTURE_WIDTHS, original: 1920 },
  offices: { widths: [400, 800], original: 1200 },
  team: { widths: [400], original: 800 },
};

const THUMBNAIL_WIDTH = 250;

/** A picture of our own, parsed from the URL of any of its sizes. */
interface OwnPicture {
  base: string;
  query: string;
  widths: readonly number[];
  original: number;
}

/** Checks whether a URL is one of our own media. */
export const isOwnMedia = (url: string): boolean => url.startsWith('/media/');

/** Returns the smallest stored file of at least `width` pixels; the original without a width or beyond the widest. */
export function getOwnMediaUrl(url: string, width?: number): string {
  const picture = parseOwnPicture(url);
  return picture ? buildSizeUrl(picture, width) : url;
}

function buildSizeUrl({ base, query, widths }: OwnPicture, width?: number): string {
  const storedWidth = width && widths.find((candidate) => candidate >= width);
  return `${base}${storedWidth ? `-${storedWidth}` : ''}.webp${query}`;
}

/**
 * Returns the stored sizes with their widths, for a srcset; none if there is only one. Without the
 * thumbnail: a browser would round down to it for a card a little wider (278 pixels at 1280).
 */
export function getOwnMediaSizes(url: string): { url: string; width: number }[] {
  const picture = parseOwnPicture(url);
  if (!picture) return [];
  return [
    ...picture.widths
      .filter((width) => width > THUMBNAIL_WIDTH)
      .map((width) => ({ url: buildSizeUrl(picture, width), width })),
    { url: buildSizeUrl(picture), width: picture.original },
  ];
}

/** Lists the files that pages fetch of a picture of our own: the original and its stored sizes. */
export function listOwnFiles(url: string): string[] {
  const picture = parseOwnPicture(url);
  if (!picture) return [url];
  return ['', ...picture.widths.map((width) => `-${width}`)].map(
    (size) => `${picture.base}${size}.webp`,
  );
}

function parseOwnPicture(url: string): OwnPicture | undefined {
  const match = /^(\/media\/([\w-]+)\/[^?#]+)\.webp(\?[^#]*)?$/.exec(url);
  const [, path = '', folder = '', query = ''] = match ?? [];
  const sizes = Object.hasOwn(OWN_MEDIA_WIDTHS, folder) ? OWN_MEDIA_WIDTHS[folder] : undefined;
  if (!sizes) return undefined;
  const suffix = sizes.widths.find((width) => path.endsWith(`-${width}`));
  const base = suffix ? path.slice(0, -`-${suffix}`.length) : path;
  const original = Number(/\.(\d+)$/.exec(base)?.[1] ?? sizes.original);
  return { original, widths: sizes.widths.filter((width) => width < original), query, base };
}
