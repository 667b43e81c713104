/** The fixed vocabulary of listings in both languages, as the listing software's menus offer it. */
export type DemoLanguage = 'nl' | 'fr';

export type LocalizedPair = Readonly<Record<DemoLanguage, string>>;

const createPair = (nl: string, fr: string): LocalizedPair => ({ nl, fr });

/** A kind of property with its categories (§9); `energy` is true if it needs an energy certificate. */
export interface PropertyKind extends LocalizedPair {
  webId: number;
  webIds?: string;
  energy: boolean;
}

const createKind = (nl: string, fr: string, webId: number, webIds?: string): PropertyKind => ({
  nl,
  fr,
  webId,
  energy: true,
  ...(webIds ? { webIds } : {}),
});
const exemptFromEnergyCertificate = (entry: PropertyKind): PropertyKind => ({
  ...entry,
  energy: false,
});

export const PROPERTY_KINDS = {
  huis: createKind('Huis', 'Maison', 1),
  vrijstaand: createKind('Vrijstaande woning', 'Maison quatre façades', 1),
  belEtage: createKind('Bel-etage', 'Bel-étage', 1),
  herenhuis: createKind('Herenhuis', 'Maison de maître', 1),
  villa: createKind('Villa', 'Villa', 1),
  chalet: createKind('Chalet', 'Chalet', 1),
  bungalow: createKind('Bungalow', 'Bungalow', 1),
  fermette: createKind('Fermette', 'Fermette', 1),
  hoeve: createKind('Hoeve', 'Ferme', 1),
  prestige: createKind('Prestige-eigendom', 'Propriété de prestige', 1),
  gite: createKind('Gîte/B&B', 'Gîte/B&B', 1, '1, 5'),
  gastenkamers: createKind(
    'Vakantieverhuur – gastenkamers',
    'Location de vacances – chambres d’hôtes',
    1,
    '1, 5',
  ),
  appartement: createKind('Appartement', 'Appartement', 2),
  gelijkvloers: createKind('Gelijkvloers', 'Rez-de-chaussée', 2),
  duplex: createKind('Duplex', 'Duplex', 2),
  studio: createKind('Studio', 'Studio', 3),
  bouwgrond: exemptFromEnergyCertificate(createKind('Bouwgrond', 'Terrain à bâtir', 4)),
  grond: exemptFromEnergyCertificate(createKind('Grond', 'Terrain', 4)),
  appartementsgebouw: createKind(
    'Opbrengsteigendom – appartementsgebouw',
    'Immeuble de rapport – immeuble à appartements',
    5,
  ),
  handelsgebouw: createKind(
    'Opbrengsteigendom – handelspand',
    'Immeuble de rapport – commercial',
    5,
    '5, 6',
  ),
  handel: createKind('Handelspand', 'Surface commerciale', 6),
  loods: createKind('Gemengd industrieel gebouw', 'Bâtiment industriel mixte', 8),
  kantoor: createKind('Kantoor', 'Bureau', 9),
  garage: exemptFromEnergyCertificate(createKind('Garage', 'Garage', 7)),
  parking: exemptFromEnergyCertificate(createKind('Parkeerplaats', 'Emplacement de parking', 7)),
  camping: exemptFromEnergyCertificate(createKind('Camping', 'Camping', 10)),
  andere: exemptFromEnergyCertificate(createKind('Andere', 'Autre', 6)),
} as const satisfies Record<string, PropertyKind>;
export type PropertyKindName = keyof typeof PROPERTY_KINDS;

export const CONDITIONS = {
  new: createPair('Nieuw', 'Neuf'),
  renovated: createPair('Volledig gerenoveerd', 'Entièrement rénové'),
  ready: createPair('Instapklaar', 'Prêt à emménager'),
  good: createPair('Goed onderhouden', 'Bien entretenu'),
  refresh: createPair('Op te frissen', 'À rafraîchir'),
  torenovate: createPair('Te renoveren', 'À rénover'),
};
export type Condition = keyof typeof CONDITIONS;

export const HEATINGS = {
  oil: {
    name: createPair('Stookolie', 'Mazout'),
    type: createPair('Centraal', 'Central'),
    co2: 0.26,
  },
  gas: {
    name: createPair('Aardgas', 'Gaz naturel'),
    type: createPair('Centraal', 'Central'),
    co2: 0.21,
  },
  propane: {
    name: createPair('Propaan', 'Propane'),
    type: createPair('Centraal', 'Central'),
    co2: 0.23,
  },
  heatpump: {
    name: createPair('Lucht-waterwarmtepomp', 'Pompe à chaleur air-eau'),
    type: createPair('Vloerverwarming', 'Chauffage par le sol'),
    co2: 0.24,
  },
  pellets: {
    name: createPair('Pellets', 'Pellets'),
    type: createPair('Centraal', 'Central'),
    co2: 0.06,
  },
  electric: {
    name: createPair('Elektriciteit', 'Électricité'),
    type: createPair('Convectoren', 'Convecteurs'),
    co2: 0.19,
  },
  wood: {
    name: createPair('Houtkachel en elektriciteit', 'Poêle à bois et électricité'),
    type: createPair('Individueel', 'Individuel'),
    co2: 0.09,
  },
  collective: {
    name: createPair('Gemeenschappelijke ketel op gas', 'Chaudière commune au gaz'),
    type: createPair('Collectief', 'Collectif'),
    co2: 0.2,
  },
};
export type Heating = keyof typeof HEATINGS;

