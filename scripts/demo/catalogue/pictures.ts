import type { Picture } from '../../../src/domain/catalogue/property.ts';
import type { House, PictureEntry, PictureName } from './houses.ts';
import { HOUSES, pictureFile } from './houses.ts';
import type { Listing } from './listing.ts';
import type { Lang } from './words.ts';

/**
 * The pictures of the listing's house. Every second listing of a house shows it the other way round,
 * and every second pair opens with another picture: `turn` says how many came before this one. The
 * apartments of one building, which often stand in a list together, open with their rooms in turn.
 */
export function picturesOf(
  listing: Pick<Listing, 'house' | 'first'>,
  lang: Lang,
  turn: number,
): Picture[] {
  const { pictures }: House = HOUSES[listing.house];
  const all = Object.entries(pictures) as [PictureName, PictureEntry][];
  const isApartment = 'terras' in pictures;
  const covers = (isApartment ? ROOMS_FIRST : COVERS).filter((name) => name in pictures);
  const step = isApartment ? turn + (turn >> 2) : turn >> 1;
  const cover = listing.first ?? covers[step % covers.length];
  const ordered = [
    ...all.filter(([name]) => name === cover),
    ...all.filter(([name]) => name !== cover),
  ];
  return ordered.map(([name, entry]) => ({
    Url: `/media/houses/${pictureFile(listing.house, name, turn % 2 === 1)}.webp`,
    Width: 1920,
    Height: 1440,
    Description: entry[lang],
    Kind: entry.kind,
  }));
}

const COVERS: readonly PictureName[] = ['voorgevel', 'zicht', 'achtergevel', 'omgeving', 'binnen'];

const ROOMS_FIRST: readonly PictureName[] = ['voorgevel', 'woonkamer', 'terras', 'keuken'];
