import type { Property } from '../../domain/catalogue/property';
import {
  isVideoFile,
  socialVideoEmbed,
  tourProvider,
  videoId,
} from '../../domain/format/media-url';
import { allowedImageHost } from '../../domain/images/image';
import type { TextKey } from '../../domain/language/texts';
import type { ImageHosts, TourHosts } from '../../domain/site/configuration/listings';

export interface MediaLink {
  label: TextKey;
  href: string;
  /** Whether the gallery can show it: a film file only where it lies with us (the policy's media). */
  shown: boolean;
}

/** The film, the tour and the visualisation of a property, by the rules of §5; what fits none is left out. */
export function mediaLinks(
  { VideoUrl = '', VirtualTourUrl = '', VisualisationUrl = '' }: Property,
  hosts: TourHosts,
  images: ImageHosts,
): MediaLink[] {
  const links: { label: TextKey; href: string | undefined }[] = [
    { label: 'VIDEO', href: videoHref(VideoUrl.trim()) },
    { label: 'VIRTUAL_TOUR', href: tourHref(VirtualTourUrl.trim(), hosts) },
    { label: 'VISUALISATION', href: tourHref(VisualisationUrl.trim(), hosts) },
  ];
  return links.flatMap(({ label, href }) => {
    if (!href) return [];
    return { label, href, shown: !isVideoFile(href) || allowedImageHost(href, images) };
  });
}

function videoHref(url: string): string | undefined {
  const id = videoId(url);
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  if (socialVideoEmbed(url)) return withScheme(url);
  return /^(https:\/\/|\/(?!\/))/.test(url) && isVideoFile(url) ? url : undefined;
}

const tourHref = (url: string, hosts: TourHosts): string | undefined =>
  tourProvider(url, hosts) ? withScheme(url) : undefined;

const withScheme = (url: string): string => (/^https:\/\//i.test(url) ? url : `https://${url}`);
