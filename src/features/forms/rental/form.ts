import * as v from 'valibot';
import type { Field, Group } from '../kit/definition/field';
import type { Form } from '../kit/definition/form';
import { PERSON, PERSON_FIELDS } from '../kit/definition/person';
import {
  Line,
  lines,
  money,
  requiredDate,
  requiredMoney,
  requiredWhole,
  Ticked,
} from '../kit/definition/schemas';

/** Who would live there, and on what: pets, reason and ages are nobody's to demand (decision 19). */
const HOUSEHOLD = {
  adults: requiredWhole(1, 20, 'ALERT_FIELD_EMPTY'),
  kids: requiredWhole(0, 20, 'ALERT_FIELD_EMPTY'),
  kidsAges: Line,
  pets: Line,
  movingDate: requiredDate('ALERT_DATE_INVALID', 'ALERT_DATE_INVALID'),
  movingReason: lines(1000),
  income1: requiredMoney(),
  income2: money(),
};

const HOUSEHOLD_GROUPS: readonly Group[] = [
  {
    kind: 'group',
    legend: 'RENTAL_HOUSEHOLD',
    fields: [
      { kind: 'number', name: 'adults', label: 'RENTAL_ADULTS', width: 'short' },
      { kind: 'number', name: 'kids', label: 'RENTAL_KIDS', width: 'short' },
      { kind: 'text', name: 'kidsAges', label: 'RENTAL_KIDS_AGES', hint: 'RENTAL_KIDS_AGES_HINT' },
      { kind: 'text', name: 'pets', label: 'RENTAL_PETS', hint: 'RENTAL_PETS_HINT' },
    ],
  },
  {
    kind: 'group',
    legend: 'RENTAL_MOVING',
    fields: [
      { kind: 'date', name: 'movingDate', label: 'RENTAL_MOVING_DATE' },
      {
        kind: 'textarea',
        name: 'movingReason',
        label: 'RENTAL_REASON',
        hint: 'RENTAL_REASON_HINT',
        rows: 2,
      },
    ],
  },
  {
    kind: 'group',
    legend: 'RENTAL_MEANS',
    hint: 'RENTAL_INCOME_HINT',
    fields: [
      { kind: 'money', name: 'income1', label: 'RENTAL_INCOME_1', width: 'medium' },
      { kind: 'money', name: 'income2', label: 'RENTAL_INCOME_2', width: 'medium' },
    ],
  },
];

const WHO: Group = { kind: 'group', legend: 'RENTAL_WHO', fields: PERSON_FIELDS };

/** What §9 has confirmed; the server says which of them this listing asks for (room.tsx). */
const CONFIRMATIONS = [
  { kind: 'checkbox', name: 'hasIncome', label: 'RENTAL_CONFIRM_INCOME', required: true },
  { kind: 'checkbox', name: 'fewEnough', label: 'RENTAL_CONFIRM_PERSONS', required: true },
  { kind: 'checkbox', name: 'hasRead', label: 'RENTAL_CONFIRM_DESCRIPTION', required: true },
  { kind: 'checkbox', name: 'paysAtSigning', label: 'RENTAL_CONFIRM_SIGNING', required: true },
] as const satisfies Field[];

const Application = v.object({
  ...PERSON,
  ...HOUSEHOLD,
  hasIncome: Ticked,
  fewEnough: Ticked,
  hasRead: Ticked,
  paysAtSigning: Ticked,
  remark: lines(),
});

/** An application for one rental (§3, §9). */
export const rentalApplication = {
  name: 'rental-application',
  path: '/rental-application/',
  about: 'property',
  schema: Application,
  steps: [
    {
      parts: [
        WHO,
        ...HOUSEHOLD_GROUPS,
        { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK' },
        { kind: 'group', legend: 'RENTAL_CONFIRMATIONS', fields: CONFIRMATIONS },
      ],
    },
  ],
  texts: {
    title: 'RENTAL_TITLE',
    lead: 'RENTAL_TEXT',
    submit: 'RENTAL_SUBMIT',
    failed: 'RENTAL_APPLICATION_FEEDBACK_ERROR',
    thanks: 'RENTAL_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof Application>;

export type Confirmation = (typeof CONFIRMATIONS)[number]['name'];

const Profile = v.object({ ...PERSON, ...HOUSEHOLD, wishes: lines() });

/** Who looks for something to rent, before there is something (§1). */
export const rentProfile = {
  name: 'rent-profile',
  path: '/rent-profile/',
  schema: Profile,
  steps: [
    {
      parts: [
        WHO,
        ...HOUSEHOLD_GROUPS,
        {
          kind: 'textarea',
          name: 'wishes',
          label: 'RENT_PROFILE_WISHES',
          hint: 'RENT_PROFILE_WISHES_HINT',
        },
      ],
    },
  ],
  texts: {
    title: 'RENTAL_PROFILE_TITLE',
    lead: 'RENT_PROFILE_TEXT',
    submit: 'RENT_PROFILE_SUBMIT',
    failed: 'RENTAL_APPLICATION_FEEDBACK_ERROR',
    thanks: 'RENT_PROFILE_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof Profile>;
