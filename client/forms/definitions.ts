import type { Form } from '../../src/features/forms/kit/definition/form';

/** Where each form's definition is, by its name: fetched when that form is touched. */
export const DEFINITIONS: Record<string, () => Promise<Form>> = {
  'contact-appointment': async () =>
    (await import('../../src/features/appointments/form')).contactAppointment,
  'contact-construction': async () =>
    (await import('../../src/features/forms/construction/form')).construction,
  'contact-demand': async () => (await import('../../src/features/forms/valuation/form')).valuation,
  'contact-me': async () => (await import('../../src/features/forms/contact-me/form')).contactMe,
  'demand-register': async () => (await import('../../src/features/demand/form')).demandRegister,
  'job-contact': async () => (await import('../../src/features/forms/job-contact/form')).jobContact,
  'make-offer': async () => (await import('../../src/features/forms/make-offer/form')).makeOffer,
  'rent-profile': async () => (await import('../../src/features/forms/rental/form')).rentProfile,
  'rental-application': async () =>
    (await import('../../src/features/forms/rental/form')).rentalApplication,
  'request-documents': async () =>
    (await import('../../src/features/documents/form')).requestDocuments,
  'request-project-documents': async () =>
    (await import('../../src/features/documents/form')).requestProjectDocuments,
  'seller-choices': async () =>
    (await import('../../src/features/forms/seller-choices/form')).sellerChoices,
  'send-to-friend': async () =>
    (await import('../../src/features/forms/send-to-friend/form')).sendToFriend,
  'sign-newsletter': async () => (await import('../../src/features/newsletter/form')).newsletter,
  'site-contact': async () => (await import('../../src/features/forms/contact/form')).contact,
  'site-contact-small': async () =>
    (await import('../../src/features/forms/contact-small/form')).contactSmall,
  testimonial: async () => (await import('../../src/features/testimonials/form')).testimonial,
};
