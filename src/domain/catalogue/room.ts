import * as v from 'valibot';

/** The rooms that a plan may number, by use. */
export const Room = v.picklist([
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'washroom',
  'hall',
  'corridor',
  'storage',
  'office',
  'shop',
  'diningroom',
  'warehouse',
  'garage',
  'terrace',
]);
export type Room = v.InferOutput<typeof Room>;
