/** The pictures of each kind of house or place: what they show, in both languages. */

type PictureKind = 'photo' | 'plan';

/** The description of a picture's subject in each language. */
export interface PictureEntry {
  kind: PictureKind;
  nl: string;
  fr: string;
}

export type PictureName =
  | 'voorgevel'
  | 'avond'
  | 'achtergevel'
  | 'woonkamer'
  | 'keuken'
  | 'slaapkamer'
  | 'badkamer'
  | 'haard'
  | 'eethoek'
  | 'terras'
  | 'binnen'
  | 'zicht'
  | 'omgeving'
  | 'grondplan';

/** Sets of furnished rooms, each shared by a few listings of one style (render/tastes.py). */
export const INTERIOR_STYLES = [
  'hoeve',
  'villa',
  'salon',
  'chalet',
  'oever',
  'rivier',
  'licht',
  'zestig',
  'rij',
  'stad',
  'notaris',
  'kuur',
  'vakwerk',
  'stal',
  'schuur',
  'bos',
] as const;

export type InteriorStyle = (typeof INTERIOR_STYLES)[number];

export interface House {
  /** The set of rooms. */
  interior?: InteriorStyle;
  pictures: Partial<Record<PictureName, PictureEntry>>;
  /** Pictures that it shares with another house or place: their paths below /media/houses/. */
  shared?: Partial<Record<PictureName, string>>;
}

export const createPhotoEntry = (nl: string, fr: string): PictureEntry => ({
  kind: 'photo',
  nl,
  fr,
});
export const planEntry: PictureEntry = { kind: 'plan', nl: 'Plattegrond', fr: 'Plan' };

const roomEntries = {
  woonkamer: createPhotoEntry('Woonkamer', 'Séjour'),
  keuken: createPhotoEntry('Keuken', 'Cuisine'),
  slaapkamer: createPhotoEntry('Slaapkamer', 'Chambre'),
  badkamer: createPhotoEntry('Badkamer', 'Salle de bains'),
  haard: createPhotoEntry('Bij de haard', 'Près du feu'),
  eethoek: createPhotoEntry('Eethoek', 'Coin repas'),
};

export const createHome = (interior: InteriorStyle): House => ({
  interior,
  pictures: {
    voorgevel: createPhotoEntry('Voorgevel', 'Façade avant'),
    achtergevel: createPhotoEntry('Achtergevel en tuin', 'Façade arrière et jardin'),
    ...roomEntries,
    grondplan: planEntry,
  },
});

/** Returns a house with a second picture of its front, at dusk with lit windows. */
export const addEvening = ({ pictures: { voorgevel, ...others }, ...house }: House): House => ({
  ...house,
  pictures: {
    ...(voorgevel && { voorgevel }),
    avond: createPhotoEntry('De voorgevel ’s avonds', 'La façade le soir'),
    ...others,
  },
});

/** A house of which no picture shows the back. */
export const createHouseFront = (interior: InteriorStyle): House => ({
  interior,
  pictures: {
    voorgevel: createPhotoEntry('Voorgevel', 'Façade avant'),
    ...roomEntries,
    grondplan: planEntry,
  },
});

/** A building of apartments of which no picture shows a terrace. */
export const createBuilding = (interior: InteriorStyle): House => ({
  interior,
  pictures: {
    voorgevel: createPhotoEntry('Het gebouw', 'L’immeuble'),
    ...roomEntries,
    grondplan: planEntry,
  },
});

export const createApartment = (interior: InteriorStyle): House => ({
  interior,
  pictures: {
    voorgevel: createPhotoEntry('Het gebouw', 'L’immeuble'),
    ...roomEntries,
    terras: createPhotoEntry('Terras', 'Terrasse'),
    grondplan: planEntry,
  },
});

/** A building for work; the words name the room that one of its pictures shows. */
export const createBusiness = (nl = 'Binnenruimte', fr = 'Espace intérieur'): House => ({
  pictures: {
    voorgevel: createPhotoEntry('Voorgevel', 'Façade avant'),
    binnen: createPhotoEntry(nl, fr),
    grondplan: planEntry,
  },
});

export const plotHouse: House = {
  pictures: {
    zicht: createPhotoEntry('Zicht op het perceel', 'Vue sur la parcelle'),
    omgeving: createPhotoEntry('Het perceel vanuit de lucht', 'La parcelle vue du ciel'),
  },
};

/** A plot of which one picture shows all. */
export const groundHouse: House = {
  pictures: { zicht: createPhotoEntry('Zicht op het perceel', 'Vue sur la parcelle') },
};

export const woodHouse: House = {
  pictures: { zicht: createPhotoEntry('In het bos', 'Dans le bois') },
};

export const campingHouse: House = {
  pictures: {
    zicht: createPhotoEntry('Het kampeerterrein', 'Le terrain de camping'),
    omgeving: createPhotoEntry('De camping vanuit de lucht', 'Le camping vu du ciel'),
  },
};

export const studioHouse: House = {
  interior: 'villa',
  pictures: {
    voorgevel: createPhotoEntry('Het gebouw', 'L’immeuble'),
    woonkamer: createPhotoEntry('Leefruimte', 'Pièce de vie'),
    keuken: createPhotoEntry('Keuken', 'Cuisine'),
    slaapkamer: createPhotoEntry('Slaaphoek', 'Coin nuit'),
    badkamer: createPhotoEntry('Badkamer', 'Salle de bains'),
    eethoek: createPhotoEntry('Eethoek', 'Coin repas'),
    grondplan: planEntry,
  },
};

/** An apartment of which only its rooms are shown, where the demonstration has no picture of its building. */
export const createFlat = (interior: InteriorStyle): House => ({
  interior,
  pictures: { ...roomEntries, grondplan: planEntry },
});

export const garageHouse: House = {
  pictures: {
    zicht: createPhotoEntry('De garages', 'Les garages'),
    omgeving: createPhotoEntry('De garages in hun omgeving', 'Les garages dans leur cadre'),
    grondplan: planEntry,
  },
};
