import type { Property } from '../../domain/catalogue/property';
import {
  buildSocialVideoEmbedUrl,
  findTourProvider,
  isVideoFile,
  parseVideoId,
} from '../../domain/format/media-url';
import { isAllowedImage } from '../../domain/images/image-url';
import type { TextKey } from '../../domain/language/texts';
import type { ImageHosts, TourHosts } from '../../domain/site/configuration/listings';
import type { IconName } from '../../views/ui/icon';

export interface MediaLink {
  label: TextKey;
  icon: IconName;
  href: string;
  /** Whether the gallery can show it: a video file only if the policy allows its host. */
  opensInGallery: boolean;
}

/**
 * Returns the video, tour and visualisation of a property by the rules of §5; other URLs are left
 * out.
 */
export function getMediaLinks(
  { VideoUrl = '', VirtualTourUrl = '', VisualisationUrl = '' }: Property,
  hosts: TourHosts,
  images: ImageHosts,
): MediaLink[] {
  const links: { label: TextKey; icon: IconName; href: string | undefined }[] = [
    { label: 'VIDEO', icon: 'video', href: findVideoHref(VideoUrl.trim()) },
    { label: 'VIRTUAL_TOUR', icon: 'tour', href: findTourHref(VirtualTourUrl.trim(), hosts) },
    { label: 'VISUALISATION', icon: 'house', href: findTourHref(VisualisationUrl.trim(), hosts) },
  ];
  return links.flatMap(({ label, icon, href }) => {
    if (!href) return [];
    return {
      label,
      icon,
      href,
      opensInGallery: !isVideoFile(href) || isAllowedImage(href, images),
    };
  });
}

function findVideoHref(url: string): string | undefined {
  const id = parseVideoId(url);
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  if (buildSocialVideoEmbedUrl(url)) return addScheme(url);
  return /^(https:\/\/|\/(?!\/))/.test(url) && isVideoFile(url) ? url : undefined;
}

const findTourHref = (url: string, hosts: TourHosts): string | undefined =>
  findTourProvider(url, hosts) ? addScheme(url) : undefined;

const addScheme = (url: string): string => (/^https:\/\//i.test(url) ? url : `https://${url}`);
