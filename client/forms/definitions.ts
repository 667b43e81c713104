import type { Form } from '../../src/forms/kit/form';

/** Where each form's definition is, by its name: fetched when that form is touched. */
export const DEFINITIONS: Record<string, () => Promise<Form>> = {
  'site-contact': async () => (await import('../../src/forms/contact/form')).contact,
};
