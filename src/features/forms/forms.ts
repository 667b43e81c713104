import { contactAppointmentRoom } from '../appointments/handler';
import { demandRegisterRoom } from '../demand/handler';
import { requestDocumentsRoom, requestProjectDocumentsRoom } from '../documents/handler';
import { newsletterRoom } from '../newsletter/handler';
import { testimonialRoom } from '../testimonials/handler';
import { constructionRoom } from './construction/handler';
import { contactRoom } from './contact/handler';
import { contactMeRoom } from './contact-me/handler';
import { contactSmallRoom } from './contact-small/handler';
import { jobContactRoom } from './job-contact/handler';
import type { FormRoom } from './kit/submit/handler';
import { makeOfferRoom } from './make-offer/handler';
import { rentalApplicationRoom, rentProfileRoom } from './rental/handler';
import { sellerChoicesRoom } from './seller-choices/handler';
import { sendToFriendRoom } from './send-to-friend/handler';
import { valuationRoom } from './valuation/handler';

/** Every form of the site; a new one is a folder here and a line below. */
export const FORMS: readonly FormRoom[] = [
  contactAppointmentRoom,
  contactRoom,
  contactSmallRoom,
  contactMeRoom,
  newsletterRoom,
  makeOfferRoom,
  rentalApplicationRoom,
  rentProfileRoom,
  valuationRoom,
  demandRegisterRoom,
  constructionRoom,
  sellerChoicesRoom,
  sendToFriendRoom,
  requestDocumentsRoom,
  requestProjectDocumentsRoom,
  jobContactRoom,
  testimonialRoom,
];

/** The form whose own page this original path is. */
export const formAt = (original: string): FormRoom | undefined =>
  FORMS.find(({ form }) => form.path === original);

/** The form of this name: rows, tickets and thank-you pages call it so. */
export const formNamed = (name: string): FormRoom | undefined =>
  FORMS.find(({ form }) => form.name === name);
