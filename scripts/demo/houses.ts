/**
 * The houses and places the demonstration's pictures show, and which pictures each has. The picture
 * scripts make /media/houses/<house>/<picture>.webp (1920×1440) and <picture>-250.webp (250×188)
 * of every entry; the catalogue refers to nothing else.
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

export interface House {
  pictures: Partial<Record<PictureName, PictureEntry>>;
}

const photo = (nl: string, fr: string): PictureEntry => ({ kind: 'photo', nl, fr });
const plan: PictureEntry = { kind: 'plan', nl: 'Grondplan', fr: 'Plan' };

const home: House = {
  pictures: {
    voorgevel: photo('Voorgevel', 'Façade avant'),
    achtergevel: photo('Achtergevel en tuin', 'Façade arrière et jardin'),
    woonkamer: photo('Woonkamer', 'Séjour'),
    keuken: photo('Keuken', 'Cuisine'),
    slaapkamer: photo('Slaapkamer', 'Chambre'),
    grondplan: plan,
  },
};

const apartment: House = {
  pictures: {
    voorgevel: photo('Het gebouw', 'L’immeuble'),
    woonkamer: photo('Woonkamer', 'Séjour'),
    keuken: photo('Keuken', 'Cuisine'),
    slaapkamer: photo('Slaapkamer', 'Chambre'),
    terras: photo('Terras', 'Terrasse'),
    grondplan: plan,
  },
};

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
    omgeving: photo('De omgeving', 'Les environs'),
  },
};

const studio: House = {
  pictures: {
    voorgevel: photo('Het gebouw', 'L’immeuble'),
    woonkamer: photo('Leefruimte', 'Pièce de vie'),
    keuken: photo('Keuken', 'Cuisine'),
    grondplan: plan,
  },
};

const garage: House = {
  pictures: {
    zicht: photo('De garage', 'Le garage'),
    omgeving: photo('De straat', 'La rue'),
    grondplan: plan,
  },
};

export const HOUSES = {
  langgevelhoeve: home,
  vierkantshoeve: home,
  dorpshuis: home,
  herenhuis: home,
  'villa-modern': home,
  'villa-landelijk': home,
  'chalet-bosrand': home,
  'chalet-wit': home,
  bungalow: home,
  fermette: home,
  molenhuis: home,
  landhuis: home,
  rijwoning: home,
  gite: home,
  'appartement-centrum': apartment,
  'appartement-rivier': apartment,
  residentie: apartment,
  studio,
  winkelhuis: business,
  kantoor: business,
  loods: business,
  garage,
  camping: place,
  'bouwgrond-helling': place,
  'bouwgrond-dorp': place,
  weide: place,
} as const satisfies Record<string, House>;

export type HouseName = keyof typeof HOUSES;
