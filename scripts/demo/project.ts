import type { Project } from '../../src/catalogue/project.ts';
import type { Fields, Listing } from './listing.ts';
import { picturesOf } from './pictures.ts';
import { PROJECT_TEXTS } from './project-texts.ts';
import { numberWord } from './sentences.ts';
import { townOf } from './towns.ts';
import type { Lang } from './words.ts';
import { COUNTRIES, french } from './words.ts';

export const PROJECT_ID = 12;

interface Unit {
  id: number;
  unit: string;
  floor: 0 | 1 | 2;
  beds: 1 | 2 | 3;
  living: number;
  terrace: number;
  garden?: number;
  rear: 's' | 'sw' | 'w' | 'e';
  price: number;
  state?: 'closed' | 'option' | 'new';
  nl: string;
  fr: string;
}

/** Four flats on the ground floor, five above, four under the roof: from 254,000 to 292,000 euro. */
// biome-ignore format: a table reads by its columns
const UNITS: readonly Unit[] = [
  { id: 84187, unit: 'A0.1', floor: 0, beds: 2, living: 84, terrace: 12, garden: 46, rear: 'sw', price: 276000, state: 'closed', nl: 'Gelijkvloers met tuin tot aan de oeverhaag', fr: 'Rez-de-jardin jusqu’à la haie de la berge' },
  { id: 84188, unit: 'A0.2', floor: 0, beds: 2, living: 86, terrace: 14, rear: 's', price: 254000, state: 'new', nl: 'Appartement met lift en ruim terras, residentie Les Berges', fr: 'Appartement, ascenseur et grande terrasse, Les Berges' },
  { id: 84189, unit: 'A0.3', floor: 0, beds: 1, living: 68, terrace: 11, garden: 38, rear: 's', price: 256500, nl: 'Eén slaapkamer, eigen tuintje en ingang aan de kade', fr: 'Une chambre, jardinet privatif et entrée côté quai' },
  { id: 84190, unit: 'A0.4', floor: 0, beds: 2, living: 83, terrace: 12, garden: 52, rear: 'w', price: 274500, nl: 'Hoekappartement op de begane grond met avondzon', fr: 'Appartement d’angle au rez, soleil du soir' },
  { id: 84191, unit: 'A1.1', floor: 1, beds: 2, living: 85, terrace: 13, rear: 'sw', price: 272000, state: 'closed', nl: 'Doorzonappartement op de eerste verdieping', fr: 'Appartement traversant au premier étage' },
  { id: 84192, unit: 'A1.2', floor: 1, beds: 2, living: 86, terrace: 13, rear: 's', price: 268000, nl: 'Twee slaapkamers en een terras boven de Ourthe', fr: 'Deux chambres et une terrasse au-dessus de l’Ourthe' },
  { id: 84193, unit: 'A1.3', floor: 1, beds: 2, living: 82, terrace: 12, rear: 's', price: 264000, state: 'option', nl: 'Licht appartement met inloopdouche en bureauhoek', fr: 'Appartement clair, douche italienne et coin bureau' },
  { id: 84194, unit: 'A1.4', floor: 1, beds: 1, living: 69, terrace: 10, rear: 'e', price: 257000, nl: 'Compact wonen met ochtendzon, op stap van het station', fr: 'Compact, au soleil du matin, à deux pas de la gare' },
  { id: 84195, unit: 'A1.5', floor: 1, beds: 3, living: 98, terrace: 14, rear: 'w', price: 286000, state: 'closed', nl: 'Drie slaapkamers op één niveau, met dubbel terras', fr: 'Trois chambres de plain-pied, double terrasse' },
  { id: 84196, unit: 'A2.1', floor: 2, beds: 2, living: 88, terrace: 18, rear: 'sw', price: 288500, nl: 'Dakappartement met zicht op de kerk en de heuvels', fr: 'Sous les toits, vue sur l’église et les collines' },
  { id: 84198, unit: 'A2.2', floor: 2, beds: 2, living: 87, terrace: 16, rear: 's', price: 284000, nl: 'Onder het leien dak, met open keuken en riviergeluid', fr: 'Sous l’ardoise, cuisine ouverte et bruit de la rivière' },
  { id: 84199, unit: 'A2.3', floor: 2, beds: 1, living: 70, terrace: 15, rear: 's', price: 262000, state: 'closed', nl: 'Pied-à-terre op de bovenste verdieping', fr: 'Pied-à-terre au dernier étage' },
  { id: 84200, unit: 'A2.4', floor: 2, beds: 3, living: 97, terrace: 20, rear: 'w', price: 292000, nl: 'Penthouse met drie slaapkamers en twintig m² terras', fr: 'Penthouse de trois chambres, vingt m² de terrasse' },
];

