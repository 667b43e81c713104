import {
  getPicturePath,
  HOUSES,
  type House,
  type HouseName,
  type PictureName,
} from '../catalogue/houses.ts';
import { DEMO_LISTINGS } from '../catalogue/listings/all.ts';

/**
 * A rendered picture: the file it becomes under /media/, and the scene and shot of render/picture.py
 * whose frame it is. A mirrored one is printed from the back; of one that is cut, this much of the
 * frame is printed, in its pixels.
 */
export type Photograph = {
  file: string;
  scene: string;
  shot: string;
  mirrored: boolean;
  crop?: { left: number; top: number; width: number; height: number };
};

/** The heroes and every rendered picture that listings and the project show, each file once. */
export function listPhotographs(): Photograph[] {
  const shown = DEMO_LISTINGS.flatMap(({ house }, index) => {
    const before = DEMO_LISTINGS.slice(0, index).filter((other) => other.house === house).length;
    return listHousePhotographs(house, before % 2 === 1);
  });
  const all = [...heroPhotographs, ...shown, ...listHousePhotographs('residentie', false)];
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
  // The village stands, whole, where the search block leaves the picture free (docs/look.md, Hero).
  mirrored: name === 'vallei',
  ...(name === 'vallei' && { cut: { left: 220, top: 66, width: 1700, height: 999 } }),
}));

const shotByPicture: Partial<Record<PictureName, string>> = {
  voorgevel: 'front',
  achtergevel: 'back',
  omgeving: 'air',
  terras: 'terrace',
};

/** What stands in the halls of those who work there. */
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

function listHousePhotographs(house: HouseName, turned: boolean): Photograph[] {
  const { interior, pictures }: House = HOUSES[house];
  return (Object.keys(pictures) as PictureName[])
    .filter((name) => name !== 'grondplan')
    .map((name): Photograph => {
      const file = `houses/${getPicturePath(house, name, turned)}`;
      const shot =
        name === 'zicht' ? (openGrounds.includes(house) ? 'gate' : 'front') : shotByPicture[name];
      if (shot) return { file, scene: house, shot, mirrored: turned };
      const hall = hallShots[house];
      return interior
        ? {
            file,
            scene: 'room',
            shot: `${interior.taste}-${name}`,
            mirrored: turned !== interior.mirrored,
          }
        : { file, scene: 'room', shot: hall ?? name, mirrored: turned };
    });
}
