import {
  HOUSES,
  type House,
  type HouseName,
  type PictureName,
  pictureFile,
} from '../catalogue/houses.ts';
import { LISTINGS } from '../catalogue/listings/all.ts';

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
  cut?: { left: number; top: number; width: number; height: number };
};

/** The heroes and every rendered picture that listings and the project show, each file once. */
export function photographs(): Photograph[] {
  const shown = LISTINGS.flatMap(({ house }, index) => {
    const before = LISTINGS.slice(0, index).filter((other) => other.house === house).length;
    return ofHouse(house, before % 2 === 1);
  });
  const all = [...heroes, ...shown, ...ofHouse('residentie', false)];
  return [...new Map(all.map((photograph) => [photograph.file, photograph])).values()];
}

const heroes: readonly Photograph[] = Object.entries({
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
  // The village stands, whole, where the search block leaves the picture free (look/tokens, Hero).
  mirrored: name === 'vallei',
  ...(name === 'vallei' && { cut: { left: 220, top: 66, width: 1700, height: 999 } }),
}));

const shots: Partial<Record<PictureName, string>> = {
  voorgevel: 'front',
  achtergevel: 'back',
  omgeving: 'air',
  terras: 'terrace',
};

/** What stands in the halls of those who work there. */
const halls: Partial<Record<HouseName, string>> = {
  winkelhuis: 'huis-winkel',
  kantoor: 'villa-kantoor',
  loods: 'villa-loods',
};

const grounds: readonly HouseName[] = ['camping', 'bouwgrond-helling', 'bouwgrond-dorp', 'weide'];

function ofHouse(house: HouseName, turned: boolean): Photograph[] {
  const { interior, pictures }: House = HOUSES[house];
  return (Object.keys(pictures) as PictureName[])
    .filter((name) => name !== 'grondplan')
    .map((name): Photograph => {
      const file = `houses/${pictureFile(house, name, turned)}`;
      const shot = name === 'zicht' ? (grounds.includes(house) ? 'gate' : 'front') : shots[name];
      if (shot) return { file, scene: house, shot, mirrored: turned };
      const hall = halls[house];
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
