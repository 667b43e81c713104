import * as v from 'valibot';
import type { Form } from '../forms/kit/definition/form';
import { EMAIL_FIELD } from '../forms/kit/definition/person-fields';
import { requiredEmail } from '../forms/kit/definition/typed-schemas';

const NewsletterSchema = v.object({ email: requiredEmail() });

/** Subscribes to the newsletter; the confirmation mail completes it (§2.3, sign-newsletter). */
export const newsletterForm = {
  name: 'sign-newsletter',
  path: '/newsletter/',
  schema: NewsletterSchema,
  steps: [
    {
      parts: [{ ...EMAIL_FIELD, hint: 'HINT_EMAIL' }],
    },
  ],
  texts: {
    title: 'NEWSLETTER_TITLE',
    intro: 'NEWSLETTER_TEXT',
    submit: 'NEWSLETTER_SUBMIT',
    failed: 'SIGN_NEWSLETTER_FEEDBACK_ERROR',
    thanks: 'NEWSLETTER_CONFIRM',
  },
} as const satisfies Form<typeof NewsletterSchema>;
