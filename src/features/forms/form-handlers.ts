import { contactAppointmentHandler } from '../appointments/handler';
import { demandRegisterHandler } from '../demand/handler';
import { requestDocumentsHandler, requestProjectDocumentsHandler } from '../documents/handler';
import { newsletterHandler } from '../newsletter/handler';
import { testimonialHandler } from '../testimonials/handler';
import { constructionHandler } from './construction/handler';
import { contactHandler } from './contact/handler';
import { contactMeHandler } from './contact-me/handler';
import { contactSmallHandler } from './contact-small/handler';
import { jobContactHandler } from './job-contact/handler';
import type { FormHandler } from './kit/submit/handler';
import { makeOfferHandler } from './make-offer/handler';
import { rentalApplicationHandler, rentProfileHandler } from './rental/handler';
import { sellerChoicesHandler } from './seller-choices/handler';
import { sendToFriendHandler } from './send-to-friend/handler';
import { valuationHandler } from './valuation/handler';

/** Every form of the site; a new one is a folder here and a line below. */
export const FORM_HANDLERS: readonly FormHandler[] = [
  contactAppointmentHandler,
  contactHandler,
  contactSmallHandler,
  contactMeHandler,
  newsletterHandler,
  makeOfferHandler,
  rentalApplicationHandler,
  rentProfileHandler,
  valuationHandler,
  demandRegisterHandler,
  constructionHandler,
  sellerChoicesHandler,
  sendToFriendHandler,
  requestDocumentsHandler,
  requestProjectDocumentsHandler,
  jobContactHandler,
  testimonialHandler,
];

/** The form whose own page this original path is. */
export const findHandlerByPath = (original: string): FormHandler | undefined =>
  FORM_HANDLERS.find(({ form }) => form.path === original);

/** The form of this name: rows, tickets and thank-you pages call it so. */
export const findHandlerByName = (name: string): FormHandler | undefined =>
  FORM_HANDLERS.find(({ form }) => form.name === name);