/** The units as listings: properties like any other, tied to the project (§3). */
export const UNIT_LISTINGS: readonly Listing[] = UNITS.map((unit) => ({
  id: unit.id,
  goal: 0,
  kind: unit.floor === 0 ? 'gelijkvloers' : 'appartement',
  town: 'barvaux',
  house: 'residentie',
  price: unit.price,
  ...(unit.state ? { marquee: unit.state } : {}),
  facts: {
    beds: unit.beds,
    baths: 1,
    showers: unit.beds === 3 ? 1 : 0,
    toilets: unit.beds === 1 ? 1 : 2,
    living: unit.living,
    terrace: unit.terrace,
    ...(unit.garden ? { garden: unit.garden } : {}),
    floors: 1,
    facades: unit.unit.endsWith('4') ? 3 : 2,
    floor: unit.floor,
    year: 2027,
    energy: 52 + (unit.id % 9),
    label: 'A',
    condition: 'new',
    heating: 'heatpump',
    kitchen: 'open',
    glazing: 'triple',
    frame: 'alu',
    roof: 'slate',
    covering: 'oak',
    rear: unit.rear,
    environment: 'river',
    style: 'modern',
    has: ['lift', 'cellar'],
  },
  nl: { title: unit.nl, text: unitText(unit, 'nl'), fields: regime('nl') },
  fr: { title: unit.fr, text: unitText(unit, 'fr'), fields: regime('fr') },
  fields: unitFields(unit),
}));

/** The project's two records (§3); what is left of it shows by its units. */
export function projectRecords(): Project[] {
  const town = townOf('barvaux');
  const pictures = (lang: Lang) => picturesOf({ house: 'residentie', first: 'voorgevel' }, lang, 0);
  const prices = UNITS.map(({ price }) => price);
  return (['nl', 'fr'] as const).map((language) => {
    const texts = PROJECT_TEXTS[language];
    const record: Project = {
      ID: PROJECT_ID,
      language,
      Name: texts.name,
      Goal: 0,
      City: town.name,
      Zip: town.zip,
      WebID: '2',
      WebIDName: `Appartement (${UNITS.length})`,
      ProjectWebID: 2,
      SmallPicture: '/media/houses/residentie/voorgevel-250.webp',
      SmallPictureItem: {
        Url: '/media/houses/residentie/voorgevel-250.webp',
        Width: 250,
        Height: 188,
        ID: 120001,
        Name: 'les-berges_voorgevel.jpg',
      },
      XLargePictureItem: { Url: '/media/houses/residentie/voorgevel.webp' },
      PriceMin: Math.min(...prices),
      PriceMax: Math.max(...prices),
      PublicAddress: true,
      Street: 'Quai de l’Ourthe',
      HouseNumber: '18',
      BoxNr: '',
      CountryID: COUNTRIES.be.id,
      CountryName: COUNTRIES.be[language],
      ExternalWeb: 'https://les-berges.huis-vallee.example/',
      Latitude: 50.3529,
      Longitude: 5.4952,
      ProjectNumber: 'HV-P012',
      Description: texts.description,
      Delivery: texts.delivery,
      DeliveryDate: '2027-09-30',
      Technical: texts.technical,
      Situation: texts.situation,
      PriceList: `${texts.prices}\n\n${UNITS.map((unit) => priceLine(unit, language)).join('\n')}`,
      Planning: texts.planning,
      ManagerID: 2,
      Pictures: pictures(language),
      Documents: texts.documents.map(({ name, file }) => ({ Name: name, File: file })),
    };
    return language === 'fr'
      ? JSON.parse(
          JSON.stringify(record, (_, value) => (typeof value === 'string' ? french(value) : value)),
        )
      : record;
  });
}

function priceLine({ unit, beds, living, price, state }: Unit, lang: Lang): string {
  const amount = `€ ${String(price).replace(/(\d{3})$/, '.$1')}`;
  if (lang === 'nl') {
    const rooms = beds === 1 ? '1 slaapkamer' : `${beds} slaapkamers`;
    return `- ${unit}: ${rooms}, ${living} m², ${state === 'closed' ? 'verkocht' : amount}`;
  }
  const rooms = beds === 1 ? '1 chambre' : `${beds} chambres`;
  return `- ${unit} : ${rooms}, ${living} m², ${state === 'closed' ? 'vendu' : amount}`;
}

