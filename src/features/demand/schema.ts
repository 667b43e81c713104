import * as v from 'valibot';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../domain/accounts/password-length';
import type { AlertFrequency } from '../../domain/demand/alert-times';
import { ALERT_FREQUENCIES } from '../../domain/demand/alert-times';
import { MAX_ZONES } from '../../domain/demand/search-criteria';
import type { TextKey } from '../../domain/language/texts';
import {
  CheckboxSchema,
  dynamicMultipleChoice,
  requiredChoice,
} from '../forms/kit/definition/choice-schemas';
import type { FieldOption } from '../forms/kit/definition/field';
import { WRITER_ENTRIES } from '../forms/kit/definition/person-fields';
import {
  asTextKey,
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

const FREQUENCY_LABELS = {
  immediate: 'DEMAND_FREQUENCY_IMMEDIATE',
  daily: 'DEMAND_FREQUENCY_DAILY',
  weekly: 'DEMAND_FREQUENCY_WEEKLY',
} as const satisfies Record<AlertFrequency, TextKey>;

/** How often alerts come, with its label. */
export const FREQUENCY_OPTIONS = ALERT_FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value],
}));

/** '6940, 6900 6890' → '6940, 6900, 6890': postcodes, each once. */
export const ZipListSchema = v.pipe(
  LineSchema,
  v.transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
  v.check((zips) => zips.every((zip) => /^\d{4,5}$/.test(zip)), 'ALERT_ZIP_INVALID'),
  v.transform((zips) => [...new Set(zips)].join(', ')),
);

const zoneChoice = () =>
  v.pipe(dynamicMultipleChoice(), v.maxLength(MAX_ZONES, asTextKey('ALERT_ZONES_TOO_MANY')));

const optionalRoomCount = () => optionalInteger(0, 99);

/** Criteria of the search, field by field (§3, demand register). */
export const SEARCH_ENTRIES = {
  goal: requiredChoice(SEARCH_GOALS, 'ALERT_GOAL_EMPTY'),
  types: v.pipe(dynamicMultipleChoice(), v.minLength(1, asTextKey('ALERT_TYPES_EMPTY'))),
  towns: zoneChoice(),
  regions: zoneChoice(),
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
};

/**
 * The characters of a new password, counted as a person does: an emoji or a letter with its accent is one.
 * The rules against common ones are the server's (decision 24). No transformation follows a check: it
 * would end the schema where nobody is asked for a password.
 */
const NewPassword = v.pipe(
  v.optional(v.string(), ''),
  v.transform((password) => [...password.normalize('NFKC')]),
  v.minLength(1, asTextKey('ALERT_PASSWORD_EMPTY')),
  v.minLength(MIN_PASSWORD_LENGTH, asTextKey('ALERT_PASSWORD_TOO_SHORT')),
  v.maxLength(MAX_PASSWORD_LENGTH, asTextKey('ALERT_PASSWORD_TOO_LONG')),
);

const DemandAnswersSchema = v.object({
  /** The name of a search on the subscriber's page; the register's own form does not ask it. */
  searchName: v.pipe(LineSchema, v.maxLength(80, asTextKey('ALERT_TOO_LONG'))),
  ...SEARCH_ENTRIES,
  frequency: requiredChoice(FREQUENCY_OPTIONS),
  ...WRITER_ENTRIES,
  phone: OptionalPhoneSchema,
  password: NewPassword,
  passwordConfirm: v.pipe(
    v.optional(v.string(), ''),
    v.transform((password) => password.normalize('NFKC')),
    v.nonEmpty(asTextKey('ALERT_PASSWORD_CONFIRM_EMPTY')),
  ),
  remark: optionalMultiline(),
});

/** Returns a check that the minimum of a range is not above its maximum; an empty end is open. */
const hasOrderedRange =
  <Min extends string, Max extends string>(min: Min, max: Max) =>
  (answers: Record<Min | Max, number | undefined>) =>
    (answers[min] ?? 0) <= (answers[max] ?? Number.POSITIVE_INFINITY);

/** A search with at least one type, and one zone: a city, a region, a drawn area or a postcode (§5). */
export const DemandRegisterSchema = v.pipe(
  DemandAnswersSchema,
  v.forward(
    v.partialCheck(
      [['towns'], ['regions'], ['area'], ['zips']],
      ({ towns, regions, area, zips }) =>
        towns.length > 0 || regions.length > 0 || area !== '' || zips !== '',
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
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirm']],
      ({ password, passwordConfirm }) => password.join('') === passwordConfirm,
      'ALERT_PASSWORD_MISMATCH',
    ),
    ['passwordConfirm'],
  ),
);
