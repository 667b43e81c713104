import * as v from 'valibot';
import type { Form } from '../forms/kit/definition/form';
import { EMAIL_FIELD } from '../forms/kit/definition/person';
import { email } from '../forms/kit/definition/schemas';

const Newsletter = v.object({ email: email() });

/** The newsletter, once its mail is answered (§2.3, sign-newsletter). */
export const newsletter = {
  name: 'sign-newsletter',
  path: '/newsletter/',
  schema: Newsletter,
  steps: [
    {
      parts: [{ ...EMAIL_FIELD, hint: 'HINT_EMAIL' }],
    },
  ],
  texts: {
    title: 'NEWSLETTER_TITLE',
    lead: 'NEWSLETTER_TEXT',
    submit: 'NEWSLETTER_SUBMIT',
    failed: 'SIGN_NEWSLETTER_FEEDBACK_ERROR',
    thanks: 'NEWSLETTER_CONFIRM',
  },
} as const satisfies Form<typeof Newsletter>;
