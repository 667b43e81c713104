import * as v from 'valibot';
import type { Form } from '../forms/kit/definition/form';
import { EMAIL_FIELD } from '../forms/kit/definition/person-fields';
import { LineSchema, requiredMultiline, requiredName } from '../forms/kit/definition/schemas';
import { requiredEmail } from '../forms/kit/definition/typed-schemas';

const IMAGE_LIMITS = { accept: ['jpg', 'png', 'webp'], maxMegabytes: 5, maxFiles: 1 } as const;

const TestimonialSchema = v.object({
  name: requiredName('ALERT_FIELD_EMPTY'),
  about: LineSchema,
  website: v.pipe(
    LineSchema,
    v.check((text) => text === '' || isWebsiteUrl(text), 'ALERT_WEBSITE_INVALID'),
  ),
  comment: requiredMultiline('ALERT_FIELD_EMPTY', 2000),
  email: requiredEmail(),
});

/** The guestbook's form (§3, testimonial); staff approve each entry (decision 27). */
export const testimonialForm = {
  name: 'testimonial',
  path: '/testimonial/',
  schema: TestimonialSchema,
  steps: [
    {
      parts: [
        { kind: 'text', name: 'name', label: 'TESTIMONIAL_NAME', autocomplete: 'name' },
        { kind: 'text', name: 'about', label: 'TESTIMONIAL_ABOUT', hint: 'TESTIMONIAL_ABOUT_HINT' },
        { kind: 'textarea', name: 'comment', label: 'TESTIMONIAL_COMMENT', rows: 8 },
        {
          kind: 'file',
          name: 'image',
          label: 'TESTIMONIAL_IMAGE',
          hint: 'TESTIMONIAL_IMAGE_HINT',
          labelValues: { size: IMAGE_LIMITS.maxMegabytes },
          ...IMAGE_LIMITS,
        },
        {
          kind: 'url',
          name: 'website',
          label: 'TESTIMONIAL_WEBSITE',
          hint: 'TESTIMONIAL_WEBSITE_HINT',
          autocomplete: 'url',
        },
        { ...EMAIL_FIELD, hint: 'TESTIMONIAL_EMAIL_HINT' },
      ],
    },
  ],
  texts: {
    title: 'TESTIMONIAL_FORM_TITLE',
    intro: 'TESTIMONIAL_FORM_TEXT',
    submit: 'TESTIMONIAL_SUBMIT',
    failed: 'SEND_TESTIMONIAL_FAIL',
    success: 'SEND_TESTIMONIAL_SUCCESS',
    thanks: 'TESTIMONIAL_SUCCESS_TEXT',
  },
} as const satisfies Form<typeof TestimonialSchema>;

/** Returns whether a text is an https URL of a public host, without user name or password. */
function isWebsiteUrl(text: string): boolean {
  if (!/^https:\/\/[^\s@]+$/i.test(text) || !URL.canParse(text)) return false;
  return /^[^.].*\.[a-z\d-]{2,}$/i.test(new URL(text).hostname);
}
