import type { Property } from '../../domain/catalogue/property';
import { findTourHref, findVideoHref } from '../../domain/format/media-href';
import { isVideoFile } from '../../domain/format/media-url';
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
