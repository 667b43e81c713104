import type { Form } from '../../src/forms/kit/form';

/** Where each form's definition is, by its name: fetched when that form is touched. */
export const DEFINITIONS: Record<string, () => Promise<Form>> = {
  'make-offer': async () => (await import('../../src/forms/make-offer/form')).makeOffer,
  'rental-application': async () => (await import('../../src/forms/rental/form')).rentalApplication,
  'rent-profile': async () => (await import('../../src/forms/rental/form')).rentProfile,
  'site-contact': async () => (await import('../../src/forms/contact/form')).contact,
};
