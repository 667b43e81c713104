import type { ImageHosts } from '../site/configuration/listings';
import { getOwnMediaSizes, getOwnMediaUrl, isOwnMedia } from './own-media';

/** The sizes of §7 with the width in pixels that each fetches; 1600 is the original. */
const WIDTH_BY_SIZE = { 100: 100, 500: 400, 750: 600, 1050: 1360, 1600: undefined } as const;
export type ImageSize = keyof typeof WIDTH_BY_SIZE;

export interface ResizeOptions {
  width?: number;
  height?: number | 'auto';
  format: 'webp' | 'png';
}

/**
 * Builds the URL of a picture in a size (§7). Our own media have a file per size (own-media.ts);
 * listing thumbnails, drawings (SVG) and other files of this site have one size: unchanged.
 */
export function buildImageUrl(url: string, size: ImageSize, hosts: ImageHosts): string {
  const width = WIDTH_BY_SIZE[size];
  if (width === undefined)
    return isOwnMedia(url) ? toPictureHost(getOwnMediaUrl(url), hosts) : toCdnUrl(url, hosts);
  return buildResizedUrl(url, { width, height: 'auto', format: 'webp' }, hosts);
}

/** Builds the URL of a picture in any size, with width, height and format in the query (§7, images in general). */
export function buildResizedUrl(url: string, resize: ResizeOptions, hosts: ImageHosts): string {
  if (isOwnMedia(url)) return toPictureHost(getOwnMediaUrl(url, resize.width), hosts);
  const target = toCdnUrl(url, hosts);
  if (!isResizable(target)) return target;
  const [address = '', fragment] = target.split('#');
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const others = query.split('&').filter((part) => part && !/^(width|height|format)=/.test(part));
  const added = (['width', 'height', 'format'] as const)
    .filter((name) => resize[name] !== undefined)
    .map((name) => `${name}=${resize[name]}`);
  return `${path}?${[...others, ...added].join('&')}${fragment ? `#${fragment}` : ''}`;
}

/**
 * Builds the attributes of an <img>: all sizes by width, up to the widest that it can be shown with, and one for browsers
 * without srcset.
 */
export function buildSrcset(
  url: string,
  hosts: ImageHosts,
  maxWidth = Number.POSITIVE_INFINITY,
): { src: string; srcSet?: string } {
  const src = buildImageUrl(url, 750, hosts);
  const stored = isOwnMedia(url)
    ? getOwnMediaSizes(url).map((size) => ({ ...size, url: toPictureHost(size.url, hosts) }))
    : getRemoteSizes(url, hosts);
  const sizes = stored.filter(({ width }) => width <= maxWidth);
  if (sizes.length === 0) return { src };
  return { src, srcSet: sizes.map((size) => `${size.url} ${size.width}w`).join(', ') };
}

/** Checks whether a picture may be loaded: from this site, or by https from a configured host (decision 32). */
export function isAllowedImage(url: string, hosts: ImageHosts): boolean {
  const parsed = parseImageUrl(url);
  if (parsed?.protocol !== 'https:') return false;
  const allowed = [SITE_PLACEHOLDER_HOST, hosts.storage, hosts.cdn, ...hosts.others];
  return allowed.some((host) => host !== '' && host.toLowerCase() === parsed.host);
}

/** Placeholder for our own host: a URL that resolves to it is a path of this site. */
const SITE_PLACEHOLDER_HOST = 'this-site.invalid';

const parseImageUrl = (url: string): URL | undefined =>
  url !== '' && URL.canParse(url, `https://${SITE_PLACEHOLDER_HOST}`)
    ? new URL(url, `https://${SITE_PLACEHOLDER_HOST}`)
    : undefined;

/**
 * Returns the address of a snapshot's picture at the host of its bucket, where there is one (decision 162). Cards and
 * JPEGs stay with the site: programs ask for them once, and another picture stands in for one that is not made yet.
 */
function toPictureHost(url: string, { pictures }: ImageHosts): string {
  const isStored = pictures !== '' && /^\/media\/pictures\/[^?]+\.webp$/.test(url);
  return isStored ? `https://${pictures}${url.slice('/media'.length)}` : url;
}

/** Replaces the provider's storage host, which is not for visitors, by its CDN with the same files (§7). */
function toCdnUrl(url: string, hosts: ImageHosts): string {
  const parsed = parseImageUrl(url);
  const isStored = hosts.storage !== '' && parsed?.host === hosts.storage.toLowerCase();
  if (!parsed || !isStored || hosts.cdn === '' || isListingThumbnail(parsed)) return url;
  return `https://${hosts.cdn}${parsed.pathname}${parsed.search}`;
}

function isResizable(url: string): boolean {
  const parsed = parseImageUrl(url);
  return (
    parsed !== undefined &&
    parsed.host !== SITE_PLACEHOLDER_HOST &&
    /^https?:$/.test(parsed.protocol) &&
    !isListingThumbnail(parsed) &&
    !/\.svg$/i.test(parsed.pathname)
  );
}

/** Checks for a thumbnail, delivered in its final size: /data.public/{account}/0/{folder}/{file}.jpg?{version} (§7). */
const isListingThumbnail = (url: URL): boolean => url.pathname.startsWith('/data.public/');

/** Returns the sizes of a remote picture, without the original: its width is unknown here. */
const getRemoteSizes = (url: string, hosts: ImageHosts): { url: string; width: number }[] =>
  isResizable(url)
    ? REMOTE_WIDTHS.map((width) => ({
        url: buildResizedUrl(url, { width, height: 'auto', format: 'webp' }, hosts),
        width,
      }))
    : [];

/** The widths of §7, and one for the main picture on a phone (phone-sizes.ts). */
const REMOTE_WIDTHS = [WIDTH_BY_SIZE[500], WIDTH_BY_SIZE[750], 800, WIDTH_BY_SIZE[1050]];
