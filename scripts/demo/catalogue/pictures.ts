import type { PropertyPicture } from '../../../src/domain/catalogue/property-parts.ts';
import { listPlanRooms } from '../pictures/plan-rooms.ts';
import type { HouseName } from './houses.ts';
import { getPicturePath, HOUSES } from './houses.ts';
import type { House, InteriorStyle, PictureEntry, PictureName } from './picture-sets.ts';
import type { DemoLanguage } from './vocabulary.ts';

/** Returns the pictures of a house, beginning with its cover (covers.ts). */
export function buildPictures(
  house: HouseName,
  cover: PictureName,
  lang: DemoLanguage,
  interior?: InteriorStyle,
): PropertyPicture[] {
  const { pictures }: House = HOUSES[house];
  const all = Object.entries(pictures) as [PictureName, PictureEntry][];
  const ordered = [
    ...all.filter(([name]) => name === cover),
    ...all.filter(([name]) => name !== cover),
  ];
  return ordered.map(([name, entry]) => ({
    Url: `/media/houses/${getPicturePath(house, name, interior)}.webp`,
    Width: 1920,
    Height: 1440,
    Description: entry[lang],
    Kind: entry.kind,
    ...(entry.kind === 'plan' && { Rooms: listPlanRooms(getPlanHouse(house, name)) }),
  }));
}

/** Returns the house whose plan this is: its own, or the one that it shares. */
const getPlanHouse = (house: HouseName, name: PictureName): HouseName =>
  getPicturePath(house, name).split('/')[0] as HouseName;
