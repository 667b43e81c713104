import * as v from 'valibot';
import type { Option } from '../kit/definition/field';
import type { Form } from '../kit/definition/form';
import { GOAL_FIELD, OWNER } from '../kit/definition/owner';
import {
  ADDRESS,
  ADDRESS_FIELDS,
  PERSON,
  PERSON_FIELDS,
  REPLY,
  REPLY_FIELDS,
} from '../kit/definition/person';
import { choices, lines } from '../kit/definition/schemas';

const WANTS = [
  { value: 'insurance', label: 'WANT_INSURANCE' },
  { value: 'management', label: 'WANT_MANAGEMENT' },
] as const satisfies Option[];

const SellerChoices = v.object({
  ...OWNER,
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
        GOAL_FIELD,
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
