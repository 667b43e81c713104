import * as v from 'valibot';
import { optionalChoice, requiredChoice } from '../kit/definition/choice-schemas';
import type { FieldOption } from '../kit/definition/field';
import type { Form } from '../kit/definition/form';
import {
  NEWSLETTER_ENTRIES,
  NEWSLETTER_FIELD,
  PERSON_ENTRIES,
  PERSON_FIELDS,
  TIME_SLOTS,
} from '../kit/definition/person-fields';
import { optionalMultiline } from '../kit/definition/schemas';

const CONTACT_REASONS = [
  { value: 'information', label: 'CONTACT_ME_WISH_INFO' },
  { value: 'visit', label: 'CONTACT_ME_WISH_VISIT' },
  { value: 'call', label: 'CONTACT_ME_WISH_CALL' },
] as const satisfies FieldOption[];

const ContactMeSchema = v.pipe(
  v.object({
    wish: requiredChoice(CONTACT_REASONS),
    timeSlot: optionalChoice(TIME_SLOTS),
    ...PERSON_ENTRIES,
    question: optionalMultiline(),
    ...NEWSLETTER_ENTRIES,
  }),
  // A request for a visit or a call is clear without a question; a request for information is not.
  v.forward(
    v.partialCheck(
      [['wish'], ['question']],
      ({ wish, question }) => wish !== 'information' || question !== '',
      'ALERT_MESSAGE_EMPTY',
    ),
    ['question'],
  ),
);

/** A request about a property: information, a visit, a call (§2.3, contact-me). */
export const contactMeForm = {
  name: 'contact-me',
  path: '/contact-me/',
  about: 'property',
  schema: ContactMeSchema,
  steps: [
    {
      parts: [
        { kind: 'radios', name: 'wish', label: 'CONTACT_ME_WISH', options: CONTACT_REASONS },
        {
          kind: 'radios',
          name: 'timeSlot',
          label: 'LABEL_TIME_SLOT',
          options: TIME_SLOTS,
          when: { field: 'wish', is: ['visit', 'call'] },
        },
        {
          kind: 'textarea',
          name: 'question',
          label: 'LABEL_QUESTION',
          hint: 'CONTACT_ME_QUESTION_HINT',
          required: true,
        },
        ...PERSON_FIELDS,
        NEWSLETTER_FIELD,
      ],
    },
  ],
  texts: {
    title: 'CONTACT_ME_TITLE',
    intro: 'CONTACT_ME_TEXT',
    submit: 'CONTACT_ME_SUBMIT',
    failed: 'CONTACT_ME_FEEDBACK_ERROR',
    thanks: 'THANKS_CONTACT_ME_TEXT',
  },
} as const satisfies Form<typeof ContactMeSchema>;
