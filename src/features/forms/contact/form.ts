import * as v from 'valibot';
import type { Form } from '../kit/definition/form';
import {
  NEWSLETTER,
  NEWSLETTER_FIELD,
  PERSON,
  PERSON_FIELDS,
  REPLY,
  REPLY_FIELDS,
} from '../kit/definition/person';
import { requiredLines } from '../kit/definition/schemas';

const Contact = v.object({
  ...PERSON,
  question: requiredLines('ALERT_MESSAGE_EMPTY'),
  ...REPLY,
  ...NEWSLETTER,
});

/** The contact form (§2.3, site-contact). */
export const contact = {
  name: 'site-contact',
  path: '/contact/',
  schema: Contact,
  steps: [
    {
      parts: [
        ...PERSON_FIELDS,
        { kind: 'textarea', name: 'question', label: 'LABEL_QUESTION' },
        ...REPLY_FIELDS,
        NEWSLETTER_FIELD,
      ],
    },
  ],
  texts: {
    title: 'CONTACT_FORM_TITLE',
    lead: 'CONTACT_FORM_TEXT',
    submit: 'CONTACT_FORM_SUBMIT',
    failed: 'SITE_CONTACT_FEEDBACK_ERROR',
    thanks: 'THANKS_SITE_CONTACT_TEXT',
  },
} as const satisfies Form<typeof Contact>;
