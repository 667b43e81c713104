import type { TourHosts } from '../site/configuration/listings';
import { buildSocialVideoEmbedUrl, findTourProvider, isVideoFile, parseVideoId } from './media-url';

/** Returns the link of a video that the site can show; undefined for any other URL (§5). */
export function findVideoHref(text: string): string | undefined {
  const url = text.trim();
  const id = parseVideoId(url);
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  if (buildSocialVideoEmbedUrl(url)) return addScheme(url);
  return /^(https:\/\/|\/(?!\/))/.test(url) && isVideoFile(url) ? url : undefined;
}

/** Returns the link of a tour or visualisation of a configured provider; undefined for any other URL (§5). */
export const findTourHref = (text: string, hosts: TourHosts): string | undefined =>
  findTourProvider(text.trim(), hosts) ? addScheme(text.trim()) : undefined;

const addScheme = (url: string): string => (/^https:\/\//i.test(url) ? url : `https://${url}`);
