import * as v from 'valibot';
import { isCalendarDay } from '../../../domain/typed-values/read-day';
import { CheckboxSchema, requiredCheckbox } from '../kit/definition/choice-schemas';
import type { Form } from '../kit/definition/form';
import {
  ADDRESS_ENTRIES,
  ADDRESS_FIELDS,
  PERSON_ENTRIES,
  PERSON_FIELDS,
} from '../kit/definition/person-fields';
import { LineSchema, optionalMultiline, requiredLine } from '../kit/definition/schemas';
import {
  optionalEmail,
  optionalMoney,
  requiredCalendarDate,
} from '../kit/definition/typed-schemas';
import { AMOUNT_ENTRIES, AMOUNT_GROUP } from './amounts';

const OfferSchema = v.pipe(
  v.object({
    ...PERSON_ENTRIES,
    ...ADDRESS_ENTRIES,
    hasSecond: CheckboxSchema,
    secondFirstName: LineSchema,
    secondLastName: LineSchema,
    secondEmail: optionalEmail(),
    ...AMOUNT_ENTRIES,
    startDate: requiredCalendarDate('ALERT_START_DATE_INCOMPLETE', 'ALERT_DATE_INVALID'),
    endDate: requiredCalendarDate('ALERT_END_DATE_INCOMPLETE', 'ALERT_END_DATE_INVALID'),
    needsLoan: CheckboxSchema,
    loan: optionalMoney(),
    conditions: optionalMultiline(),
    locationSigned: requiredLine('ALERT_FIELD_EMPTY'),
    signDate: requiredCalendarDate('ALERT_DATE_EMPTY', 'ALERT_DATE_INVALID'),
    confirmed: requiredCheckbox('ALERT_CONFIRM_OFFER'),
  }),
  v.forward(
    v.partialCheck(
      [['hasSecond'], ['secondFirstName']],
      ({ hasSecond, secondFirstName }) => !hasSecond || secondFirstName !== '',
      'ALERT_FIST_NAME_EMPTY',
    ),
    ['secondFirstName'],
  ),
  v.forward(
    v.partialCheck(
      [['hasSecond'], ['secondLastName']],
      ({ hasSecond, secondLastName }) => !hasSecond || secondLastName !== '',
      'ALERT_LAST_NAME_EMPTY',
    ),
    ['secondLastName'],
  ),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      // An invalid start date has an error of its own.
      ({ startDate, endDate }) => !isCalendarDay(startDate) || endDate > startDate,
      'ALERT_END_DATE_EARLY',
    ),
    ['endDate'],
  ),
  v.forward(
    v.partialCheck(
      [['needsLoan'], ['loan']],
      ({ needsLoan, loan }) => !needsLoan || loan !== undefined,
      'ALERT_AMOUNT_EMPTY',
    ),
    ['loan'],
  ),
);

const SECOND_PERSON_CONDITION = { field: 'hasSecond', is: ['yes'] };

/** A written offer to purchase (§3, §4, §9): irrevocable from today until the end date. */
export const makeOfferForm = {
  name: 'make-offer',
  path: '/make-offer/',
  about: 'property',
  schema: OfferSchema,
  steps: [
    {
      parts: [
        {
          kind: 'group',
          legend: 'OFFER_PERSON_A',
          fields: [
            ...PERSON_FIELDS,
            ...ADDRESS_FIELDS,
            { kind: 'checkbox', name: 'hasSecond', label: 'OFFER_ADD_PERSON' },
          ],
        },
        {
          kind: 'group',
          legend: 'OFFER_PERSON_B',
          when: SECOND_PERSON_CONDITION,
          fields: [
            { kind: 'text', name: 'secondFirstName', label: 'LABEL_FIRST_NAME', required: true },
            { kind: 'text', name: 'secondLastName', label: 'LABEL_LAST_NAME', required: true },
            { kind: 'email', name: 'secondEmail', label: 'LABEL_EMAIL' },
          ],
        },
        AMOUNT_GROUP,
        {
          kind: 'group',
          legend: 'OFFER_PERIOD',
          hint: 'OFFER_PERIOD_HINT',
          fields: [
            { kind: 'date', name: 'startDate', label: 'OFFER_START_DATE' },
            { kind: 'date', name: 'endDate', label: 'OFFER_END_DATE' },
          ],
        },
        {
          kind: 'group',
          legend: 'OFFER_CONDITIONS_TITLE',
          fields: [
            { kind: 'checkbox', name: 'needsLoan', label: 'OFFER_NEEDS_LOAN' },
            {
              kind: 'money',
              name: 'loan',
              label: 'OFFER_LOAN',
              width: 'medium',
              required: true,
              when: { field: 'needsLoan', is: ['yes'] },
            },
            {
              kind: 'textarea',
              name: 'conditions',
              label: 'OFFER_CONDITIONS',
              hint: 'OFFER_CONDITIONS_HINT',
            },
          ],
        },
        {
          kind: 'group',
          legend: 'OFFER_SIGNING',
          fields: [
            {
              kind: 'text',
              name: 'locationSigned',
              label: 'OFFER_LOCATION_SIGNED',
              hint: 'OFFER_ADVANCE',
            },
            { kind: 'date', name: 'signDate', label: 'OFFER_SIGN_DATE' },
            { kind: 'checkbox', name: 'confirmed', label: 'OFFER_CONFIRM' },
          ],
        },
      ],
    },
  ],
  texts: {
    title: 'OFFER_TITLE',
    intro: 'OFFER_TEXT',
    submit: 'OFFER_SUBMIT',
    failed: 'OFFER_FEEDBACK_ERROR',
    thanks: 'OFFER_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof OfferSchema>;
