import {
  getPicturePath,
  HOUSES,
  type House,
  type HouseName,
  type PictureName,
} from '../catalogue/houses.ts';
import { DEMO_LISTINGS } from '../catalogue/listings/all.ts';

/**
 * A rendered picture: its file below /media/, and the scene and shot of render/picture.py that it
 * shows. It may be mirrored, or cut to a part of the frame, in pixels.
 */
export type Photograph = {
  file: string;
  scene: string;
  shot: string;
  mirrored: boolean;
  crop?: { left: number; top: number; width: number; height: number };
};

/** Returns the hero pictures and all rendered pictures of listings and project, each file once. */
export function listPhotographs(): Photograph[] {
  const housePhotographs = DEMO_LISTINGS.flatMap(({ house }, index) => {
    const earlierCount = DEMO_LISTINGS.slice(0, index).filter(
      (other) => other.house === house,
    ).length;
    return listHousePhotographs(house, earlierCount % 2 === 1);
  });
  const all = [
    ...heroPhotographs,
    ...housePhotographs,
    ...listHousePhotographs('residentie', false),
  ];
  return [...new Map(all.map((photograph) => [photograph.file, photograph])).values()];
}

const heroPhotographs: readonly Photograph[] = Object.entries({
  vallei: ['valley', 'vallei'],
  dorp: ['valley', 'dorp'],
  rivier: ['valley', 'rivier'],
  bos: ['chalet-bosrand', 'wide'],
  keuken: ['room', 'villa-keuken'],
  tafel: ['room', 'hoeve-keuken'],
} as const).map(([name, [scene, shot]]) => ({
  file: `hero/${name}`,
  scene,
  shot,
  // The whole village lies in the part that the search block leaves free (docs/look.md, Hero).
  mirrored: name === 'vallei',
  ...(name === 'vallei' && { crop: { left: 220, top: 66, width: 1700, height: 999 } }),
}));

const shotByPicture: Partial<Record<PictureName, string>> = {
  voorgevel: 'front',
  achtergevel: 'back',
  omgeving: 'air',
  terras: 'terrace',
};

/** The interiors of business properties. */
const hallShots: Partial<Record<HouseName, string>> = {
  winkelhuis: 'huis-winkel',
  kantoor: 'villa-kantoor',
  loods: 'villa-loods',
};

const openGrounds: readonly HouseName[] = [
  'camping',
  'bouwgrond-helling',
  'bouwgrond-dorp',
  'weide',
];

function listHousePhotographs(house: HouseName, mirrored: boolean): Photograph[] {
  const { interior, pictures }: House = HOUSES[house];
  return (Object.keys(pictures) as PictureName[])
    .filter((name) => name !== 'grondplan')
    .map((name): Photograph => {
      const file = `houses/${getPicturePath(house, name, mirrored)}`;
      const shot =
        name === 'zicht' ? (openGrounds.includes(house) ? 'gate' : 'front') : shotByPicture[name];
      if (shot) return { file, scene: house, shot, mirrored };
      const hall = hallShots[house];
      return interior
        ? {
            file,
            scene: 'room',
            shot: `${interior.taste}-${name}`,
            mirrored: mirrored !== interior.mirrored,
          }
        : { file, scene: 'room', shot: hall ?? name, mirrored };
    });
}
