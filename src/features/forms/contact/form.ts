import * as v from 'valibot';
import type { Form } from '../kit/definition/form';
import {
  NEWSLETTER_ENTRIES,
  NEWSLETTER_FIELD,
  PERSON_ENTRIES,
  PERSON_FIELDS,
  REPLY_ENTRIES,
  REPLY_FIELDS,
} from '../kit/definition/person-fields';
import { requiredMultiline } from '../kit/definition/schemas';

const ContactSchema = v.object({
  ...PERSON_ENTRIES,
  question: requiredMultiline('ALERT_MESSAGE_EMPTY'),
  ...REPLY_ENTRIES,
  ...NEWSLETTER_ENTRIES,
});

/** The contact form (§2.3, site-contact). */
export const contactForm = {
  name: 'site-contact',
  path: '/contact/',
  schema: ContactSchema,
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
    intro: 'CONTACT_FORM_TEXT',
    submit: 'CONTACT_FORM_SUBMIT',
    failed: 'SITE_CONTACT_FEEDBACK_ERROR',
    thanks: 'THANKS_SITE_CONTACT_TEXT',
  },
} as const satisfies Form<typeof ContactSchema>;
