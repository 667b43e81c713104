import { getPicturePath, HOUSES, type HouseName, ROOM_PICTURES } from '../catalogue/houses.ts';
import {
  type House,
  INTERIOR_STYLES,
  type InteriorStyle,
  type PictureName,
} from '../catalogue/picture-sets.ts';
import { houseScenes } from './house-scenes.ts';

/**
 * A rendered picture: its file below /media/, and the scene and shot of render/picture.py that it
 * shows. It may be mirrored, or cut to a part of the frame, in pixels of a frame 1920 wide.
 */
export type Photograph = {
  file: string;
  scene: string;
  shot: string;
  mirrored: boolean;
  crop?: { left: number; top: number; width: number; height: number } | undefined;
  /** A back that a low sun lights from across its lawn, which lies in shade. */
  backlit?: boolean;
};

/** Returns all rendered pictures, each file once: heroes, the agency's doors, rooms and houses. */
export function listPhotographs(): Photograph[] {
  const all = [
    ...heroPhotographs,
    ...officePhotographs,
    ...INTERIOR_STYLES.flatMap(listRoomPhotographs),
    ...(Object.keys(HOUSES) as HouseName[]).flatMap(listHousePhotographs),
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

/** The doors of the agency's offices, for the contact page. */
const officePhotographs: readonly Photograph[] = ['durbuy', 'laroche', 'vielsalm'].map(
  (office) => ({
    file: `offices/${office}`,
    scene: 'office',
    shot: office,
    mirrored: false,
  }),
);

const shotByPicture: Partial<Record<PictureName, string>> = {
  voorgevel: 'front',
  avond: 'dusk',
  achtergevel: 'back',
  omgeving: 'air',
  terras: 'terrace',
};

/** The interiors of business properties. */
const hallShots: Partial<Record<HouseName, string>> = {
  winkelhuis: 'villa-sport',
  winkelpui: 'huis-winkel',
  winkelpaviljoen: 'bloem-bloemen',
  brasserie: 'kade-brasserie',
  ijssalon: 'ijs-ijssalon',
  kantoorlokaal: 'stal-bureau',
  kantoor: 'villa-kantoor',
  loods: 'villa-loods',
};

/** Details of rooms: the room, and the left, top and width of its part of the frame. */
const roomDetails: Partial<Record<PictureName, PictureName>> = {
  haard: 'woonkamer',
  eethoek: 'keuken',
};

type RoomCuts = Record<'haard' | 'eethoek', [left: number, top: number, width: number]>;

const frontCuts: RoomCuts = { haard: [620, 420, 1200], eethoek: [480, 470, 1200] };

const facingSofas: RoomCuts['haard'] = [440, 500, 1080];
const hearthAside: RoomCuts['haard'] = [900, 460, 1020];
const stoveInCorner: RoomCuts['haard'] = [700, 480, 1100];
const tableBesideRun: RoomCuts['eethoek'] = [250, 530, 1080];
const tableBeforeWindow: RoomCuts['eethoek'] = [520, 490, 1260];

/** The parts by set, where its rooms have another plan (render/tastes.py). */
const cutsByInterior: Partial<Record<InteriorStyle, RoomCuts>> = {
  oever: { haard: facingSofas, eethoek: tableBesideRun },
  rivier: { haard: stoveInCorner, eethoek: tableBeforeWindow },
  licht: { haard: hearthAside, eethoek: tableBeforeWindow },
  zestig: { haard: hearthAside, eethoek: tableBesideRun },
  rij: { haard: stoveInCorner, eethoek: tableBesideRun },
  stad: { haard: hearthAside, eethoek: tableBeforeWindow },
  notaris: { haard: facingSofas, eethoek: tableBesideRun },
  kuur: { haard: frontCuts.haard, eethoek: tableBeforeWindow },
  vakwerk: { haard: hearthAside, eethoek: tableBeforeWindow },
  stal: { haard: stoveInCorner, eethoek: tableBesideRun },
  schuur: { haard: facingSofas, eethoek: tableBeforeWindow },
  bos: { haard: stoveInCorner, eethoek: tableBesideRun },
};

const openGrounds: readonly HouseName[] = [
  'camping',
  'staanplaats',
  'bouwgrond-helling',
  'bouwgrond-dorp',
  'bouwgrond-weg',
  'bouwgrond-dal',
  'bouwgrond-terras',
  'bouwgrond-linde',
  'bouwgrond-straat',
  'bouwgrond-bosrand',
  'bouwgrond-dorpsrand',
  'weide',
  'paardenweide',
  'bosperceel',
];

/** Sets of which the print is the mirror image of the frame: their windows are on the right. */
const mirroredInteriors: readonly InteriorStyle[] = ['rivier', 'zestig', 'vakwerk', 'bos', 'kuur'];

function listRoomPhotographs(interior: InteriorStyle): Photograph[] {
  const cuts: Partial<Record<PictureName, RoomCuts['haard']>> =
    cutsByInterior[interior] ?? frontCuts;
  return ROOM_PICTURES.map((name) => {
    const cut = cuts[name];
    return {
      file: `houses/interieur-${interior}/${name}`,
      scene: 'room',
      shot: `${interior}-${roomDetails[name] ?? name}`,
      mirrored: mirroredInteriors.includes(interior),
      ...(cut && { crop: createCrop(cut) }),
    };
  });
}

const createCrop = ([left, top, width]: RoomCuts['haard']): Photograph['crop'] => ({
  left,
  top,
  width,
  height: width * 0.75,
});

/** The hours of render/light.py with a low, hard sun. */
const LOW_SUN_HOURS = ['early', 'morning', 'day', 'afternoon', 'evening'];

/** Fronts without the bough that hangs into their frame. */
const houseCuts: Partial<Record<HouseName, RoomCuts['haard']>> = {
  'appartement-tuin': [24, 60, 1700],
};

function listHousePhotographs(house: HouseName): Photograph[] {
  const { pictures, shared }: House = HOUSES[house];
  return (Object.keys(pictures) as PictureName[])
    .filter((name) => name !== 'grondplan' && !ROOM_PICTURES.includes(name) && !shared?.[name])
    .map((name): Photograph => {
      const file = `houses/${getPicturePath(house, name)}`;
      const shot =
        name === 'zicht' ? (openGrounds.includes(house) ? 'gate' : 'front') : shotByPicture[name];
      const backlit = shot === 'back' && LOW_SUN_HOURS.includes(houseScenes[house]?.hour ?? '');
      const cut = shot === 'front' ? houseCuts[house] : undefined;
      const crop = cut && createCrop(cut);
      if (shot)
        return { file, scene: house, shot, mirrored: false, backlit, ...(crop && { crop }) };
      return { file, scene: 'room', shot: hallShots[house] ?? name, mirrored: false };
    });
}
