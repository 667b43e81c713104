import type { AnyForm, Form } from '../../src/features/forms/kit/definition/form';
import type { FormName } from '../../src/features/forms/kit/definition/form-names';

/** Imports of the definitions that a page with a form may need, by the form's name. */
export const FORM_LOADERS = {
  'contact-appointment': async () =>
    (await import('../../src/features/visits/form')).contactAppointmentForm,
  'contact-construction': async () =>
    (await import('../../src/features/forms/construction/form')).constructionForm,
  'contact-demand': async () =>
    (await import('../../src/features/forms/valuation/form')).valuationForm,
  'contact-me': async () =>
    (await import('../../src/features/forms/contact-me/form')).contactMeForm,
  'demand-register': async () =>
    (await import('../../src/features/saved-searches/form')).demandRegisterForm,
  'job-contact': async () =>
    (await import('../../src/features/forms/job-contact/form')).jobContactForm,
  'make-offer': async () =>
    (await import('../../src/features/forms/make-offer/form')).makeOfferForm,
  'rent-profile': async () =>
    (await import('../../src/features/forms/rental/form')).rentProfileForm,
  'rental-application': async () =>
    (await import('../../src/features/forms/rental/form')).rentalApplicationForm,
  'request-documents': async () =>
    (await import('../../src/features/documents/form')).requestDocumentsForm,
  'request-project-documents': async () =>
    (await import('../../src/features/documents/form')).requestProjectDocumentsForm,
  'seller-choices': async () =>
    (await import('../../src/features/forms/seller-choices/form')).sellerChoicesForm,
  'send-to-friend': async () =>
    (await import('../../src/features/forms/send-to-friend/form')).sendToFriendForm,
  'sign-newsletter': async () =>
    (await import('../../src/features/newsletter/form')).newsletterForm,
  'site-contact': async () => (await import('../../src/features/forms/contact/form')).contactForm,
  'site-contact-small': async () =>
    (await import('../../src/features/forms/contact-small/form')).contactSmallForm,
  testimonial: async () => (await import('../../src/features/guestbook/form')).testimonialForm,
} satisfies {
  [Name in FormName]: () => Promise<Form & { name: Name }>;
};

/** The form of a subscriber who is signed in. */
const loadSavedSearchForm = async () =>
  (await import('../../src/features/saved-searches/saved-search-form')).savedSearchForm;

/** Loads the definition of a form on first interaction with it; undefined if the browser has none. */
export async function loadFormDefinition(name: string): Promise<AnyForm | undefined> {
  if (name === 'saved-search') return loadSavedSearchForm();
  return Object.hasOwn(FORM_LOADERS, name) ? FORM_LOADERS[name as FormName]() : undefined;
}
