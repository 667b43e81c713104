/** The fixed vocabulary of listings in both languages: what the listing software offers in its menus. */
export type Lang = 'nl' | 'fr';

export type Pair = Readonly<Record<Lang, string>>;

const pair = (nl: string, fr: string): Pair => ({ nl, fr });

/** How a kind of property is filed: its categories (§9), and whether it needs an energy certificate. */
export interface Kind extends Pair {
  webId: number;
  webIds?: string;
  energy: boolean;
}

const kind = (nl: string, fr: string, webId: number, webIds?: string): Kind => ({
  nl,
  fr,
  webId,
  energy: true,
  ...(webIds ? { webIds } : {}),
});
const withoutEnergy = (entry: Kind): Kind => ({ ...entry, energy: false });

export const KINDS = {
  huis: kind('Huis', 'Maison', 1),
  vrijstaand: kind('Vrijstaande woning', 'Maison quatre façades', 1),
  belEtage: kind('Bel-etage', 'Bel-étage', 1),
  herenhuis: kind('Herenhuis', 'Maison de maître', 1),
  villa: kind('Villa', 'Villa', 1),
  chalet: kind('Chalet', 'Chalet', 1),
  bungalow: kind('Bungalow', 'Bungalow', 1),
  fermette: kind('Fermette', 'Fermette', 1),
  hoeve: kind('Hoeve', 'Ferme', 1),
  prestige: kind('Prestige-eigendom', 'Propriété de prestige', 1),
  gite: kind('Gîte/B&B', 'Gîte/B&B', 1, '1, 5'),
  gastenkamers: kind(
    'Vakantieverhuur – gastenkamers',
    'Location de vacances – chambres d’hôtes',
    1,
    '1, 5',
  ),
  appartement: kind('Appartement', 'Appartement', 2),
  gelijkvloers: kind('Gelijkvloers', 'Rez-de-chaussée', 2),
  duplex: kind('Duplex', 'Duplex', 2),
  studio: kind('Studio', 'Studio', 3),
  bouwgrond: withoutEnergy(kind('Bouwgrond', 'Terrain à bâtir', 4)),
  grond: withoutEnergy(kind('Grond', 'Terrain', 4)),
  appartementsgebouw: kind(
    'Opbrengsteigendom – appartementsgebouw',
    'Immeuble de rapport – immeuble à appartements',
    5,
  ),
  handelsgebouw: kind(
    'Opbrengsteigendom – handelspand',
    'Immeuble de rapport – commercial',
    5,
    '5, 6',
  ),
  handel: kind('Handelspand', 'Surface commerciale', 6),
  loods: kind('Gemengd industrieel gebouw', 'Bâtiment industriel mixte', 8),
  kantoor: kind('Kantoor', 'Bureau', 9),
  garage: withoutEnergy(kind('Garage', 'Garage', 7)),
  parking: withoutEnergy(kind('Parkeerplaats', 'Emplacement de parking', 7)),
  camping: withoutEnergy(kind('Camping', 'Camping', 10)),
  andere: withoutEnergy(kind('Andere', 'Autre', 6)),
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;

export const CONDITIONS = {
  new: pair('Nieuw', 'Neuf'),
  renovated: pair('Volledig gerenoveerd', 'Entièrement rénové'),
  ready: pair('Instapklaar', 'Prêt à emménager'),
  good: pair('Goed onderhouden', 'Bien entretenu'),
  refresh: pair('Op te frissen', 'À rafraîchir'),
  torenovate: pair('Te renoveren', 'À rénover'),
};
export type Condition = keyof typeof CONDITIONS;

export const HEATINGS = {
  oil: { name: pair('Stookolie', 'Mazout'), type: pair('Centraal', 'Central'), co2: 0.26 },
  gas: { name: pair('Aardgas', 'Gaz naturel'), type: pair('Centraal', 'Central'), co2: 0.21 },
  propane: { name: pair('Propaan', 'Propane'), type: pair('Centraal', 'Central'), co2: 0.23 },
  heatpump: {
    name: pair('Lucht-waterwarmtepomp', 'Pompe à chaleur air-eau'),
    type: pair('Vloerverwarming', 'Chauffage par le sol'),
    co2: 0.24,
  },
  pellets: { name: pair('Pellets', 'Pellets'), type: pair('Centraal', 'Central'), co2: 0.06 },
  electric: {
    name: pair('Elektriciteit', 'Électricité'),
    type: pair('Convectoren', 'Convecteurs'),
    co2: 0.19,
  },
  wood: {
    name: pair('Houtkachel en elektriciteit', 'Poêle à bois et électricité'),
    type: pair('Individueel', 'Individuel'),
    co2: 0.09,
  },
  collective: {
    name: pair('Gemeenschappelijke ketel op gas', 'Chaudière commune au gaz'),
    type: pair('Collectief', 'Collectif'),
    co2: 0.2,
  },
};
export type Heating = keyof typeof HEATINGS;

export const KITCHENS = {
  open: pair('Open, volledig uitgerust', 'Ouverte, entièrement équipée'),
  equipped: pair('Ingericht, uitgerust', 'Aménagée, équipée'),
  farmhouse: pair('Leefkeuken', 'Cuisine familiale'),
  simple: pair('Eenvoudig ingericht', 'Simplement aménagée'),
  kitchenette: pair('Kitchenette', 'Kitchenette'),
  none: pair('Te voorzien', 'À prévoir'),
};
export type Kitchen = keyof typeof KITCHENS;

export const GLAZINGS = {
  single: pair('Enkel', 'Simple'),
  double: pair('Dubbel', 'Double'),
  triple: pair('Driedubbel', 'Triple'),
};
export type Glazing = keyof typeof GLAZINGS;

export const FRAMES = {
  wood: pair('Hout', 'Bois'),
  pvc: pair('Pvc', 'PVC'),
  alu: pair('Aluminium', 'Aluminium'),
};
export type Frame = keyof typeof FRAMES;

export const ROOFS = {
  slate: { type: pair('Zadeldak', 'À deux versants'), material: pair('Leien', 'Ardoises') },
  artificial: {
    type: pair('Zadeldak', 'À deux versants'),
    material: pair('Kunstleien', 'Ardoises artificielles'),
  },
  tiles: { type: pair('Zadeldak', 'À deux versants'), material: pair('Pannen', 'Tuiles') },
  flat: { type: pair('Plat dak', 'Plat'), material: pair('EPDM', 'EPDM') },
  zinc: { type: pair('Lessenaarsdak', 'À un versant'), material: pair('Zink', 'Zinc') },
};
export type Roof = keyof typeof ROOFS;

export const FLOORS = {
  oak: pair('Eik en tegels', 'Chêne et carrelage'),
  stone: pair('Blauwe hardsteen en planken', 'Pierre bleue et plancher'),
  tiles: pair('Tegels', 'Carrelage'),
  cement: pair('Cementtegels en parket', 'Carreaux de ciment et parquet'),
  laminate: pair('Laminaat', 'Stratifié'),
  concrete: pair('Gepolierd beton', 'Béton poli'),
};
export type Floor = keyof typeof FLOORS;

export const ORIENTATIONS = {
  n: pair('Noord', 'Nord'),
  ne: pair('Noordoost', 'Nord-est'),
  e: pair('Oost', 'Est'),
  se: pair('Zuidoost', 'Sud-est'),
  s: pair('Zuid', 'Sud'),
  sw: pair('Zuidwest', 'Sud-ouest'),
  w: pair('West', 'Ouest'),
  nw: pair('Noordwest', 'Nord-ouest'),
};
export type Orientation = keyof typeof ORIENTATIONS;

export const FACADES: Readonly<Record<number, Pair>> = {
  2: pair('Gesloten', 'Deux façades'),
  3: pair('Halfopen', 'Trois façades'),
  4: pair('Open', 'Quatre façades'),
};

export const ENVIRONMENTS = {
  village: pair('Dorpskern', 'Centre du village'),
  rural: pair('Landelijk', 'Rural'),
  forest: pair('Bosrand', 'Lisière de forêt'),
  river: pair('Aan de rivier', 'Au bord de la rivière'),
  town: pair('Stadscentrum', 'Centre-ville'),
  holiday: pair('Vakantiedomein', 'Domaine de vacances'),
  business: pair('Bedrijvenzone', 'Zone d’activités'),
};
export type Environment = keyof typeof ENVIRONMENTS;

export const STYLES = {
  sandstone: pair('Landelijk, natuursteen', 'Rural, pierre naturelle'),
  timber: pair('Vakwerk', 'Colombages'),
  belle: pair('Belle époque', 'Belle Époque'),
  modern: pair('Hedendaags', 'Contemporain'),
  chalet: pair('Houtbouw', 'Ossature bois'),
  sixties: pair('Jaren zestig', 'Années soixante'),
  classic: pair('Klassiek', 'Classique'),
};
export type Style = keyof typeof STYLES;

export const COUNTRIES = {
  be: { id: 10, ...pair('België', 'Belgique') },
  lu: { id: 50, ...pair('Luxemburg', 'Luxembourg') },
  fr: { id: 70, ...pair('Frankrijk', 'France') },
};

export const MANAGERS: Readonly<Record<number, string>> = {
  1: 'Marijke Verhoeven',
  2: 'Luc Dardenne',
  3: 'Sanne de Wit',
  4: 'Benoît Collard',
};

/** French puts a no-break space before : ; ? ! and inside guillemets. */
export const french = (text: string): string =>
  text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
