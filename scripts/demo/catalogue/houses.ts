/**
 * The houses and places the demonstration's pictures show, and which pictures each has. The picture
 * scripts make /media/houses/<folder>/<picture>.webp (1920×1440) and <picture>-250.webp (250×188) of
 * every entry, the folder being the house's own or, for rooms, its interior's; the catalogue refers
 * to nothing else.
 */

type Kind = 'photo' | 'plan';

/** What a picture shows, as its description says it in each language. */
export interface PictureEntry {
  kind: Kind;
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

/** Furnished rooms that houses of one taste share. */
type Taste = 'hoeve' | 'villa' | 'salon' | 'chalet';

export interface House {
  /** Its rooms, and whether they lie the other way round. */
  interior?: { taste: Taste; mirrored: boolean };
  pictures: Partial<Record<PictureName, PictureEntry>>;
}

const photo = (nl: string, fr: string): PictureEntry => ({ kind: 'photo', nl, fr });
const plan: PictureEntry = { kind: 'plan', nl: 'Grondplan', fr: 'Plan' };

const rooms = {
  woonkamer: photo('Woonkamer', 'Séjour'),
  keuken: photo('Keuken', 'Cuisine'),
  slaapkamer: photo('Slaapkamer', 'Chambre'),
};

const home = (taste: Taste, mirrored = false): House => ({
  interior: { taste, mirrored },
  pictures: {
    voorgevel: photo('Voorgevel', 'Façade avant'),
    achtergevel: photo('Achtergevel en tuin', 'Façade arrière et jardin'),
    ...rooms,
    grondplan: plan,
  },
});

const apartment = (taste: Taste, mirrored = false): House => ({
  interior: { taste, mirrored },
  pictures: {
    voorgevel: photo('Het gebouw', 'L’immeuble'),
    ...rooms,
    terras: photo('Terras', 'Terrasse'),
    grondplan: plan,
  },
});

const business: House = {
  pictures: {
    voorgevel: photo('Voorgevel', 'Façade'),
    binnen: photo('Binnenruimte', 'Espace intérieur'),
    grondplan: plan,
  },
};

const place: House = {
  pictures: {
    zicht: photo('Zicht op het perceel', 'Vue sur la parcelle'),
    omgeving: photo('Het perceel vanuit de lucht', 'La parcelle vue du ciel'),
  },
};

const camping: House = {
  pictures: {
    zicht: photo('Het kampeerterrein', 'Le terrain de camping'),
    omgeving: photo('De camping vanuit de lucht', 'Le camping vu du ciel'),
  },
};

const studio: House = {
  interior: { taste: 'villa', mirrored: true },
  pictures: {
    voorgevel: photo('Het gebouw', 'L’immeuble'),
    woonkamer: photo('Leefruimte', 'Pièce de vie'),
    keuken: photo('Keuken', 'Cuisine'),
    grondplan: plan,
  },
};

const garage: House = {
  pictures: {
    zicht: photo('De garages', 'Les garages'),
    omgeving: photo('De garages in hun omgeving', 'Les garages dans leur cadre'),
    grondplan: plan,
  },
};

export const HOUSES = {
  langgevelhoeve: home('hoeve'),
  vierkantshoeve: home('hoeve', true),
  dorpshuis: home('salon'),
  herenhuis: home('salon', true),
  'villa-modern': home('villa'),
  'villa-landelijk': home('salon'),
  'chalet-bosrand': home('chalet'),
  'chalet-wit': home('chalet', true),
  bungalow: home('villa', true),
  fermette: home('hoeve'),
  molenhuis: home('hoeve', true),
  landhuis: home('salon', true),
  rijwoning: home('villa'),
  gite: home('chalet'),
  'appartement-centrum': apartment('villa', true),
  'appartement-rivier': apartment('villa'),
  residentie: apartment('villa', true),
  studio,
  winkelhuis: business,
  kantoor: business,
  loods: business,
  garage,
  camping,
  'bouwgrond-helling': place,
  'bouwgrond-dorp': place,
  weide: place,
} as const satisfies Record<string, House>;

export type HouseName = keyof typeof HOUSES;

const ROOMS: readonly PictureName[] = ['woonkamer', 'keuken', 'slaapkamer'];

/**
 * Where a house's picture lies under /media/houses/, without its ending. A house that is turned is
 * the same one the other way round, as the other half of a pair would be; its plan stays.
 */
export function pictureFile(house: HouseName, picture: PictureName, turned: boolean): string {
  const { interior }: House = HOUSES[house];
  if (picture === 'grondplan') return `${house}/${picture}`;
  if (!interior || !ROOMS.includes(picture)) return `${house}${turned ? '-2' : ''}/${picture}`;
  return `interieur-${interior.taste}${turned !== interior.mirrored ? '-2' : ''}/${picture}`;
}
