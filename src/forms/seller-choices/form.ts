import * as v from 'valibot';
import type { Option } from '../kit/field';
import type { Form } from '../kit/form';
import { ADDRESS, ADDRESS_FIELDS, PERSON, PERSON_FIELDS, REPLY, REPLY_FIELDS } from '../kit/person';
import { choices, lines, requiredChoice } from '../kit/schemas';

const GOALS = [
  { value: 'sell', label: 'GOAL_SELL' },
  { value: 'rent-out', label: 'GOAL_RENT_OUT' },
  { value: 'both', label: 'GOAL_SELL_OR_RENT_OUT' },
] as const satisfies Option[];

const WANTS = [
  { value: 'insurance', label: 'WANT_INSURANCE' },
  { value: 'management', label: 'WANT_MANAGEMENT' },
] as const satisfies Option[];

const SellerChoices = v.object({
  goal: requiredChoice(GOALS, 'ALERT_GOAL_EMPTY'),
  wants: choices(WANTS),
  ...ADDRESS,
  ...PERSON,
  ...REPLY,
  remark: lines(),
});

/** What an owner wants of the agency (§3, seller choices). */
export const sellerChoices = {
  name: 'seller-choices',
  path: '/seller-choices/',
  schema: SellerChoices,
  steps: [
    {
      parts: [
        { kind: 'radios', name: 'goal', label: 'VALUATION_GOAL', options: GOALS },
        { kind: 'checkboxes', name: 'wants', label: 'SELLER_WANTS', options: WANTS },
        {
          kind: 'group',
          legend: 'VALUATION_STEP_PROPERTY',
          fields: [...ADDRESS_FIELDS],
        },
        { kind: 'group', legend: 'VALUATION_STEP_DETAILS', fields: PERSON_FIELDS },
        ...REPLY_FIELDS,
        { kind: 'textarea', name: 'remark', label: 'LABEL_REMARK' },
      ],
    },
  ],
  texts: {
    title: 'SELLER_TITLE',
    lead: 'SELLER_TEXT',
    submit: 'SELLER_SUBMIT',
    failed: 'SELLER_FEEDBACK_ERROR',
    thanks: 'SELLER_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof SellerChoices>;
