import { requestDocumentsHandler, requestProjectDocumentsHandler } from '../documents/handler';
import { testimonialHandler } from '../guestbook/handler';
import { newsletterHandler } from '../newsletter/handler';
import { withNewsletterOptIn } from '../newsletter/newsletter-opt-in';
import { demandRegisterHandler } from '../saved-searches/handler';
import { contactAppointmentHandler } from '../visits/handler';
import { constructionHandler } from './construction/handler';
import { contactHandler } from './contact/handler';
import { contactMeHandler } from './contact-me/handler';
import { contactSmallHandler } from './contact-small/handler';
import { jobContactHandler } from './job-contact/handler';
import type { Form } from './kit/definition/form';
import type { FormName } from './kit/definition/form-names';
import type { FormHandler } from './kit/submit/handler';
import { makeOfferHandler } from './make-offer/handler';
import { rentalApplicationHandler, rentProfileHandler } from './rental/handler';
import { sellerChoicesHandler } from './seller-choices/handler';
import { sendToFriendHandler } from './send-to-friend/handler';
import { valuationHandler } from './valuation/handler';

const HANDLERS = {
  'contact-appointment': contactAppointmentHandler,
  'site-contact': contactHandler,
  'site-contact-small': contactSmallHandler,
  'contact-me': contactMeHandler,
  'sign-newsletter': newsletterHandler,
  'make-offer': makeOfferHandler,
  'rental-application': rentalApplicationHandler,
  'rent-profile': rentProfileHandler,
  'contact-demand': valuationHandler,
  'demand-register': demandRegisterHandler,
  'contact-construction': constructionHandler,
  'seller-choices': sellerChoicesHandler,
  'send-to-friend': sendToFriendHandler,
  'request-documents': requestDocumentsHandler,
  'request-project-documents': requestProjectDocumentsHandler,
  'job-contact': jobContactHandler,
  testimonial: testimonialHandler,
} satisfies { [Name in FormName]: FormHandler<Form & { name: Name }> };

/**
 * Every form of the site; a new form is a folder, its name in kit/definition/form-names.ts, and a line in the table above. The newsletter's
 * checkbox is added here, so that the kit imports no feature.
 */
export const FORM_HANDLERS: readonly FormHandler[] =
  Object.values<FormHandler>(HANDLERS).map(withNewsletterOptIn);

/** Returns the handler of the form whose own page has this original path; undefined if none. */
export const findHandlerByPath = (original: string): FormHandler | undefined =>
  FORM_HANDLERS.find(({ form }) => form.path === original);

/** Returns the handler of the form of this name, as in rows, tickets and thank-you pages. */
export const findHandlerByName = (name: string): FormHandler | undefined =>
  FORM_HANDLERS.find(({ form }) => form.name === name);
