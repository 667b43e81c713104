import type { Form } from '../../src/forms/kit/form';

/** Where each form's definition is, by its name: fetched when that form is touched. */
export const DEFINITIONS: Record<string, () => Promise<Form>> = {
  'contact-appointment': async () =>
    (await import('../../src/forms/contact-appointment/form')).contactAppointment,
  'contact-construction': async () =>
    (await import('../../src/forms/construction/form')).construction,
  'contact-demand': async () => (await import('../../src/forms/valuation/form')).valuation,
  'contact-me': async () => (await import('../../src/forms/contact-me/form')).contactMe,
  'demand-register': async () =>
    (await import('../../src/forms/demand-register/form')).demandRegister,
  'job-contact': async () => (await import('../../src/forms/job-contact/form')).jobContact,
  'make-offer': async () => (await import('../../src/forms/make-offer/form')).makeOffer,
  'rent-profile': async () => (await import('../../src/forms/rental/form')).rentProfile,
  'rental-application': async () => (await import('../../src/forms/rental/form')).rentalApplication,
  'request-documents': async () =>
    (await import('../../src/forms/request-documents/form')).requestDocuments,
  'request-project-documents': async () =>
    (await import('../../src/forms/request-documents/form')).requestProjectDocuments,
  'seller-choices': async () => (await import('../../src/forms/seller-choices/form')).sellerChoices,
  'send-to-friend': async () => (await import('../../src/forms/send-to-friend/form')).sendToFriend,
  'sign-newsletter': async () => (await import('../../src/forms/newsletter/form')).newsletter,
  'site-contact': async () => (await import('../../src/forms/contact/form')).contact,
  'site-contact-small': async () =>
    (await import('../../src/forms/contact-small/form')).contactSmall,
  testimonial: async () => (await import('../../src/forms/testimonial/form')).testimonial,
};
