import type { Room } from '../../../src/domain/catalogue/room.ts';
import type { HouseName } from '../catalogue/houses.ts';
import type { RoomUse } from './floor-layout.ts';
import { floorLayouts, type PlanKind } from './floor-layouts.ts';

const planKindByHouse: Partial<Record<HouseName, PlanKind>> = {
  langgevelhoeve: 'longhouse',
  gite: 'guesthouse',
  'villa-modern': 'villa',
  'villa-landelijk': 'country',
  'chalet-bosrand': 'lodge',
  'chalet-wit': 'chalet',
  bungalow: 'bungalow',
  'bel-etage': 'beletage',
  stadspand: 'country',
  residentie: 'flat',
  'residentie-hoek': 'family',
  'appartement-centrum': 'flat',
  'appartement-rivier': 'flat',
  'appartement-kasteel': 'throughflat',
  'appartement-tuin': 'throughflat',
  'flat-balken': 'duplex',
  'flat-kanaal': 'cornerflat',
  'appartement-perron': 'cornerflat',
  'bungalow-1969': 'sixties',
  studio: 'studio',
  winkelhuis: 'shop',
  winkelpui: 'salesroom',
  winkelpaviljoen: 'pavilion',
  ijssalon: 'parlour',
  brasserie: 'brasserie',
  kantoorlokaal: 'chambers',
  kantoor: 'office',
  kantoorgebouw: 'office',
  loods: 'shed',
  bedrijfshal: 'dockhall',
  garage: 'garages',
  koetshuis: 'coachhouse',
};

/** Returns which floor a house has. */
export const getPlanKind = (house: HouseName): PlanKind => planKindByHouse[house] ?? 'house';

const roomByUse: Record<RoomUse, Room> = {
  living: 'living',
  kitchen: 'kitchen',
  bed: 'bedroom',
  bath: 'bathroom',
  wash: 'washroom',
  hall: 'hall',
  hallway: 'corridor',
  store: 'storage',
  office: 'office',
  shop: 'shop',
  dining: 'diningroom',
  terrace: 'terrace',
  garage: 'garage',
};

/** Rooms that are called otherwise where goods or cars are kept. */
const otherRooms: Partial<Record<PlanKind, Partial<Record<RoomUse, Room>>>> = {
  longhouse: { store: 'garage' },
  shed: { store: 'warehouse' },
  dockhall: { store: 'warehouse' },
  garages: { store: 'garage' },
  coachhouse: { store: 'garage' },
};

/** Returns the rooms of a house's plan in the order of their numbers. */
export function listPlanRooms(house: HouseName): Room[] {
  const kind = getPlanKind(house);
  return floorLayouts[kind].rooms.map(([use]) => otherRooms[kind]?.[use] ?? roomByUse[use]);
}
