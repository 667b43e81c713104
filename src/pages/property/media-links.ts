import type { Property } from '../../catalogue/property';
import { isVideoFile, socialVideoEmbed, tourProvider, videoId } from '../../format/media-url';
import type { TextKey } from '../../language/texts';
import type { TourHosts } from '../../site/configuration/listings';

export interface MediaLink {
  label: TextKey;
  href: string;
}

/** The film, the tour and the visualisation of a property, by the rules of §5; what fits none is left out. */
export function mediaLinks(
  { VideoUrl = '', VirtualTourUrl = '', VisualisationUrl = '' }: Property,
  hosts: TourHosts,
): MediaLink[] {
  const links: { label: TextKey; href: string | undefined }[] = [
    { label: 'VIDEO', href: videoHref(VideoUrl.trim()) },
    { label: 'VIRTUAL_TOUR', href: tourHref(VirtualTourUrl.trim(), hosts) },
    { label: 'VISUALISATION', href: tourHref(VisualisationUrl.trim(), hosts) },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
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
