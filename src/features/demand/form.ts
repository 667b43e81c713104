import * as v from 'valibot';
import type { TextKey } from '../../domain/language/texts';
import type { Field, Option, Row } from '../forms/kit/definition/field';
import type { Form } from '../forms/kit/definition/form';
import { EMAIL_FIELD, NAME_FIELDS, WRITER } from '../forms/kit/definition/person';
import {
  Area,
  anyGiven,
  Line,
  lines,
  money,
  Phone,
  requiredChoice,
  Ticked,
  whole,
} from '../forms/kit/definition/schemas';

const GOALS = [
  { value: 'buy', label: 'GOAL_BUY' },
  { value: 'rent', label: 'GOAL_RENT' },
] as const satisfies Option[];

/** Decision 30. */
const RHYTHMS = [
  { value: 'at-once', label: 'DEMAND_RHYTHM_AT_ONCE' },
  { value: 'daily', label: 'DEMAND_RHYTHM_DAILY' },
  { value: 'weekly', label: 'DEMAND_RHYTHM_WEEKLY' },
] as const satisfies Option[];

/** '6940, 6900 6890' → '6940, 6900, 6890': as many postcodes as anybody wants. */
const Zips = v.pipe(
  Line,
  v.transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
  v.check((zips) => zips.every((zip) => /^\d{4,5}$/.test(zip)), 'ALERT_ZIP_INVALID'),
  v.transform((zips) => [...new Set(zips)].join(', ')),
);

const rooms = () => whole(0, 99);

const Wishes = v.object({
  goal: requiredChoice(GOALS, 'ALERT_GOAL_EMPTY'),
  types: v.pipe(anyGiven(), v.minLength(1, 'ALERT_TYPES_EMPTY')),
  towns: anyGiven(),
  area: Area,
  zips: Zips,
  priceMin: money(),
  priceMax: money(),
  budget: money(),
  bedroomsMin: rooms(),
  bedroomsMax: rooms(),
  bathroomsMin: rooms(),
  garagesMin: rooms(),
  garagesMax: rooms(),
  parkingsMin: rooms(),
  parkingsMax: rooms(),
  garden: Ticked,
  terrace: Ticked,
  rhythm: requiredChoice(RHYTHMS),
  ...WRITER,
  phone: Phone,
  remark: lines(),
});

/** The lower end of a range does not lie above its upper one. */
const rises =
  <Min extends string, Max extends string>(min: Min, max: Max) =>
  (ends: Record<Min | Max, number | undefined>) =>
    (ends[min] ?? 0) <= (ends[max] ?? Number.POSITIVE_INFINITY);

/** At least one type and one zone, whichever way that is said (§5). */
const Search = v.pipe(
  Wishes,
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
      rises('priceMin', 'priceMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['priceMax'],
  ),
  v.forward(
    v.partialCheck(
      [['bedroomsMin'], ['bedroomsMax']],
      rises('bedroomsMin', 'bedroomsMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['bedroomsMax'],
  ),
  v.forward(
    v.partialCheck(
      [['garagesMin'], ['garagesMax']],
      rises('garagesMin', 'garagesMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['garagesMax'],
  ),
  v.forward(
    v.partialCheck(
      [['parkingsMin'], ['parkingsMax']],
      rises('parkingsMin', 'parkingsMax'),
      'ALERT_RANGE_INVALID',
    ),
    ['parkingsMax'],
  ),
);

const number = (name: string, label: TextKey): Field => ({
  kind: 'number',
  name,
  label,
  width: 'short',
});
const amount = (name: string, label: TextKey): Field => ({
  kind: 'money',
  name,
  label,
  width: 'medium',
});
const between = (...fields: Field[]): Row => ({ kind: 'row', fields });

/** What somebody looks for, and where (§3, demand register): the agency looks along. */
export const demandRegister = {
  name: 'demand-register',
  path: '/demand-register/',
  schema: Search,
  steps: [
    {
      parts: [
        { kind: 'radios', name: 'goal', label: 'DEMAND_GOAL', options: GOALS },
        { kind: 'checkboxes', name: 'types', label: 'DEMAND_TYPES', options: 'given' },
        {
          kind: 'zones',
          name: 'towns',
          label: 'DEMAND_ZONES',
          hint: 'DEMAND_ZONES_HINT',
          map: 'DEMAND_MAP',
          area: 'area',
          options: 'given',
        },
        { kind: 'area', name: 'area', label: 'DEMAND_AREA' },
        { kind: 'text', name: 'zips', label: 'DEMAND_ZIPS', hint: 'DEMAND_ZIPS_HINT' },
        {
          kind: 'group',
          legend: 'DEMAND_WISHES',
          fields: [
            between(amount('priceMin', 'DEMAND_PRICE_MIN'), amount('priceMax', 'DEMAND_PRICE_MAX')),
            {
              ...amount('budget', 'DEMAND_BUDGET'),
              hint: 'DEMAND_BUDGET_HINT',
            },
            between(
              number('bedroomsMin', 'DEMAND_BEDROOMS_MIN'),
              number('bedroomsMax', 'DEMAND_BEDROOMS_MAX'),
            ),
            number('bathroomsMin', 'DEMAND_BATHROOMS_MIN'),
            between(
              number('garagesMin', 'DEMAND_GARAGES_MIN'),
              number('garagesMax', 'DEMAND_GARAGES_MAX'),
            ),
            between(
              number('parkingsMin', 'DEMAND_PARKINGS_MIN'),
              number('parkingsMax', 'DEMAND_PARKINGS_MAX'),
            ),
            { kind: 'checkbox', name: 'garden', label: 'DEMAND_GARDEN' },
            { kind: 'checkbox', name: 'terrace', label: 'DEMAND_TERRACE' },
          ],
        },
        {
          kind: 'group',
          legend: 'VALUATION_STEP_DETAILS',
          fields: [
            { kind: 'radios', name: 'rhythm', label: 'DEMAND_RHYTHM', options: RHYTHMS },
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
} as const satisfies Form<typeof Search>;
