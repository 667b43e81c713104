import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import {
  CheckboxSchema,
  dynamicMultipleChoice,
  requiredChoice,
} from '../forms/kit/definition/choice-schemas';
import type { Field, FieldOption, FieldRow } from '../forms/kit/definition/field';
import type { Form } from '../forms/kit/definition/form';
import { EMAIL_FIELD, NAME_FIELDS, WRITER_ENTRIES } from '../forms/kit/definition/person-fields';
import {
  DrawnAreaSchema,
  LineSchema,
  OptionalPhoneSchema,
  optionalInteger,
  optionalMoney,
  optionalMultiline,
} from '../forms/kit/definition/schemas';

const SEARCH_GOALS = [
  { value: 'buy', label: 'GOAL_BUY' },
  { value: 'rent', label: 'GOAL_RENT' },
] as const satisfies FieldOption[];

/** Decision 30. */
const ALERT_FREQUENCIES = [
  { value: 'at-once', label: 'DEMAND_RHYTHM_AT_ONCE' },
  { value: 'daily', label: 'DEMAND_RHYTHM_DAILY' },
  { value: 'weekly', label: 'DEMAND_RHYTHM_WEEKLY' },
] as const satisfies FieldOption[];

/** '6940, 6900 6890' → '6940, 6900, 6890': any number of postcodes, each once. */
const ZipListSchema = v.pipe(
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

/** At least one type, and one zone: a town, a drawn area or a postcode (§5). */
const DemandRegisterSchema = v.pipe(
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

const createNumberField = (name: string, label: TextKey): Field => ({
  kind: 'number',
  name,
  label,
  width: 'short',
});
const createMoneyField = (name: string, label: TextKey): Field => ({
  kind: 'money',
  name,
  label,
  width: 'medium',
});
const createFieldRow = (...fields: Field[]): FieldRow => ({ kind: 'row', fields });

/** The search of a buyer or renter, for the agency to look for matches (§3, demand register). */
export const demandRegisterForm = {
  name: 'demand-register',
  path: '/demand-register/',
  schema: DemandRegisterSchema,
  steps: [
    {
      parts: [
        { kind: 'radios', name: 'goal', label: 'DEMAND_GOAL', options: SEARCH_GOALS },
        { kind: 'checkboxes', name: 'types', label: 'DEMAND_TYPES', options: 'dynamic' },
        {
          kind: 'zones',
          name: 'towns',
          label: 'DEMAND_ZONES',
          hint: 'DEMAND_ZONES_HINT',
          map: 'DEMAND_MAP',
          area: 'area',
          options: 'dynamic',
        },
        { kind: 'area', name: 'area', label: 'DEMAND_AREA' },
        { kind: 'text', name: 'zips', label: 'DEMAND_ZIPS', hint: 'DEMAND_ZIPS_HINT' },
        {
          kind: 'group',
          legend: 'DEMAND_WISHES',
          fields: [
            createFieldRow(
              createMoneyField('priceMin', 'DEMAND_PRICE_MIN'),
              createMoneyField('priceMax', 'DEMAND_PRICE_MAX'),
            ),
            {
              ...createMoneyField('budget', 'DEMAND_BUDGET'),
              hint: 'DEMAND_BUDGET_HINT',
            },
            createFieldRow(
              createNumberField('bedroomsMin', 'DEMAND_BEDROOMS_MIN'),
              createNumberField('bedroomsMax', 'DEMAND_BEDROOMS_MAX'),
            ),
            createNumberField('bathroomsMin', 'DEMAND_BATHROOMS_MIN'),
            createFieldRow(
              createNumberField('garagesMin', 'DEMAND_GARAGES_MIN'),
              createNumberField('garagesMax', 'DEMAND_GARAGES_MAX'),
            ),
            createFieldRow(
              createNumberField('parkingsMin', 'DEMAND_PARKINGS_MIN'),
              createNumberField('parkingsMax', 'DEMAND_PARKINGS_MAX'),
            ),
            { kind: 'checkbox', name: 'garden', label: 'DEMAND_GARDEN' },
            { kind: 'checkbox', name: 'terrace', label: 'DEMAND_TERRACE' },
          ],
        },
        {
          kind: 'group',
          legend: 'VALUATION_STEP_DETAILS',
          fields: [
            { kind: 'radios', name: 'rhythm', label: 'DEMAND_RHYTHM', options: ALERT_FREQUENCIES },
            ...NAME_FIELDS,
            { ...EMAIL_FIELD, hint: 'HINT_EMAIL' },
            { kind: 'tel', name: 'phone', label: 'LABEL_PHONE', autocomplete: 'tel' },
            { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK' },
          ],
        },
      ],
    },
  ],
  texts: {
    title: 'DEMAND_TITLE',
    lead: 'DEMAND_TEXT',
    submit: 'DEMAND_SUBMIT',
    failed: 'DEMAND_REGISTER_FEEDBACK_ERROR',
    thanks: 'THANKS_DEMAND_REGISTER_TEXT',
  },
} as const satisfies Form<typeof DemandRegisterSchema>;
