import type { Home } from './oracle-homes';

const HOUSE = 1;
const FLAT = 2;
const STUDIO = 3;
const LAND = 4;
const INVESTMENT = 5;
const SHOP = 6;
const GARAGE = 7;
const isType =
  (...types: number[]) =>
  (home: Home) =>
    home.types.some((type) => types.includes(type));
const house = isType(HOUSE);
const flat = isType(FLAT);
const land = isType(LAND);
const isIn = (home: Home, ...cities: string[]) => cities.includes(home.City);
const upTo = (home: Home, max: number) => home.price > 0 && home.price <= max;
const from = (home: Home, min: number) => home.price >= min;
const isBetter = (home: Home, ...labels: string[]) => labels.includes(home.epc);

type Question = readonly [
  language: 'nl' | 'fr',
  text: string,
  goal: 'sale' | 'rent',
  fits: (home: Home) => boolean,
];

/** Questions with the homes that answer them, decided by hand: nothing here knows how questions are read. */
export const ORACLE: readonly Question[] = [
  ['nl', 'huis', 'sale', house],
  ['nl', 'huizen te koop', 'sale', house],
  ['nl', 'woning te huur', 'rent', house],
  ['nl', 'appartement te koop', 'sale', flat],
  ['nl', 'flat te huur', 'rent', flat],
  ['nl', 'studio te huur', 'rent', isType(STUDIO)],
  ['nl', 'bouwgrond', 'sale', land],
  ['nl', 'opbrengsteigendom', 'sale', isType(INVESTMENT)],
  ['nl', 'handelspand', 'sale', isType(SHOP)],
  ['nl', 'garage te koop', 'sale', isType(GARAGE)],
  ['nl', 'huis of appartement te koop', 'sale', isType(HOUSE, FLAT)],
  ['nl', 'huis in Durbuy', 'sale', (h) => house(h) && isIn(h, 'DURBUY')],
  ['nl', 'te koop in Wéris', 'sale', (h) => isIn(h, 'WÉRIS')],
  ['nl', 'huis Durbuy of Wéris', 'sale', (h) => house(h) && isIn(h, 'DURBUY', 'WÉRIS')],
  ['nl', '6941 huis', 'sale', (h) => house(h) && h.Zip === '6941'],
  ['nl', 'huis la roche', 'sale', (h) => house(h) && isIn(h, 'LA ROCHE-EN-ARDENNE')],
  ['nl', 'marche te huur', 'rent', (h) => isIn(h, 'MARCHE-EN-FAMENNE')],
  ['nl', 'huis malmedy', 'sale', (h) => house(h) && isIn(h, 'MALMEDY')],
  ['nl', 'huis in Spa', 'sale', (h) => house(h) && isIn(h, 'SPA')],
  ['nl', 'huis tot 200.000', 'sale', (h) => house(h) && upTo(h, 200_000)],
  ['nl', 'huis onder de 250000 euro', 'sale', (h) => house(h) && upTo(h, 250_000)],
  ['nl', 'huis max 300k', 'sale', (h) => house(h) && upTo(h, 300_000)],
  ['nl', 'huis vanaf 400.000', 'sale', (h) => house(h) && from(h, 400_000)],
  [
    ...(['nl', 'huis tussen 200.000 en 300.000 euro', 'sale'] as const),
    (h) => house(h) && upTo(h, 300_000) && from(h, 200_000),
  ],
  ['nl', 'tussen 150 en 200k', 'sale', (h) => upTo(h, 200_000) && from(h, 150_000)],
  ['nl', 'te koop boven 500.000', 'sale', (h) => from(h, 500_000)],
  ['nl', 'appartement max 250.000', 'sale', (h) => flat(h) && upTo(h, 250_000)],
  ['nl', 'bouwgrond onder 80000', 'sale', (h) => land(h) && upTo(h, 80_000)],
  ['nl', 'te huur tot 900 euro per maand', 'rent', (h) => upTo(h, 900)],
  ['nl', 'huis te huur max 1000 euro', 'rent', (h) => house(h) && upTo(h, 1000)],
  ['nl', 'appartement te huur onder 800', 'rent', (h) => flat(h) && upTo(h, 800)],
  ['nl', 'huis 3 slaapkamers', 'sale', (h) => house(h) && h.bedrooms >= 3],
  ['nl', 'huis met 4 slpk', 'sale', (h) => house(h) && h.bedrooms >= 4],
  ['nl', '5+ slk', 'sale', (h) => h.bedrooms >= 5],
  ['nl', 'huis max 2 slaapkamers', 'sale', (h) => house(h) && h.bedrooms <= 2],
  [
    ...(['nl', 'huis 3 tot 4 slaapkamers', 'sale'] as const),
    (h) => house(h) && h.bedrooms >= 3 && h.bedrooms <= 4,
  ],
  ['nl', 'huis 2 badkamers', 'sale', (h) => house(h) && h.bathrooms >= 2],
  [
    ...(['nl', 'huis 4 slaapkamers max 300.000', 'sale'] as const),
    (h) => house(h) && h.bedrooms >= 4 && upTo(h, 300_000),
  ],
  [
    ...(['nl', 'appartement 2 slaapkamers te huur', 'rent'] as const),
    (h) => flat(h) && h.bedrooms >= 2,
  ],
  ['nl', 'huis 200 m2', 'sale', (h) => house(h) && h.living >= 200],
  [
    ...(['nl', 'huis minder dan 150 m²', 'sale'] as const),
    (h) => house(h) && h.living > 0 && h.living <= 150,
  ],
  [
    ...(['nl', 'appartement tussen 60 en 90 m2', 'sale'] as const),
    (h) => flat(h) && h.living >= 60 && h.living <= 90,
  ],
  ['nl', 'bouwgrond vanaf 1000 m2', 'sale', (h) => land(h) && h.ground >= 1000],
  [
    ...(['nl', 'bouwgrond minder dan 1000 m2', 'sale'] as const),
    (h) => land(h) && h.ground > 0 && h.ground <= 1000,
  ],
  ['nl', 'huis met 2000 m2 grond', 'sale', (h) => house(h) && h.ground >= 2000],
  ['nl', 'huis met 1 hectare grond', 'sale', (h) => house(h) && h.ground >= 10_000],
  [
    ...(['nl', 'huis met hoogstens 500 m² grond', 'sale'] as const),
    (h) => house(h) && h.ground > 0 && h.ground <= 500,
  ],
  ['nl', 'huis met 20 are', 'sale', (h) => house(h) && h.ground >= 2000],
  ['nl', 'huis met tuin', 'sale', (h) => house(h) && h.has('HasGarden')],
  ['nl', 'huis met zwembad', 'sale', (h) => house(h) && h.has('HasPool')],
  ['nl', 'appartement met lift', 'sale', (h) => flat(h) && h.has('HasLift')],
  ['nl', 'appartement met terras', 'sale', (h) => flat(h) && h.has('HasTerrace')],
  ['nl', 'huis met garage', 'sale', (h) => house(h) && h.has('HasGarage')],
  ['nl', 'huis zonder garage', 'sale', (h) => house(h) && h.garages === 0],
  ['nl', 'huis zonder parking', 'sale', (h) => house(h) && h.parkings === 0],
  [
    ...(['nl', 'huis met tuin en garage', 'sale'] as const),
    (h) => house(h) && h.has('HasGarden') && h.has('HasGarage'),
  ],
  [
    ...(['nl', 'huis met tuin zonder garage', 'sale'] as const),
    (h) => house(h) && h.has('HasGarden') && h.garages === 0,
  ],
  ['nl', 'huis zonder tuin', 'sale', house],
  ['nl', 'huis 2 garages', 'sale', (h) => house(h) && h.garages >= 2],
  ['nl', 'huis label A', 'sale', (h) => house(h) && isBetter(h, 'A++', 'A+', 'A')],
  ['nl', 'huis epc B of beter', 'sale', (h) => house(h) && isBetter(h, 'A++', 'A+', 'A', 'B')],
  ['nl', 'appartement 3 slaapkamers', 'sale', (h) => flat(h) && h.bedrooms >= 3],
  ['nl', 'huis provincie Luik', 'sale', (h) => house(h) && /^4/.test(h.Zip)],
  [
    ...(['nl', 'huis provincie Luik tot 250000', 'sale'] as const),
    (h) => house(h) && /^4\d{3}$/.test(h.Zip) && upTo(h, 250_000),
  ],
  ['nl', 'huis in Gent', 'sale', () => false],
  ['nl', 'appartement in Elsene', 'sale', () => false],
  ['nl', 'huis in de Ardennen', 'sale', house],
  ['nl', 'huis domicilie toegelaten', 'sale', (h) => house(h) && h.domicile],
  ['fr', 'maison', 'sale', house],
  ['fr', 'maisons à vendre', 'sale', house],
  ['fr', 'maison à louer', 'rent', house],
  ['fr', 'appartement à louer', 'rent', flat],
  ['fr', 'terrain à bâtir', 'sale', land],
  ['fr', 'immeuble de rapport', 'sale', isType(INVESTMENT)],
  ['fr', 'maison 3 chambres', 'sale', (h) => house(h) && h.bedrooms >= 3],
  [
    'fr',
    'maison 4 ch max 300 000 €',
    'sale',
    (h) => house(h) && h.bedrooms >= 4 && upTo(h, 300_000),
  ],
  ['fr', 'maison moins de 200 000 €', 'sale', (h) => house(h) && upTo(h, 200_000)],
  ['fr', 'maison à partir de 400.000', 'sale', (h) => house(h) && from(h, 400_000)],
  [
    ...(['fr', 'maison entre 150.000 et 250.000 €', 'sale'] as const),
    (h) => house(h) && from(h, 150_000) && upTo(h, 250_000),
  ],
  ['fr', 'entre 150 et 200.000 €', 'sale', (h) => from(h, 150_000) && upTo(h, 200_000)],
  ['fr', 'maison avec jardin', 'sale', (h) => house(h) && h.has('HasGarden')],
  ['fr', 'maison avec piscine', 'sale', (h) => house(h) && h.has('HasPool')],
  ['fr', 'appartement avec ascenseur', 'sale', (h) => flat(h) && h.has('HasLift')],
  ['fr', 'maison sans garage', 'sale', (h) => house(h) && h.garages === 0],
  ['fr', 'maison à Durbuy', 'sale', (h) => house(h) && isIn(h, 'DURBUY')],
  ['fr', 'maison barvaux', 'sale', (h) => house(h) && isIn(h, 'BARVAUX-SUR-OURTHE')],
  [
    ...(['fr', 'maison 3 chambres barvaux', 'sale'] as const),
    (h) => house(h) && h.bedrooms >= 3 && isIn(h, 'BARVAUX-SUR-OURTHE'),
  ],
  ['fr', 'maison province de Liège', 'sale', (h) => house(h) && /^4/.test(h.Zip)],
  ['fr', 'appart 2 ch à louer', 'rent', (h) => flat(h) && h.bedrooms >= 2],
  ['fr', 'loyer max 900 €', 'rent', (h) => upTo(h, 900)],
  ['fr', 'terrain moins de 1000 m²', 'sale', (h) => land(h) && h.ground > 0 && h.ground <= 1000],
  ['fr', 'maison peb B', 'sale', (h) => house(h) && isBetter(h, 'A++', 'A+', 'A', 'B')],
  ['fr', 'maison à Courtrai', 'sale', () => false],
  ['nl', 'house with garden', 'sale', (h) => house(h) && h.has('HasGarden')],
  ['nl', 'house under 300k', 'sale', (h) => house(h) && upTo(h, 300_000)],
  ['nl', '3 bedroom house', 'sale', (h) => house(h) && h.bedrooms >= 3],
  ['nl', 'flat for rent', 'rent', flat],
  ['nl', 'house without garage', 'sale', (h) => house(h) && h.garages === 0],
  ['nl', 'Haus mit Garten', 'sale', (h) => house(h) && h.has('HasGarden')],
  ['nl', 'Haus bis 300.000', 'sale', (h) => house(h) && upTo(h, 300_000)],
  ['nl', 'Wohnung zu mieten', 'rent', flat],
  ['nl', 'Haus mit 4 Schlafzimmern', 'sale', (h) => house(h) && h.bedrooms >= 4],
  ['nl', 'Haus ohne Garage', 'sale', (h) => house(h) && h.garages === 0],
];
