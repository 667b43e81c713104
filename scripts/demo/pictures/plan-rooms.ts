import type { Room } from '../../../src/domain/catalogue/room.ts';
import type { HouseName } from '../catalogue/houses.ts';
import { floorLayouts, type PlanKind, type RoomUse } from './floor-layouts.ts';

const planKindByHouse: Partial<Record<HouseName, PlanKind>> = {
  langgevelhoeve: 'longhouse',
  gite: 'longhouse',
  bungalow: 'flat',
  residentie: 'flat',
  'appartement-centrum': 'flat',
  'appartement-rivier': 'flat',
  studio: 'studio',
  winkelhuis: 'shop',
  kantoor: 'office',
  loods: 'shed',
  garage: 'garages',
};

/** Returns which floor a house has. */
export const getPlanKind = (house: HouseName): PlanKind => planKindByHouse[house] ?? 'house';

const roomByUse: Record<RoomUse, Room> = {
  living: 'living',
  kitchen: 'kitchen',
  bed: 'bedroom',
  bath: 'bathroom',
  hall: 'hall',
  hallway: 'corridor',
  store: 'storage',
  office: 'office',
  shop: 'shop',
  terrace: 'terrace',
};

/** Rooms that are called otherwise in a building for work or cars. */
const otherRooms: Partial<Record<PlanKind, Partial<Record<RoomUse, Room>>>> = {
  shop: { bath: 'washroom' },
  office: { bath: 'washroom' },
  shed: { bath: 'washroom', store: 'warehouse' },
  garages: { store: 'garage' },
};

/** Returns the rooms of a house's plan in the order of their numbers. */
export function listPlanRooms(house: HouseName): Room[] {
  const kind = getPlanKind(house);
  return floorLayouts[kind].rooms.map(([use]) => otherRooms[kind]?.[use] ?? roomByUse[use]);
}
