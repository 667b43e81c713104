/**
 * The widths our own pictures are kept in, by folder of /media/: `<picture>-<width>.webp` beside
 * `<picture>.webp`, the original. A picture's own name never ends in such a width. Folders that
 * are not listed, and files that are no WebP, exist in one size.
 */
const OWN_MEDIA_WIDTHS: Record<string, { widths: readonly number[]; original: number }> = {
  hero: { widths: [400, 600, 1360], original: 1920 },
  houses: { widths: [250, 400, 600, 1360], original: 1920 },
  team: { widths: [400], original: 800 },
};

const THUMBNAIL_WIDTH = 250;

/** A picture of our own, found back under any of its sizes. */
interface OwnPicture {
  base: string;
  query: string;
  widths: readonly number[];
  original: number;
}

/** Whether an address is one of our own media. */
export const isOwnMedia = (url: string): boolean => url.startsWith('/media/');

/** The kept file that is wide enough for `width` pixels; the original without a width, or beyond the widest. */
export function getOwnMediaUrl(url: string, width?: number): string {
  const picture = parseOwnPicture(url);
  if (!picture) return url;
  const kept = width && picture.widths.find((candidate) => candidate >= width);
  return `${picture.base}${kept ? `-${kept}` : ''}.webp${picture.query}`;
}

/**
 * Every kept size with its width, for a srcset; empty where there is only one. A thumbnail's size is
 * not among them: a browser rounds down to it where a card is a little wider (278 pixels at 1280).
 */
export function getOwnMediaSizes(url: string): { url: string; width: number }[] {
  const picture = parseOwnPicture(url);
  if (!picture) return [];
  return [
    ...picture.widths
      .filter((width) => width > THUMBNAIL_WIDTH)
      .map((width) => ({ url: getOwnMediaUrl(url, width), width })),
    { url: getOwnMediaUrl(url), width: picture.original },
  ];
}

function parseOwnPicture(url: string): OwnPicture | undefined {
  const match = /^(\/media\/([\w-]+)\/[^?#]+)\.webp(\?[^#]*)?$/.exec(url);
  const [, path = '', folder = '', query = ''] = match ?? [];
  const kept = Object.hasOwn(OWN_MEDIA_WIDTHS, folder) ? OWN_MEDIA_WIDTHS[folder] : undefined;
  if (!kept) return undefined;
  const suffix = kept.widths.find((width) => path.endsWith(`-${width}`));
  return { ...kept, query, base: suffix ? path.slice(0, -`-${suffix}`.length) : path };
}
