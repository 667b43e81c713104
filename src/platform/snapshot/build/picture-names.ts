import type { SiteSource } from './source';

/** The files beside the listings whose texts may name pictures of the snapshot. */
const SITE_FILES_WITH_PICTURES = [
  'catalogue/projects.json',
  'site/configuration.json',
  'site/menu.json',
  'site/articles.json',
  'site/team.json',
] as const;

/** A picture in a text: what all its sizes begin with. */
const PICTURE_NAME = /\/media\/pictures\/([0-9a-f]{32}\.\d{2,4})/g;

/** Returns the names of the pictures that a record refers to; some may be there twice. */
export function findPictureNames(record: unknown): string[] {
  const text = JSON.stringify(record ?? null);
  if (!text.includes('/media/pictures/')) return [];
  return [...text.matchAll(PICTURE_NAME)].map(([, name = '']) => name);
}

/**
 * Returns the names of the pictures that a snapshot refers to, sorted, once each (decision 51);
 * `listingPictures` are those of its listings.
 */
export function collectPictureNames(
  source: SiteSource,
  listingPictures: Iterable<string>,
): string[] {
  const names = new Set(listingPictures);
  for (const file of SITE_FILES_WITH_PICTURES)
    for (const record of [source[file]].flat())
      for (const name of findPictureNames(record)) names.add(name);
  return [...names].sort();
}
