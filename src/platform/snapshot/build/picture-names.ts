import { findPictureNames } from './check/property-totals';
import type { SiteSource } from './source';

/** The files beside the properties whose texts may name pictures of the snapshot. */
export const SITE_FILES_WITH_PICTURES = [
  'catalogue/projects.json',
  'site/configuration.json',
  'site/menu.json',
  'site/articles.json',
  'site/team.json',
  'site/town-texts.json',
  'site/sold.json',
] as const;

/**
 * Returns the names of the pictures that a snapshot refers to, sorted, once each (decision 51);
 * `propertyPictures` are those of its properties.
 */
export function collectPictureNames(
  source: SiteSource,
  propertyPictures: Iterable<string>,
): string[] {
  const names = new Set(propertyPictures);
  for (const file of SITE_FILES_WITH_PICTURES)
    for (const record of [source[file]].flat())
      for (const name of findPictureNames(record)) names.add(name);
  return [...names].sort();
}
