import * as v from 'valibot';
import {
  CheckboxSchema,
  dynamicMultipleChoice,
  requiredChoice,
} from '../forms/kit/definition/choice-schemas';
import type { FieldOption } from '../forms/kit/definition/field';
import { WRITER_ENTRIES } from '../forms/kit/definition/person-fields';
import {
  DrawnAreaSchema,
  LineSchema,
  OptionalPhoneSchema,
  optionalInteger,
  optionalMoney,
  optionalMultiline,
} from '../forms/kit/definition/schemas';

export const SEARCH_GOALS = [
  { value: 'buy', label: 'GOAL_BUY' },
  { value: 'rent', label: 'GOAL_RENT' },
] as const satisfies FieldOption[];

/** The intervals at which the agency writes about new matches (decision 30). */
export const ALERT_FREQUENCIES = [
  { value: 'at-once', label: 'DEMAND_RHYTHM_AT_ONCE' },
  { value: 'daily', label: 'DEMAND_RHYTHM_DAILY' },
  { value: 'weekly', label: 'DEMAND_RHYTHM_WEEKLY' },
] as const satisfies FieldOption[];

/** '6940, 6900 6890' → '6940, 6900, 6890': any number of postcodes, each once. */
export const ZipListSchema = v.pipe(
  LineSchema,
  v.transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
  v.check((zips) => zips.every((zip) => /^\d{4,5}$/.test(zip)), 'ALERT_ZIP_INVALID'),
  v.transform((zips) => [...new Set(zips)].join(', ')),
);

const optionalRoomCount = () => optionalInteger(0, 99);

const DemandAnswersSchema = v.object({
  goal: requiredChoice(SEARCH_GOALS, 'ALERT_GOAL_EMPTY'),
  types: v.pipe(dynamicMultipleChoice(), v.minLength(1, 'ALERT_TYPES_EMPTY')),
  towns: dynamicMultipleChoice(),
  area: DrawnAreaSchema,
  zips: ZipListSchema,
  priceMin: optionalMoney(),
  priceMax: optionalMoney(),
  budget: optionalMoney(),
  bedroomsMin: optionalRoomCount(),
  bedroomsMax: optionalRoomCount(),
  bathroomsMin: optionalRoomCount(),
  garagesMin: optionalRoomCount(),
  garagesMax: optionalRoomCount(),
  parkingsMin: optionalRoomCount(),
  parkingsMax: optionalRoomCount(),
  garden: CheckboxSchema,
  terrace: CheckboxSchema,
  rhythm: requiredChoice(ALERT_FREQUENCIES),
  ...WRITER_ENTRIES,
  phone: OptionalPhoneSchema,
  remark: optionalMultiline(),
});

/** Returns a check that the minimum of a range is not above its maximum; an empty end is open. */
const hasOrderedRange =
  <Min extends string, Max extends string>(min: Min, max: Max) =>
  (answers: Record<Min | Max, number | undefined>) =>
    (answers[min] ?? 0) <= (answers[max] ?? Number.POSITIVE_INFINITY);

/** A search with at least one type, and one zone: a city, a drawn area or a postcode (§5). */
export const DemandRegisterSchema = v.pipe(
  DemandAnswersSchema,
  v.forward(
    v.partialCheck(
      [['towns'], ['area'], ['zips']],
      ({ towns, area, zips }) => towns.length > 0 || area !== '' || zips !== '',
      'ALERT_ZONES_EMPTY',
    ),
    ['towns'],
  ),
  v.forward(
    v.partialCheck(
      [['priceMin'], ['priceMax']],
      hasOrderedRange('priceMin', 'priceMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['priceMax'],
  ),
  v.forward(
    v.partialCheck(
      [['bedroomsMin'], ['bedroomsMax']],
      hasOrderedRange('bedroomsMin', 'bedroomsMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['bedroomsMax'],
  ),
  v.forward(
    v.partialCheck(
      [['garagesMin'], ['garagesMax']],
      hasOrderedRange('garagesMin', 'garagesMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['garagesMax'],
  ),
  v.forward(
    v.partialCheck(
      [['parkingsMin'], ['parkingsMax']],
      hasOrderedRange('parkingsMin', 'parkingsMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['parkingsMax'],
  ),
);
