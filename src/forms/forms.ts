import { constructionRoom } from './construction/room';
import { contactRoom } from './contact/room';
import { contactAppointmentRoom } from './contact-appointment/room';
import { contactMeRoom } from './contact-me/room';
import { contactSmallRoom } from './contact-small/room';
import { demandRegisterRoom } from './demand-register/room';
import { jobContactRoom } from './job-contact/room';
import type { FormRoom } from './kit/room';
import { makeOfferRoom } from './make-offer/room';
import { newsletterRoom } from './newsletter/room';
import { rentalApplicationRoom, rentProfileRoom } from './rental/room';
import { requestDocumentsRoom, requestProjectDocumentsRoom } from './request-documents/room';
import { sellerChoicesRoom } from './seller-choices/room';
import { sendToFriendRoom } from './send-to-friend/room';
import { testimonialRoom } from './testimonial/room';
import { valuationRoom } from './valuation/room';

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
