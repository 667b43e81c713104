export type RoomUse =
  | 'living'
  | 'kitchen'
  | 'bed'
  | 'bath'
  | 'wash'
  | 'hall'
  | 'store'
  | 'office'
  | 'shop'
  | 'dining'
  | 'hallway'
  | 'terrace'
  | 'garage';

/**
 * A floor in shares of its width and depth: rooms by use, doors with their wall and direction of
 * opening.
 */
export type FloorLayout = {
  rooms: readonly (readonly [RoomUse, number, number, number, number])[];
  doors: readonly (readonly [number, number, 'h' | 'v', 1 | -1])[];
  windows: readonly (readonly [number, number, 'h' | 'v', number])[];
};
