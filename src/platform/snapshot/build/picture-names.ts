import { findPictureNames } from './check/listing-totals';
import type { SiteSource } from './source';

/** The files beside the listings whose texts may name pictures of the snapshot. */
const SITE_FILES_WITH_PICTURES = [
  'catalogue/projects.json',
  'site/configuration.json',
  'site/menu.json',
  'site/articles.json',
  'site/team.json',
] as const;

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
