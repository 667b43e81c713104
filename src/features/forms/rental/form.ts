import * as v from 'valibot';
import { requiredCheckbox } from '../kit/definition/choice-schemas';
import type { Field, FieldGroup } from '../kit/definition/field';
import type { Form } from '../kit/definition/form';
import { PERSON_ENTRIES, PERSON_FIELDS } from '../kit/definition/person-fields';
import { LineSchema, optionalMultiline } from '../kit/definition/schemas';
import {
  optionalMoney,
  requiredCalendarDate,
  requiredInteger,
  requiredMoney,
} from '../kit/definition/typed-schemas';

/** The household and its income. Pets, reason and ages are optional: a landlord may not require them (decision 19). */
const HOUSEHOLD_ENTRIES = {
  adults: requiredInteger(1, 20, 'ALERT_FIELD_EMPTY'),
  kids: requiredInteger(0, 20, 'ALERT_FIELD_EMPTY'),
  kidsAges: LineSchema,
  pets: LineSchema,
  movingDate: requiredCalendarDate('ALERT_DATE_EMPTY', 'ALERT_DATE_INVALID'),
  movingReason: optionalMultiline(1000),
  income1: requiredMoney(),
  income2: optionalMoney(),
};

/** Returns whether answers tell of a household and its income. */
export const tellsOfHousehold = (answers: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(HOUSEHOLD_ENTRIES).some((name) => answers[name] !== undefined);

const HOUSEHOLD_GROUPS: readonly FieldGroup[] = [
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
      { kind: 'money', name: 'income1', label: 'RENTAL_INCOME_1', width: 'medium', per: 'month' },
      { kind: 'money', name: 'income2', label: 'RENTAL_INCOME_2', width: 'medium', per: 'month' },
    ],
  },
];

const TENANT_GROUP: FieldGroup = { kind: 'group', legend: 'RENTAL_WHO', fields: PERSON_FIELDS };

/** The confirmations of §9; the handler leaves out those that do not apply to the listing. */
const CONFIRMATIONS = [
  { kind: 'checkbox', name: 'hasIncome', label: 'RENTAL_CONFIRM_INCOME' },
  { kind: 'checkbox', name: 'fewEnough', label: 'RENTAL_CONFIRM_PERSONS' },
  { kind: 'checkbox', name: 'hasRead', label: 'RENTAL_CONFIRM_DESCRIPTION' },
  { kind: 'checkbox', name: 'paysAtSigning', label: 'RENTAL_CONFIRM_SIGNING' },
] as const satisfies Field[];

const RentalApplicationSchema = v.object({
  ...PERSON_ENTRIES,
  ...HOUSEHOLD_ENTRIES,
  hasIncome: requiredCheckbox('ALERT_CONFIRM_INCOME'),
  fewEnough: requiredCheckbox('ALERT_CONFIRM_PERSONS'),
  hasRead: requiredCheckbox('ALERT_CONFIRM_DESCRIPTION'),
  paysAtSigning: requiredCheckbox('ALERT_CONFIRM_SIGNING'),
  remark: optionalMultiline(),
});

/** An application for one rental (§3, §9). */
export const rentalApplicationForm = {
  name: 'rental-application',
  path: '/rental-application/',
  list: '/for-rent/',
  about: 'property',
  schema: RentalApplicationSchema,
  steps: [
    {
      parts: [
        TENANT_GROUP,
        ...HOUSEHOLD_GROUPS,
        { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK' },
        { kind: 'group', legend: 'RENTAL_CONFIRMATIONS', fields: CONFIRMATIONS },
      ],
    },
  ],
  texts: {
    title: 'RENTAL_TITLE',
    intro: 'RENTAL_TEXT',
    submit: 'RENTAL_SUBMIT',
    failed: 'RENTAL_APPLICATION_FEEDBACK_ERROR',
    thanks: 'RENTAL_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof RentalApplicationSchema>;

export type ConfirmationName = (typeof CONFIRMATIONS)[number]['name'];

const RentProfileSchema = v.object({
  ...PERSON_ENTRIES,
  ...HOUSEHOLD_ENTRIES,
  wishes: optionalMultiline(),
});

/** The profile of a person who looks for a rental, without a particular one (§1). */
export const rentProfileForm = {
  name: 'rent-profile',
  path: '/rent-profile/',
  list: '/for-rent/',
  schema: RentProfileSchema,
  steps: [
    {
      parts: [
        TENANT_GROUP,
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
    intro: 'RENT_PROFILE_TEXT',
    submit: 'RENT_PROFILE_SUBMIT',
    failed: 'RENTAL_APPLICATION_FEEDBACK_ERROR',
    thanks: 'RENT_PROFILE_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof RentProfileSchema>;