function unitFields({ unit, floor, price, terrace }: Unit): Fields {
  const ground = Math.round(price * 0.14);
  const building = price - ground;
  const vat = Math.round(price * 0.21);
  const notary = Math.round(1550 + price * 0.006);
  return {
    ProjectID: PROJECT_ID,
    RecordFile: '12/5501',
    ...(unit === 'A0.2' ? { PriceUnit: 7 } : {}),
    Street: 'Quai de l’Ourthe',
    HouseNumber: '18',
    BoxNr: unit,
    Latitude: 50.3529,
    Longitude: 5.4952,
    UnitNumber: unit,
    FloorNumber: floor,
    StartPrice: 254_000,
    GroundPart: ground,
    ConstructionCost: building,
    VATPercentage: 21,
    VATBuilding: Math.round(building * 0.21),
    VATValue: vat,
    NotaryFee: Math.round(notary / 1.21),
    NotaryFeeVAT: notary,
    VariousCosts: 2350,
    TotalCost: vat + notary + 2350,
    TotalPrice: price + vat + notary + 2350,
    GaragePrice: 24_500,
    ParkingPrice: 14_000,
    OptionPrice: 3_500,
    SurfaceTerrace: terrace,
    ELevel: 34,
    Permit: true,
    VisualisationUrl: 'https://les-berges.huis-vallee.example/3d/',
  };
}

function regime(lang: Lang): Fields {
  return lang === 'nl'
    ? { RegistrationType: 'Verkoop onder btw-stelsel, 21%' }
    : { RegistrationType: 'Vente sous régime TVA, 21 %' };
}

const FLOOR_TEXTS: Readonly<Record<Lang, readonly string[]>> = {
  nl: [
    'Dit appartement ligt op de begane grond, met een drempelloze ingang vanaf de binnentuin.',
    'Dit appartement ligt op de eerste verdieping, op armlengte van de kruinen van de wilgen.',
    'Dit appartement ligt onder het leien dak, waar de dakkapellen het licht van twee kanten binnenhalen.',
  ],
  fr: [
    'Cet appartement se situe au rez-de-chaussée, avec une entrée sans seuil depuis le jardin intérieur.',
    'Cet appartement se situe au premier étage, à portée de main de la cime des saules.',
    'Cet appartement se situe sous le toit d’ardoises, où les lucarnes captent la lumière des deux côtés.',
  ],
};

const EXTRA: Readonly<Record<Lang, readonly string[]>> = {
  nl: [
    'De keuken wordt gekozen bij een schrijnwerker uit Marche; het budget van € 11.500 is in de prijs begrepen.',
    'In de badkamer een inloopdouche van 120 op 90 cm, een wastafelmeubel en een raam dat open kan.',
    'De berging naast de inkom heeft de aansluitingen voor wasmachine en droogkast.',
    'De leefruimte ligt over de hele breedte aan de rivierkant, met een schuifraam van drie meter.',
  ],
  fr: [
    'La cuisine se choisit chez un menuisier de Marche ; le budget de 11.500 € est compris dans le prix.',
    'La salle de bains offre une douche à l’italienne de 120 sur 90 cm, un meuble-lavabo et une fenêtre ouvrante.',
    'La buanderie près de l’entrée reçoit les arrivées pour le lave-linge et le séchoir.',
    'Le séjour occupe toute la largeur côté rivière, avec un coulissant de trois mètres.',
  ],
};

function unitText({ id, unit, floor, beds, living, terrace, garden, price }: Unit, lang: Lang): string {
  const extra = (step: number) => EXTRA[lang][(id + step) % 4] ?? '';
  const amount = String(price).replace(/(\d{3})$/, '.$1');
  if (lang === 'nl') {
    return [
      `${FLOOR_TEXTS.nl[floor]} Op ${living} m² vindt u een leefruimte met open keuken, ${beds === 1 ? 'een slaapkamer' : `${numberWord(beds, 'nl')} slaapkamers`}, een badkamer en een berging. ${extra(0)}`,
      `Buiten hoort bij unit ${unit} een terras van ${terrace} m²${garden ? ` en een eigen tuin van ${garden} m²` : ''}. ${extra(1)} Driedubbel glas, vloerverwarming op een warmtepomp en ventilatie met warmteterugwinning zijn inbegrepen.`,
      `De prijs van € ${amount} is exclusief 21% btw, aktekosten en aansluitingen. Een kelder hoort erbij; een parkeerplaats of gesloten garagebox kunt u bijkopen. Oplevering: derde kwartaal van 2027.`,
    ].join('\n\n');
  }
  return [
    `${FLOOR_TEXTS.fr[floor]} Sur ${living} m², un séjour avec cuisine ouverte, ${beds === 1 ? 'une chambre' : `${numberWord(beds, 'fr')} chambres`}, une salle de bains et une buanderie. ${extra(0)}`,
    `À l’extérieur, l’unité ${unit} dispose d’une terrasse de ${terrace} m²${garden ? ` et d’un jardin privatif de ${garden} m²` : ''}. ${extra(1)} Triple vitrage, chauffage par le sol sur pompe à chaleur et ventilation à récupération de chaleur sont compris.`,
    `Le prix de ${amount} € s’entend hors TVA de 21 %, frais d’acte et raccordements. Une cave est comprise ; un emplacement ou un box fermé s’achètent en option. Réception : troisième trimestre 2027.`,
  ].join('\n\n');
}
