import type { PropertyPicture } from '../../../src/domain/catalogue/property-parts.ts';
import type { DemoListing } from './demo-listing.ts';
import type { House, PictureEntry, PictureName } from './houses.ts';
import { getPicturePath, HOUSES } from './houses.ts';
import type { DemoLanguage } from './vocabulary.ts';

/**
 * Returns the pictures of the listing's house. `earlierCount` is the number of earlier listings
 * of the same house: every second listing shows it mirrored, and every second pair begins with another picture.
 * Apartments of one building often stand in a list together, so each begins with another room.
 */
export function buildPictures(
  listing: Pick<DemoListing, 'house' | 'first'>,
  lang: DemoLanguage,
  earlierCount: number,
): PropertyPicture[] {
  const { pictures }: House = HOUSES[listing.house];
  const all = Object.entries(pictures) as [PictureName, PictureEntry][];
  const isApartment = 'terras' in pictures;
  const covers = (isApartment ? APARTMENT_COVER_ORDER : COVER_ORDER).filter(
    (name) => name in pictures,
  );
  const step = isApartment ? earlierCount + (earlierCount >> 2) : earlierCount >> 1;
  const cover = listing.first ?? covers[step % covers.length];
  const ordered = [
    ...all.filter(([name]) => name === cover),
    ...all.filter(([name]) => name !== cover),
  ];
  return ordered.map(([name, entry]) => ({
    Url: `/media/houses/${getPicturePath(listing.house, name, earlierCount % 2 === 1)}.webp`,
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
