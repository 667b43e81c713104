import { getProviderName, isVideoFile } from '../format/media-url';
import { isAllowedImage } from '../images/image-url';
import type { HeaderSettings } from './configuration/header';
import type { ImageHosts } from './configuration/listings';
import type { Media } from './media';

type BannerVideoSettings = HeaderSettings['banner']['video'];

/**
 * The video of a banner: files that play on the page, or the URL of another site that a link opens
 * (decision 32).
 */
export interface BannerVideo {
  files: readonly { url: string; type: string | undefined; onPhone: boolean }[];
  externalVideo: { url: string; provider: string } | undefined;
  /** The poster that shows until the video plays; empty if there is none. */
  poster: string;
  posterMobile: string;
}

interface BannerVideoSource {
  video: BannerVideoSettings;
  videoMobile: BannerVideoSettings;
  videoPoster: string;
  posterMobile: string;
  image: Media | null;
}

/**
 * Returns the video as configured: a URL, or a URL with its MIME type (§3). Only a file of this
 * site or of a configured host plays on the page; a video platform would see the visitor before
 * consent. Undefined if there is nothing to show.
 */
export function findBannerVideo(
  source: BannerVideoSource,
  hosts: ImageHosts,
): BannerVideo | undefined {
  const main = toVideoFile(source.video);
  const mobile = toVideoFile(source.videoMobile);
  const poster = source.videoPoster || source.image?.url || '';
  const stills = { poster, posterMobile: source.posterMobile };
  if (isPlayableVideoFile(main, hosts)) {
    // Browsers take the first source that fits: the one for phones comes first.
    const phone = isPlayableVideoFile(mobile, hosts) ? [{ ...mobile, onPhone: true }] : [];
    return {
      files: [...phone, { ...main, onPhone: false }],
      externalVideo: undefined,
      ...stills,
    };
  }
  if (!poster || !/^https?:\/\//i.test(main.url)) return undefined;
  return {
    files: [],
    externalVideo: { url: main.url, provider: getProviderName(main.url) },
    ...stills,
  };
}

const toVideoFile = (video: BannerVideoSettings): { url: string; type: string | undefined } =>
  typeof video === 'string'
    ? { url: video.trim(), type: undefined }
    : { url: video.url.trim(), type: video.mimetype || undefined };

const isPlayableVideoFile = (
  { url, type }: ReturnType<typeof toVideoFile>,
  hosts: ImageHosts,
): boolean =>
  (isVideoFile(url) || Boolean(type?.startsWith('video/'))) && isAllowedImage(url, hosts);
