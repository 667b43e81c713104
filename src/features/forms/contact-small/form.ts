import * as v from 'valibot';
import type { Form } from '../kit/definition/form';
import { EMAIL_FIELD, NAME_FIELDS, WRITER_ENTRIES } from '../kit/definition/person-fields';
import { requiredMultiline } from '../kit/definition/schemas';

const ContactSmallSchema = v.object({
  ...WRITER_ENTRIES,
  question: requiredMultiline('ALERT_MESSAGE_EMPTY'),
});

/** The short contact form at the end of the home page (§2.3, site-contact-small). */
export const contactSmallForm = {
  name: 'site-contact-small',
  path: '/contact-small/',
  schema: ContactSmallSchema,
  steps: [
    {
      parts: [
        { kind: 'row', fields: NAME_FIELDS },
        EMAIL_FIELD,
        { kind: 'textarea', name: 'question', label: 'LABEL_QUESTION', rows: 4 },
      ],
    },
  ],
  texts: {
    title: 'CONTACT_FORM_TITLE',
    intro: 'CONTACT_FORM_TEXT',
    submit: 'CONTACT_FORM_SUBMIT',
    failed: 'SITE_CONTACT_FEEDBACK_ERROR',
    thanks: 'THANKS_SITE_CONTACT_SMALL_TEXT',
  },
  // The home page's main action is the search.
  isSecondaryAction: true,
} as const satisfies Form<typeof ContactSmallSchema>;
