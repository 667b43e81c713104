import type { PropertyPicture } from '../../../src/domain/catalogue/property.ts';
import type { DemoListing } from './demo-listing.ts';
import type { House, PictureEntry, PictureName } from './houses.ts';
import { getPicturePath, HOUSES } from './houses.ts';
import type { DemoLanguage } from './vocabulary.ts';

/**
 * The pictures of the listing's house. Every second listing of a house shows it the other way round,
 * and every second pair opens with another picture: `turn` says how many came before this one. The
 * apartments of one building, which often stand in a list together, open with their rooms in turn.
 */
export function buildPictures(
  listing: Pick<DemoListing, 'house' | 'first'>,
  lang: DemoLanguage,
  turn: number,
): PropertyPicture[] {
  const { pictures }: House = HOUSES[listing.house];
  const all = Object.entries(pictures) as [PictureName, PictureEntry][];
  const isApartment = 'terras' in pictures;
  const covers = (isApartment ? APARTMENT_COVER_ORDER : COVER_ORDER).filter(
    (name) => name in pictures,
  );
  const step = isApartment ? turn + (turn >> 2) : turn >> 1;
  const cover = listing.first ?? covers[step % covers.length];
  const ordered = [
    ...all.filter(([name]) => name === cover),
    ...all.filter(([name]) => name !== cover),
  ];
  return ordered.map(([name, entry]) => ({
    Url: `/media/houses/${getPicturePath(listing.house, name, turn % 2 === 1)}.webp`,
    Width: 1920,
    Height: 1440,
    Description: entry[lang],
    Kind: entry.kind,
  }));
}

const COVER_ORDER: readonly PictureName[] = [
  'voorgevel',
  'zicht',
  'achtergevel',
  'omgeving',
  'binnen',
];

const APARTMENT_COVER_ORDER: readonly PictureName[] = [
  'voorgevel',
  'woonkamer',
  'terras',
  'keuken',
];
