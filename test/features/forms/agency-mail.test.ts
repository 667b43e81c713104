import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import {
  ALL_FORMS,
  createSiteWithAllForms,
  openFormForSubmission,
  resetFormData,
} from './all-forms';
import type { TestSite } from './form-requests';
import { CONTACT_DETAILS, loadRows } from './form-requests';
import type { FormLanguage } from './valid-submissions';

let site: TestSite;
beforeAll(async () => {
  site = await createSiteWithAllForms();
});
beforeEach(resetFormData);

const LANGUAGE_LINE = {
  nl: 'Taal van de bezoeker: Nederlands',
  fr: 'Taal van de bezoeker: Frans',
};

/** Words that occur in French only. */
const FRENCH = /Prénom|Adresse e-mail|à vendre|à louer|Maison|Oui\b|Message\b|Merci|Nous /;

const loadAgencyMail = async () => {
  const mails = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
  return mails.find(({ to }) => /@huis-vallee\.example$/.test(to));
};

// These forms send no mail to the agency.
const FORMS_MAILED_TO_AGENCY = ALL_FORMS.filter(
  ([name]) => !['send-to-friend', 'sign-newsletter'].includes(name),
);

describe.each(FORMS_MAILED_TO_AGENCY)('the agency’s mail of %s', (_, form) => {
  test.each(['nl', 'fr'] as const)(
    'of a visitor in %s is in the agency’s language and names the visitor’s',
    async (language: FormLanguage) => {
      expect((await (await openFormForSubmission(site, form, language)).submit({})).status).toBe(
        303,
      );
      const mail = await loadAgencyMail();
      expect(mail.headers['Content-Language']).toBe('nl');
      expect(mail.replyTo).toBe(CONTACT_DETAILS.email);
      expect(mail.text).toContain(LANGUAGE_LINE[language]);
      // Free text is not translated.
      const translatedText = mail.text.replaceAll('deux cent quatre-vingt-cinq mille euros', '');
      expect(translatedText).not.toMatch(FRENCH);
      if (form.about === 'property') expect(translatedText).toMatch(/ te (koop|huur) in /);
    },
  );
});

test('links to call and mail the visitor add no other recipient', async () => {
  const contact = ALL_FORMS.find(([name]) => name === 'site-contact')?.[1] as Form;
  const openedForm = await openFormForSubmission(site, contact, 'nl');
  await openedForm.submit({ email: 'anna?cc=all@example.be', phone: '+32 (0)470 00 12 31' });
  const { html, text } = await loadAgencyMail();
  expect(html).toContain('href="tel:+32470001231"');
  expect(html).toContain('href="mailto:anna%3Fcc%3Dall@example.be"');
  expect(text).toContain('Bel Anna');
});
