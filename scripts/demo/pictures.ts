import type { Picture } from '../../src/catalogue/property.ts';
import type { House, PictureEntry, PictureName } from './houses.ts';
import { HOUSES } from './houses.ts';
import type { Listing } from './listing.ts';
import type { Lang } from './words.ts';

/**
 * The pictures of the listing's house. Listings that share a house open with another picture each:
 * `turn` says how many came before this one.
 */
export function picturesOf(
  listing: Pick<Listing, 'house' | 'first'>,
  lang: Lang,
  turn: number,
): Picture[] {
  const { pictures }: House = HOUSES[listing.house];
  const all = Object.entries(pictures) as [PictureName, PictureEntry][];
  const covers = all.filter(([name]) => COVERS.includes(name)).map(([name]) => name);
  const cover = listing.first ?? covers[turn % covers.length];
  const ordered = [
    ...all.filter(([name]) => name === cover),
    ...all.filter(([name]) => name !== cover),
  ];
  return ordered.map(([name, entry]) => ({
    Url: `/media/houses/${listing.house}/${name}.webp`,
    Width: 1920,
    Height: 1440,
    Description: entry[lang],
    Kind: entry.kind,
  }));
}

const COVERS: readonly PictureName[] = [
  'voorgevel',
  'achtergevel',
  'woonkamer',
  'terras',
  'binnen',
  'zicht',
  'omgeving',
];
