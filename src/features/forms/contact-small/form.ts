import * as v from 'valibot';
import type { Form } from '../kit/definition/form';
import { EMAIL_FIELD, NAME_FIELDS, WRITER } from '../kit/definition/person';
import { requiredLines } from '../kit/definition/schemas';

const ContactSmall = v.object({
  ...WRITER,
  question: requiredLines('ALERT_MESSAGE_EMPTY'),
});

/** The contact form in few words, for the foot of the home page (§2.3, site-contact-small). */
export const contactSmall = {
  name: 'site-contact-small',
  path: '/contact-small/',
  schema: ContactSmall,
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
    lead: 'CONTACT_FORM_TEXT',
    submit: 'CONTACT_FORM_SUBMIT',
    failed: 'SITE_CONTACT_FEEDBACK_ERROR',
    thanks: 'THANKS_SITE_CONTACT_SMALL_TEXT',
  },
  // The home page's one action is to search.
  quiet: true,
} as const satisfies Form<typeof ContactSmall>;
