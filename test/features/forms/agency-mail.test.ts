import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Form } from '../../../src/features/forms/kit/definition/form';
import type { FormLanguage } from './every-form';
import { EVERY_FORM, forgetEverything, opened, siteOfEveryForm } from './every-form';
import type { Site } from './sending';
import { PERSON, rowsOf } from './sending';

let site: Site;
beforeAll(async () => {
  site = await siteOfEveryForm();
});
beforeEach(forgetEverything);

const LANGUAGE_LINE = {
  nl: 'Taal van de bezoeker: Nederlands',
  fr: 'Taal van de bezoeker: Frans',
};

/** Words that only the visitor's own language has. */
const FRENCH = /Prénom|Adresse e-mail|à vendre|à louer|Maison|Oui\b|Message\b|Merci|Nous /;

const toAgencyOf = async () => {
  const mails = (await rowsOf('outbox')).map(({ mail }) => JSON.parse(String(mail)));
  return mails.find(({ to }) => /@huis-vallee\.example$/.test(to));
};

// A friend's and a reader's are between them and their own mailbox.
const told = EVERY_FORM.filter(([name]) => !['send-to-friend', 'sign-newsletter'].includes(name));

describe.each(told)('what the agency reads of %s', (_, form) => {
  test.each(['nl', 'fr'] as const)(
    'sent in %s is in its own language, and says which to answer in',
    async (language: FormLanguage) => {
      expect((await (await opened(site, form, language)).with({})).status).toBe(303);
      const mail = await toAgencyOf();
      expect(mail.headers['Content-Language']).toBe('nl');
      expect(mail.replyTo).toBe(PERSON.email);
      expect(mail.text).toContain(LANGUAGE_LINE[language]);
      // What was written in words stays as it was written.
      const own = mail.text.replaceAll('deux cent quatre-vingt-cinq mille euros', '');
      expect(own).not.toMatch(FRENCH);
      if (form.about === 'property') expect(own).toMatch(/ te (koop|huur) in /);
    },
  );
});

test('who wrote is called and answered by one press, and no sign of theirs writes to anybody else', async () => {
  const contact = EVERY_FORM.find(([name]) => name === 'site-contact')?.[1] as Form;
  const sent = await opened(site, contact, 'nl');
  await sent.with({ email: 'anna?cc=all@example.be', phone: '+32 (0)470 00 12 31' });
  const { html, text } = await toAgencyOf();
  expect(html).toContain('href="tel:+32470001231"');
  expect(html).toContain('href="mailto:anna%3Fcc%3Dall@example.be"');
  expect(text).toContain('Bel Anna');
});
