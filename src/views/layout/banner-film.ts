import { isVideoFile, providerName } from '../../domain/format/media-url';
import { allowedImageHost } from '../../domain/images/image';
import type { Header } from '../../domain/site/configuration/header';
import type { ImageHosts } from '../../domain/site/configuration/listings';
import type { Media } from '../../domain/site/media';

type Video = Header['banner']['video'];

/** A banner's film: files that play on the page, or an address elsewhere that a link opens (decision 32). */
export interface Film {
  files: readonly { url: string; type: string | undefined; onPhone: boolean }[];
  elsewhere: { url: string; provider: string } | undefined;
  /** The still picture that stands for the film until it plays; empty where there is none. */
  poster: string;
  posterMobile: string;
}

interface FilmSource {
  video: Video;
  videoMobile: Video;
  videoPoster: string;
  posterMobile: string;
  image: Media | null;
}

/**
 * The film as configured: a URL, or a URL with its mimetype (§3). Only a file of this site or of a
 * configured host plays here; a video platform would see the visitor before any consent.
 * Undefined where nothing can be shown of it.
 */
export function filmOf(source: FilmSource, hosts: ImageHosts): Film | undefined {
  const main = fileOf(source.video);
  const mobile = fileOf(source.videoMobile);
  const poster = source.videoPoster || source.image?.url || '';
  const stills = { poster, posterMobile: source.posterMobile };
  if (isOurs(main, hosts)) {
    // The first source that fits is the one a browser takes: the phone's, where there is one.
    const phone = isOurs(mobile, hosts) ? [{ ...mobile, onPhone: true }] : [];
    return {
      files: [...phone, { ...main, onPhone: false }],
      elsewhere: undefined,
      ...stills,
    };
  }
  if (!poster || !/^https?:\/\//i.test(main.url)) return undefined;
  return {
    files: [],
    elsewhere: { url: main.url, provider: providerName(main.url) },
    ...stills,
  };
}

const fileOf = (video: Video): { url: string; type: string | undefined } =>
  typeof video === 'string'
    ? { url: video.trim(), type: undefined }
    : { url: video.url.trim(), type: video.mimetype || undefined };

const isOurs = ({ url, type }: ReturnType<typeof fileOf>, hosts: ImageHosts): boolean =>
  (isVideoFile(url) || Boolean(type?.startsWith('video/'))) && allowedImageHost(url, hosts);
