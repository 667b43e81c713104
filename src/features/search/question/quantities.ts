import type { RangeField } from '../../../domain/criteria/criteria';

/** What an amount becomes: the fields of its ends, and which end it is without a word such as 'max'. */
interface Quantity {
  min?: RangeField;
  max?: RangeField;
  alone: 'min' | 'max';
  /** What one unit is in the unit of the criterion. */
  factor?: number;
  /** Added: five rooms are four bedrooms. */
  plus?: number;
  /** A number beyond it is no such amount. */
  limit?: number;
}

const COUNT = { alone: 'min', limit: 50 } as const;

/** Forty kilometres an hour, as the crow flies: country roads are half as long again as the straight line. */
const KILOMETRES_A_MINUTE = 2 / 3;

/**
 * What visitors give amounts of, by the names of data/question/words.json. Another criterion that questions read is a row
 * here, with its words there.
 */
export const QUANTITIES = {
  price: { min: 'priceMin', max: 'priceMax', alone: 'max' },
  euro: { min: 'priceMin', max: 'priceMax', alone: 'max' },
  allIn: { max: 'budget', alone: 'max' },
  bedrooms: { min: 'bedroomsMin', max: 'bedroomsMax', ...COUNT },
  rooms: { min: 'bedroomsMin', max: 'bedroomsMax', ...COUNT, plus: -1 },
  bathrooms: { min: 'bathroomsMin', ...COUNT },
  persons: { min: 'personsMin', ...COUNT },
  garages: { min: 'garagesMin', max: 'garagesMax', ...COUNT },
  parkings: { min: 'parkingsMin', max: 'parkingsMax', ...COUNT },
  area: { min: 'livingMin', max: 'livingMax', alone: 'min' },
  living: { min: 'livingMin', max: 'livingMax', alone: 'min' },
  ground: { min: 'groundMin', max: 'groundMax', alone: 'min' },
  ares: { min: 'groundMin', max: 'groundMax', alone: 'min', factor: 100 },
  /** What a buyer need not borrow: a list's plan, not a criterion. */
  ownFunds: { alone: 'max' },
  /** Beside a place, how far from it. */
  kilometres: { alone: 'max', limit: 200 },
  /** No list knows how long one drives; beside a place, how far one gets in a straight line. */
  minutes: { alone: 'max', limit: 600, factor: KILOMETRES_A_MINUTE },
  hours: { alone: 'max', limit: 10, factor: 60 * KILOMETRES_A_MINUTE },
  hectares: { min: 'groundMin', max: 'groundMax', alone: 'min', factor: 10_000 },
  miles: { alone: 'max', limit: 200, factor: 1.609 },
  acres: { min: 'groundMin', max: 'groundMax', alone: 'min', factor: 4047 },
  squareFeet: { min: 'livingMin', max: 'livingMax', alone: 'min', factor: 0.0929 },
  /** What no list can be asked for: a price per square metre, a cadastral income. */
  unlisted: { alone: 'max' },
} as const satisfies Record<string, Quantity>;
export type QuantityName = keyof typeof QUANTITIES;

/** Returns the row of a quantity without its literal types. */
export const getQuantity = (name: QuantityName): Quantity => QUANTITIES[name];
