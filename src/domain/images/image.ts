import type { ImageHosts } from '../site/configuration/listings';
import { isOwnMedia, ownMediaSizes, ownMediaUrl } from './own-media';

/** The sizes a picture is asked for in, and the width in pixels each fetches; 1600 is the original (§7). */
const WIDTHS = { 100: 100, 500: 400, 750: 600, 1050: 1360, 1600: undefined } as const;
export type ImageSize = keyof typeof WIDTHS;

export interface Resize {
  width?: number;
  height?: number | 'auto';
  format: 'webp' | 'png';
}

/**
 * The address of a picture in a size (§7). Our own media are served by file, see own-media;
 * listing thumbnails, drawings (SVG) and other files of this site have one size and stay untouched.
 */
export function imageUrl(url: string, size: ImageSize, hosts: ImageHosts): string {
  const width = WIDTHS[size];
  if (width === undefined) return isOwnMedia(url) ? ownMediaUrl(url) : onCdn(url, hosts);
  return resizedUrl(url, { width, height: 'auto', format: 'webp' }, hosts);
}

/** The same for a free size (§7, images in general): width, height and format as query parameters. */
export function resizedUrl(url: string, resize: Resize, hosts: ImageHosts): string {
  if (isOwnMedia(url)) return ownMediaUrl(url, resize.width);
  const target = onCdn(url, hosts);
  if (!isResizable(target)) return target;
  const [address = '', fragment] = target.split('#');
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const kept = query.split('&').filter((part) => part && !/^(width|height|format)=/.test(part));
  const asked = (['width', 'height', 'format'] as const)
    .filter((name) => resize[name] !== undefined)
    .map((name) => `${name}=${resize[name]}`);
  return `${path}?${[...kept, ...asked].join('&')}${fragment ? `#${fragment}` : ''}`;
}

/** What an <img> takes: every size there is by width, and one for browsers that know no srcset. */
export function srcset(url: string, hosts: ImageHosts): { src: string; srcSet?: string } {
  const src = imageUrl(url, 750, hosts);
  const sizes = isOwnMedia(url) ? ownMediaSizes(url) : remoteSizes(url, hosts);
  if (sizes.length === 0) return { src };
  return { src, srcSet: sizes.map((size) => `${size.url} ${size.width}w`).join(', ') };
}

/** Whether a picture may be loaded at all: from this site, or from a configured host by https (decision 32). */
export function allowedImageHost(url: string, hosts: ImageHosts): boolean {
  const parsed = parse(url);
  if (parsed?.protocol !== 'https:') return false;
  const allowed = [THIS_SITE, hosts.storage, hosts.cdn, ...hosts.others];
  return allowed.some((host) => host !== '' && host.toLowerCase() === parsed.host);
}

/** Stands for our own host, whatever it is: what resolves to it was a path of this site. */
const THIS_SITE = 'this-site.invalid';

const parse = (url: string): URL | undefined =>
  url !== '' && URL.canParse(url, `https://${THIS_SITE}`)
    ? new URL(url, `https://${THIS_SITE}`)
    : undefined;

/** The provider's storage host is not made for visitors: its CDN host serves the same files (§7). */
function onCdn(url: string, hosts: ImageHosts): string {
  const parsed = parse(url);
  const isStored = hosts.storage !== '' && parsed?.host === hosts.storage.toLowerCase();
  if (!parsed || !isStored || hosts.cdn === '' || isListingThumbnail(parsed)) return url;
  return `https://${hosts.cdn}${parsed.pathname}${parsed.search}`;
}

function isResizable(url: string): boolean {
  const parsed = parse(url);
  return (
    parsed !== undefined &&
    parsed.host !== THIS_SITE &&
    /^https?:$/.test(parsed.protocol) &&
    !isListingThumbnail(parsed) &&
    !/\.svg$/i.test(parsed.pathname)
  );
}

/** The listing provider delivers its pictures cut to size: /data.public/{account}/0/{folder}/{file}.jpg?{version} (§7). */
const isListingThumbnail = (url: URL): boolean => url.pathname.startsWith('/data.public/');

/** The original's own width is not known here, so it is not among them. */
const remoteSizes = (url: string, hosts: ImageHosts): { url: string; width: number }[] =>
  isResizable(url)
    ? ([500, 750, 1050] as const).map((size) => ({
        url: imageUrl(url, size, hosts),
        width: WIDTHS[size],
      }))
    : [];
