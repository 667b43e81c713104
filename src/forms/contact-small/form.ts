import * as v from 'valibot';
import type { Form } from '../kit/form';
import { email, required, requiredLines } from '../kit/schemas';

const ContactSmall = v.object({
  firstName: required('ALERT_FIST_NAME_EMPTY'),
  lastName: required('ALERT_LAST_NAME_EMPTY'),
  email: email(),
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
        {
          kind: 'row',
          fields: [
            {
              kind: 'text',
              name: 'firstName',
              label: 'LABEL_FIRST_NAME',
              autocomplete: 'given-name',
            },
            {
              kind: 'text',
              name: 'lastName',
              label: 'LABEL_LAST_NAME',
              autocomplete: 'family-name',
            },
          ],
        },
        { kind: 'email', name: 'email', label: 'LABEL_EMAIL', autocomplete: 'email' },
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
