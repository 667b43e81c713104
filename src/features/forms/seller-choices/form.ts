import * as v from 'valibot';
import { multipleChoice } from '../kit/definition/choice-schemas';
import type { FieldOption } from '../kit/definition/field';
import type { Form } from '../kit/definition/form';
import { GOAL_FIELD, OWNER_ENTRIES } from '../kit/definition/owner-fields';
import {
  ADDRESS_ENTRIES,
  ADDRESS_FIELDS,
  PERSON_ENTRIES,
  PERSON_FIELDS,
  REPLY_ENTRIES,
  REPLY_FIELDS,
} from '../kit/definition/person-fields';
import { optionalMultiline } from '../kit/definition/schemas';

const SELLER_SERVICES = [
  { value: 'insurance', label: 'WANT_INSURANCE' },
  { value: 'management', label: 'WANT_MANAGEMENT' },
] as const satisfies FieldOption[];

const SellerChoicesSchema = v.object({
  ...OWNER_ENTRIES,
  wants: multipleChoice(SELLER_SERVICES),
  ...ADDRESS_ENTRIES,
  ...PERSON_ENTRIES,
  ...REPLY_ENTRIES,
  remark: optionalMultiline(),
});

/** The owner's choice of the agency's services (§3, seller choices). */
export const sellerChoicesForm = {
  name: 'seller-choices',
  path: '/seller-choices/',
  schema: SellerChoicesSchema,
  steps: [
    {
      parts: [
        GOAL_FIELD,
        { kind: 'checkboxes', name: 'wants', label: 'SELLER_WANTS', options: SELLER_SERVICES },
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
    intro: 'SELLER_TEXT',
    submit: 'SELLER_SUBMIT',
    failed: 'SELLER_FEEDBACK_ERROR',
    thanks: 'SELLER_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof SellerChoicesSchema>;
