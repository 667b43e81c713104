import type { SnapshotSource } from './source';

/** The files whose texts may name pictures of the snapshot. */
const FILES_WITH_PICTURES = [
  'catalogue/properties.json',
  'catalogue/property-details.json',
  'catalogue/projects.json',
  'site/configuration.json',
  'site/menu.json',
  'site/articles.json',
  'site/team.json',
] as const;

/** A picture in a text: what all its sizes begin with. */
const PICTURE_NAME = /\/media\/pictures\/([0-9a-f]{32}\.\d{2,4})/g;

/** Returns the names of the pictures that a snapshot refers to, sorted, once each (decision 51). */
export function collectPictureNames(source: SnapshotSource): string[] {
  const names = new Set<string>();
  for (const file of FILES_WITH_PICTURES)
    for (const record of [source[file]].flat())
      for (const [, name = ''] of JSON.stringify(record ?? null).matchAll(PICTURE_NAME))
        names.add(name);
  return [...names].sort();
}
