/**
 * The houses and places of the demonstration's pictures, with the pictures of each. For every entry
 * the picture scripts make /media/houses/<folder>/<picture>.webp (1920×1440) and
 * <picture>-250.webp (250×188); the folder is the house's own or, for rooms, its interior's. The
 * catalogue refers to these files only.
 */

import type { House, InteriorStyle, PictureName } from './picture-sets.ts';
import {
  addEvening,
  campingHouse,
  createApartment,
  createBuilding,
  createBusiness,
  createFlat,
  createHome,
  createHouseFront,
  createPhotoEntry,
  garageHouse,
  groundHouse,
  planEntry,
  plotHouse,
  studioHouse,
  woodHouse,
} from './picture-sets.ts';

export const HOUSES = {
  langgevelhoeve: createHome('hoeve'),
  vierkantshoeve: createHome('hoeve'),
  dorpshuis: addEvening(createHome('salon')),
  herenhuis: addEvening(createHome('salon')),
  notarishuis: createHouseFront('notaris'),
  doktershuis: createHouseFront('stad'),
  'villa-modern': createHome('villa'),
  'villa-landelijk': createHome('hoeve'),
  'chalet-bosrand': createHome('chalet'),
  'chalet-wit': createHome('chalet'),
  bungalow: addEvening(createHome('villa')),
  fermette: addEvening(createHome('hoeve')),
  molenhuis: createHome('hoeve'),
  landhuis: createHome('salon'),
  rijwoning: addEvening(createHome('villa')),
  gite: createHome('chalet'),
  arbeidershuis: createHouseFront('hoeve'),
  burgerhuis: createHouseFront('villa'),
  kerkhuis: createHouseFront('salon'),
  vakwerkhuis: createHome('hoeve'),
  'fermette-steen': createHouseFront('hoeve'),
  stadspand: createHouseFront('salon'),
  stationshuis: createHouseFront('rij'),
  arbeiderswoning: createHouseFront('rij'),
  boswachtershuis: createHouseFront('stal'),
  'bungalow-1969': createHouseFront('zestig'),
  'villa-kubus': createHouseFront('licht'),
  'bel-etage': createHouseFront('villa'),
  'flat-salon': {
    ...createFlat('salon'),
    shared: { grondplan: 'appartement-centrum/grondplan' },
  },
  'flat-balken': createFlat('hoeve'),
  'flat-kanaal': createFlat('rivier'),
  'appartement-centrum': addEvening(createApartment('salon')),
  'appartement-rivier': createApartment('oever'),
  residentie: createApartment('oever'),
  'residentie-hoek': {
    ...createApartment('oever'),
    shared: { voorgevel: 'residentie/voorgevel', terras: 'residentie/terras' },
  },
  'appartement-kasteel': createBuilding('oever'),
  'appartement-perron': createBuilding('oever'),
  'appartement-tuin': createBuilding('rivier'),
  studio: studioHouse,
  winkelhuis: createBusiness(),
  winkelpui: createBusiness(),
  winkelpaviljoen: createBusiness(),
  brasserie: createBusiness('De zaak', 'La salle'),
  ijssalon: createBusiness('De winkel', 'La boutique'),
  kantoorlokaal: createBusiness(),
  kantoor: createBusiness(),
  kantoorgebouw: { ...createBusiness(), shared: { binnen: 'kantoor/binnen' } },
  loods: createBusiness(),
  bedrijfshal: { ...createBusiness(), shared: { binnen: 'loods/binnen' } },
  garage: garageHouse,
  koetshuis: {
    pictures: { zicht: createPhotoEntry('De garages', 'Les garages'), grondplan: planEntry },
  },
  parkeerplaats: { pictures: { zicht: createPhotoEntry('De parkeerplaats', 'Le parking') } },
  camping: campingHouse,
  staanplaats: { pictures: { zicht: createPhotoEntry('De staanplaats', 'L’emplacement') } },
  'bouwgrond-helling': plotHouse,
  'bouwgrond-dorp': plotHouse,
  'bouwgrond-weg': groundHouse,
  'bouwgrond-dal': groundHouse,
  'bouwgrond-terras': groundHouse,
  'bouwgrond-linde': groundHouse,
  'bouwgrond-straat': groundHouse,
  'bouwgrond-bosrand': groundHouse,
  'bouwgrond-dorpsrand': groundHouse,
  weide: plotHouse,
  paardenweide: groundHouse,
  bosperceel: woodHouse,
} as const satisfies Record<string, House>;

export type HouseName = keyof typeof HOUSES;

/** The pictures of a set of rooms. */
export const ROOM_PICTURES: readonly PictureName[] = [
  'woonkamer',
  'keuken',
  'slaapkamer',
  'badkamer',
  'haard',
  'eethoek',
];

/** Returns the path of a house's picture below /media/houses/, without its extension. */
export function getPicturePath(
  house: HouseName,
  picture: PictureName,
  interior: InteriorStyle | undefined = getOwnInterior(house),
): string {
  const { shared }: House = HOUSES[house];
  const sharedPath = shared?.[picture];
  if (sharedPath) return sharedPath;
  return interior && ROOM_PICTURES.includes(picture)
    ? `interieur-${interior}/${picture}`
    : `${house}/${picture}`;
}

/** Returns the rooms of a house that no listing of it furnishes otherwise (interiors.ts). */
function getOwnInterior(house: HouseName): InteriorStyle | undefined {
  const { interior }: House = HOUSES[house];
  return interior;
}
