import type { DemoProperty, PropertyFields } from './demo-listing.ts';
import type { ProjectUnit } from './project-unit.ts';
import { formatWithVat } from './unit-price.ts';
import { buildUnitDescription } from './unit-text.ts';
import type { DemoLanguage } from './vocabulary.ts';

export const PROJECT_ID = 12;

/**
 * Four flats on the ground floor, five above, four under the roof: from 254,000 to 292,000 euro.
 */
// biome-ignore format: a table reads by its columns
export const PROJECT_UNITS: readonly ProjectUnit[] = [
  { id: 84187, unitNumber: 'A0.1', floor: 0, beds: 2, living: 84, terrace: 12, garden: 46, rear: 'sw', price: 276000, state: 'closed', nl: 'Gelijkvloers met tuin tot aan de oeverhaag', fr: 'Rez-de-jardin jusqu’à la haie de la berge' },
  { id: 84188, unitNumber: 'A0.2', floor: 0, beds: 2, living: 86, terrace: 14, rear: 's', price: 254000, state: 'new', nl: 'Appartement met lift en ruim terras, residentie Les Berges', fr: 'Appartement, ascenseur et grande terrasse, Les Berges' },
  { id: 84189, unitNumber: 'A0.3', floor: 0, beds: 2, living: 85, terrace: 11, garden: 38, rear: 's', price: 269500, nl: 'Twee slaapkamers, eigen tuintje en ingang aan de kade', fr: 'Deux chambres, jardinet privatif et entrée côté quai' },
  { id: 84190, unitNumber: 'A0.4', floor: 0, beds: 2, living: 83, terrace: 12, garden: 52, rear: 'w', price: 274500, nl: 'Hoekappartement op het gelijkvloers met avondzon', fr: 'Appartement d’angle au rez, soleil du soir' },
  { id: 84191, unitNumber: 'A1.1', floor: 1, beds: 2, living: 85, terrace: 13, rear: 'sw', price: 272000, state: 'closed', nl: 'Doorzonappartement op de eerste verdieping', fr: 'Appartement traversant au premier étage' },
  { id: 84192, unitNumber: 'A1.2', floor: 1, beds: 2, living: 86, terrace: 13, rear: 's', price: 268000, nl: 'Twee slaapkamers en een terras boven de Ourthe', fr: 'Deux chambres et une terrasse au-dessus de l’Ourthe' },
  { id: 84193, unitNumber: 'A1.3', floor: 1, beds: 2, living: 82, terrace: 12, rear: 's', price: 264000, state: 'option', nl: 'Licht appartement met inloopdouche en bureauhoek', fr: 'Appartement clair, douche italienne et coin bureau' },
  { id: 84194, unitNumber: 'A1.4', floor: 1, beds: 2, living: 83, terrace: 10, rear: 'e', price: 258500, nl: 'Ontbijten in de ochtendzon, vijf minuten van de trein', fr: 'Petit-déjeuner au soleil, à cinq minutes du train' },
  { id: 84195, unitNumber: 'A1.5', floor: 1, beds: 3, living: 98, terrace: 14, rear: 'w', price: 286000, state: 'closed', nl: 'Drie slaapkamers op één niveau, met dubbel terras', fr: 'Trois chambres de plain-pied, double terrasse' },
  { id: 84196, unitNumber: 'A2.1', floor: 2, beds: 2, living: 88, terrace: 18, rear: 'sw', price: 288500, nl: 'Dakappartement met zicht op de kerk en de heuvels', fr: 'Sous les toits, vue sur l’église et les collines' },
  { id: 84198, unitNumber: 'A2.2', floor: 2, beds: 2, living: 87, terrace: 16, rear: 's', price: 284000, nl: 'Onder het leien dak, met open keuken en riviergeluid', fr: 'Sous l’ardoise, cuisine ouverte et bruit de la rivière' },
  { id: 84199, unitNumber: 'A2.3', floor: 2, beds: 2, living: 84, terrace: 15, rear: 's', price: 279000, state: 'closed', nl: 'Pied-à-terre op de bovenste verdieping', fr: 'Pied-à-terre au dernier étage' },
  { id: 84200, unitNumber: 'A2.4', floor: 2, beds: 3, living: 97, terrace: 20, rear: 'w', price: 292000, nl: 'Penthouse met drie slaapkamers en twintig m² terras', fr: 'Penthouse de trois chambres, vingt m² de terrasse' },
];

/** First pictures of the units in turn, which stand side by side in lists. */
const UNIT_COVERS = ['voorgevel', 'keuken', 'terras', 'slaapkamer'] as const;

/** The units as listings: properties with the project's id (§3). */
export const UNIT_LISTINGS: readonly DemoProperty[] = PROJECT_UNITS.map((unit, index) => ({
  id: unit.id,
  goal: 0,
  kind: unit.floor === 0 ? 'gelijkvloers' : 'appartement',
  city: 'barvaux',
  house: unit.beds === 3 ? 'residentie-hoek' : 'residentie',
  first: UNIT_COVERS[index % UNIT_COVERS.length] ?? 'voorgevel',
  price: unit.price,
  ...(unit.state ? { marquee: unit.state } : {}),
  facts: {
    beds: unit.beds,
    baths: 1,
    toilets: 2,
    living: unit.living,
    terrace: unit.terrace,
    ...(unit.garden ? { garden: unit.garden } : {}),
    floors: 1,
    facades: unit.unitNumber.endsWith('4') ? 3 : 2,
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
  nl: {
    title: unit.nl,
    text: buildUnitDescription(unit, 'nl'),
    fields: buildTaxRegimeFields('nl'),
  },
  fr: {
    title: unit.fr,
    text: buildUnitDescription(unit, 'fr'),
    fields: buildTaxRegimeFields('fr'),
  },
  fields: buildUnitFields(unit),
}));

function buildUnitFields({ unitNumber, floor, price, terrace }: ProjectUnit): PropertyFields {
  const ground = Math.round(price * 0.14);
  const building = price - ground;
  const vat = Math.round(price * 0.21);
  const notary = Math.round(1550 + price * 0.006);
  return {
    ProjectID: PROJECT_ID,
    RecordFile: '12/5501',
    ...(unitNumber === 'A0.2' ? { PriceUnit: 7 } : {}),
    Street: 'Quai de l’Ourthe',
    HouseNumber: '18',
    BoxNr: unitNumber,
    Latitude: 50.3529,
    Longitude: 5.4952,
    UnitNumber: unitNumber,
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
    VisualisationUrl: 'https://tour.giraffe360.com/les-berges-barvaux/',
  };
}

function buildTaxRegimeFields(lang: DemoLanguage): PropertyFields {
  return lang === 'nl'
    ? {
        RegistrationType: 'Verkoop onder btw-stelsel, 21 %',
        ElectricityCertificate: 'Bij de oplevering',
      }
    : { RegistrationType: 'Vente sous régime TVA, 21 %', ElectricityCertificate: 'À la réception' };
}

/** Returns the unit's line of the price list. */
export function formatUnitLine(
  { unitNumber, beds, living, price, state }: ProjectUnit,
  lang: DemoLanguage,
): string {
  const amount = `€ ${formatWithVat(price)}`;
  if (lang === 'nl') {
    const rooms = `${beds} slaapkamers`;
    return `- ${unitNumber}: ${rooms}, ${living} m², ${state === 'closed' ? 'verkocht' : amount}`;
  }
  const rooms = `${beds} chambres`;
  return `- ${unitNumber} : ${rooms}, ${living} m², ${state === 'closed' ? 'vendu' : amount}`;
}
