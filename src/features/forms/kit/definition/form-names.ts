/**
 * The names of visitors' forms, as in rows, tickets and thank-you pages. Whatever is kept for each form is
 * keyed by them: handlers (form-handlers.ts), the browser's loaders, the samples of tests.
 */
const FORM_NAMES = [
  'contact-appointment',
  'site-contact',
  'site-contact-small',
  'contact-me',
  'sign-newsletter',
  'make-offer',
  'rental-application',
  'rent-profile',
  'contact-demand',
  'demand-register',
  'contact-construction',
  'seller-choices',
  'send-to-friend',
  'request-documents',
  'request-project-documents',
  'job-contact',
  'testimonial',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The name of a form of an account that stores a lead; it has no handler. */
export type AccountFormName = 'owner-question';

/** Every form that can have stored a lead. */
export const LEAD_FORM_NAMES = [...FORM_NAMES, 'owner-question'] as const satisfies (
  | FormName
  | AccountFormName
)[];
