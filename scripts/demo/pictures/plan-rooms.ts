import type { Room } from '../../../src/domain/catalogue/room.ts';
import type { HouseName } from '../catalogue/houses.ts';
import type { RoomUse } from './floor-layout.ts';
import { floorLayouts, type PlanKind } from './floor-layouts.ts';

const planKindByHouse: Partial<Record<HouseName, PlanKind>> = {
  langgevelhoeve: 'longhouse',
  gite: 'longhouse',
  bungalow: 'flat',
  residentie: 'flat',
  'appartement-centrum': 'flat',
  'appartement-rivier': 'flat',
  'appartement-kasteel': 'throughflat',
  'appartement-tuin': 'throughflat',
  'flat-balken': 'throughflat',
  'appartement-perron': 'cornerflat',
  'bungalow-1969': 'flat',
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
};

/** Rooms that are called otherwise in a building for goods or cars. */
const otherRooms: Partial<Record<PlanKind, Partial<Record<RoomUse, Room>>>> = {
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