export const KITCHENS = {
  open: createPair('Open, volledig uitgerust', 'Ouverte, entièrement équipée'),
  equipped: createPair('Ingericht, uitgerust', 'Aménagée, équipée'),
  farmhouse: createPair('Leefkeuken', 'Cuisine familiale'),
  simple: createPair('Eenvoudig ingericht', 'Simplement aménagée'),
  kitchenette: createPair('Kitchenette', 'Kitchenette'),
  none: createPair('Te voorzien', 'À prévoir'),
};
export type Kitchen = keyof typeof KITCHENS;

export const GLAZINGS = {
  single: createPair('Enkel', 'Simple'),
  double: createPair('Dubbel', 'Double'),
  triple: createPair('Driedubbel', 'Triple'),
};
export type Glazing = keyof typeof GLAZINGS;

export const WINDOW_FRAMES = {
  wood: createPair('Hout', 'Bois'),
  pvc: createPair('Pvc', 'PVC'),
  alu: createPair('Aluminium', 'Aluminium'),
};
export type WindowFrame = keyof typeof WINDOW_FRAMES;

export const ROOFS = {
  slate: {
    type: createPair('Zadeldak', 'À deux versants'),
    material: createPair('Leien', 'Ardoises'),
  },
  artificial: {
    type: createPair('Zadeldak', 'À deux versants'),
    material: createPair('Kunstleien', 'Ardoises artificielles'),
  },
  tiles: {
    type: createPair('Zadeldak', 'À deux versants'),
    material: createPair('Pannen', 'Tuiles'),
  },
  flat: { type: createPair('Plat dak', 'Plat'), material: createPair('EPDM', 'EPDM') },
  zinc: { type: createPair('Zadeldak', 'À deux versants'), material: createPair('Zink', 'Zinc') },
};
export type Roof = keyof typeof ROOFS;

export const FLOOR_COVERINGS = {
  oak: createPair('Eik en tegels', 'Chêne et carrelage'),
  stone: createPair('Blauwe hardsteen en planken', 'Pierre bleue et plancher'),
  tiles: createPair('Tegels', 'Carrelage'),
  cement: createPair('Cementtegels en parket', 'Carreaux de ciment et parquet'),
  laminate: createPair('Laminaat', 'Stratifié'),
  concrete: createPair('Gepolierd beton', 'Béton poli'),
};
export type FloorCovering = keyof typeof FLOOR_COVERINGS;

export const ORIENTATIONS = {
  n: createPair('Noord', 'Nord'),
  ne: createPair('Noordoost', 'Nord-est'),
  e: createPair('Oost', 'Est'),
  se: createPair('Zuidoost', 'Sud-est'),
  s: createPair('Zuid', 'Sud'),
  sw: createPair('Zuidwest', 'Sud-ouest'),
  w: createPair('West', 'Ouest'),
  nw: createPair('Noordwest', 'Nord-ouest'),
};
export type Orientation = keyof typeof ORIENTATIONS;

export const FACADE_NAMES: Readonly<Record<number, LocalizedPair>> = {
  2: createPair('Gesloten', 'Deux façades'),
  3: createPair('Halfopen', 'Trois façades'),
  4: createPair('Open', 'Quatre façades'),
};

export const ENVIRONMENTS = {
  village: createPair('Dorpskern', 'Centre du village'),
  rural: createPair('Landelijk', 'Rural'),
  forest: createPair('Bosrand', 'Lisière de forêt'),
  river: createPair('Aan de rivier', 'Au bord de la rivière'),
  town: createPair('Stadscentrum', 'Centre-ville'),
  holiday: createPair('Vakantiedomein', 'Domaine de vacances'),
  business: createPair('Bedrijvenzone', 'Zone d’activités'),
};
export type Surroundings = keyof typeof ENVIRONMENTS;

export const STYLES = {
  sandstone: createPair('Landelijk, natuursteen', 'Rural, pierre naturelle'),
  timber: createPair('Vakwerk', 'Colombages'),
  belle: createPair('Belle époque', 'Belle Époque'),
  modern: createPair('Hedendaags', 'Contemporain'),
  chalet: createPair('Houtbouw', 'Ossature bois'),
  sixties: createPair('Jaren zestig', 'Années soixante'),
  classic: createPair('Klassiek', 'Classique'),
};
export type Style = keyof typeof STYLES;

export const COUNTRIES = {
  be: { id: 10, ...createPair('België', 'Belgique') },
  lu: { id: 50, ...createPair('Luxemburg', 'Luxembourg') },
  fr: { id: 70, ...createPair('Frankrijk', 'France') },
};

export const MANAGER_NAMES: Readonly<Record<number, string>> = {
  1: 'Marijke Verhoeven',
  2: 'Luc Dardenne',
  3: 'Sanne de Wit',
  4: 'Benoît Collard',
};

/** Puts the no-break spaces of French typography before : ; ? ! and inside guillemets. */
export const insertFrenchSpaces = (text: string): string =>
  text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
