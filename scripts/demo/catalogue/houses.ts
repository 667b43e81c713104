/**
 * The houses and places of the demonstration's pictures, with the pictures of each. For every entry
 * the picture scripts make /media/houses/<folder>/<picture>.webp (1920×1440) and
 * <picture>-250.webp (250×188); the folder is the house's own or, for rooms, its interior's. The
 * catalogue refers to these files only.
 */

type PictureKind = 'photo' | 'plan';

/** The description of a picture's subject in each language. */
export interface PictureEntry {
  kind: PictureKind;
  nl: string;
  fr: string;
}

export type PictureName =
  | 'voorgevel'
  | 'achtergevel'
  | 'woonkamer'
  | 'keuken'
  | 'slaapkamer'
  | 'terras'
  | 'binnen'
  | 'zicht'
  | 'omgeving'
  | 'grondplan';

/** Sets of furnished rooms, each shared by houses of one style. */
type InteriorStyle = 'hoeve' | 'villa' | 'salon' | 'chalet';

export interface House {
  /** The set of rooms, and whether they are mirrored. */
  interior?: { taste: InteriorStyle; mirrored: boolean };
  pictures: Partial<Record<PictureName, PictureEntry>>;
}

const createPhotoEntry = (nl: string, fr: string): PictureEntry => ({ kind: 'photo', nl, fr });
const planEntry: PictureEntry = { kind: 'plan', nl: 'Plattegrond', fr: 'Plan' };

const roomEntries = {
  woonkamer: createPhotoEntry('Woonkamer', 'Séjour'),
  keuken: createPhotoEntry('Keuken', 'Cuisine'),
  slaapkamer: createPhotoEntry('Slaapkamer', 'Chambre'),
};

const createHome = (taste: InteriorStyle, mirrored = false): House => ({
  interior: { taste, mirrored },
  pictures: {
    voorgevel: createPhotoEntry('Voorgevel', 'Façade avant'),
    achtergevel: createPhotoEntry('Achtergevel en tuin', 'Façade arrière et jardin'),
    ...roomEntries,
    grondplan: planEntry,
  },
});

const createApartment = (taste: InteriorStyle, mirrored = false): House => ({
  interior: { taste, mirrored },
  pictures: {
    voorgevel: createPhotoEntry('Het gebouw', 'L’immeuble'),
    ...roomEntries,
    terras: createPhotoEntry('Terras', 'Terrasse'),
    grondplan: planEntry,
  },
});

const businessHouse: House = {
  pictures: {
    voorgevel: createPhotoEntry('Voorgevel', 'Façade'),
    binnen: createPhotoEntry('Binnenruimte', 'Espace intérieur'),
    grondplan: planEntry,
  },
};

const plotHouse: House = {
  pictures: {
    zicht: createPhotoEntry('Zicht op het perceel', 'Vue sur la parcelle'),
    omgeving: createPhotoEntry('Het perceel vanuit de lucht', 'La parcelle vue du ciel'),
  },
};

const campingHouse: House = {
  pictures: {
    zicht: createPhotoEntry('Het kampeerterrein', 'Le terrain de camping'),
    omgeving: createPhotoEntry('De camping vanuit de lucht', 'Le camping vu du ciel'),
  },
};

const studioHouse: House = {
  interior: { taste: 'villa', mirrored: true },
  pictures: {
    voorgevel: createPhotoEntry('Het gebouw', 'L’immeuble'),
    woonkamer: createPhotoEntry('Leefruimte', 'Pièce de vie'),
    keuken: createPhotoEntry('Keuken', 'Cuisine'),
    grondplan: planEntry,
  },
};

const garageHouse: House = {
  pictures: {
    zicht: createPhotoEntry('De garages', 'Les garages'),
    omgeving: createPhotoEntry('De garages in hun omgeving', 'Les garages dans leur cadre'),
    grondplan: planEntry,
  },
};

export const HOUSES = {
  langgevelhoeve: createHome('hoeve'),
  vierkantshoeve: createHome('hoeve', true),
  dorpshuis: createHome('salon'),
  herenhuis: createHome('salon', true),
  'villa-modern': createHome('villa'),
  'villa-landelijk': createHome('salon'),
  'chalet-bosrand': createHome('chalet'),
  'chalet-wit': createHome('chalet', true),
  bungalow: createHome('villa', true),
  fermette: createHome('hoeve'),
  molenhuis: createHome('hoeve', true),
  landhuis: createHome('salon', true),
  rijwoning: createHome('villa'),
  gite: createHome('chalet'),
  'appartement-centrum': createApartment('villa', true),
  'appartement-rivier': createApartment('villa'),
  residentie: createApartment('villa', true),
  studio: studioHouse,
  winkelhuis: businessHouse,
  kantoor: businessHouse,
  loods: businessHouse,
  garage: garageHouse,
  camping: campingHouse,
  'bouwgrond-helling': plotHouse,
  'bouwgrond-dorp': plotHouse,
  weide: plotHouse,
} as const satisfies Record<string, House>;

export type HouseName = keyof typeof HOUSES;

const ROOM_PICTURES: readonly PictureName[] = ['woonkamer', 'keuken', 'slaapkamer'];

/**
 * Returns the path of a house's picture below /media/houses/, without its extension. A mirrored
 * house looks like the other half of a semi-detached pair; its floor plan is not mirrored.
 */
export function getPicturePath(house: HouseName, picture: PictureName, mirrored: boolean): string {
  const { interior }: House = HOUSES[house];
  if (picture === 'grondplan') return `${house}/${picture}`;
  if (!interior || !ROOM_PICTURES.includes(picture))
    return `${house}${mirrored ? '-2' : ''}/${picture}`;
  return `interieur-${interior.taste}${mirrored !== interior.mirrored ? '-2' : ''}/${picture}`;
}
