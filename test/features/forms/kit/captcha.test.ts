import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/format/durations';
import type { TestSite } from '../form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
  submitForm,
} from '../form-requests';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});

const openContactPage = async (path = '/nl/contact/') =>
  parseFormPage(await site(path), 'site-contact');
const submitContactForm = async (answers: Record<string, string> = CONTACT_ANSWERS) =>
  parseFormPage(
    await openAndSubmitForm(site, '/nl/contact/', 'site-contact', answers),
    'site-contact',
  );
const countSubmissions = async () => (await loadRows('leads')).length;

describe('robots', () => {
  test('without script and ticket, the form’s page shows a question and keeps the answers', async () => {
    const page = await parseFormPage(
      await submitForm(site, '/nl/contact/', CONTACT_ANSWERS),
      'site-contact',
    );
    // Nobody was asked yet, so nobody failed to answer.
    expect([page.status, page.summary]).toEqual([422, ['Naar de vraag']]);
    expect(page.html).toContain('Nog één vraag, dan vertrekt uw bericht.');
    expect(page.html).not.toMatch(/Fout: |captcha has-error|field__error"/);
    expect(page.html).not.toMatch(/<noscript><div class="field field--captcha/);
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    expect((await submitForm(site, page.action, fields)).status).toBe(303);
  });

  test('the token of the question names neither the numbers nor their sum', async () => {
    const { hidden } = await openContactPage();
    // The time of its end, a nonce, a signature.
    expect(hidden.captcha).toMatch(/^\d{13}\.[\da-f-]{13}\.\d-[\w-]{43}$/);
  });

  test('a wrong answer is refused and gets a new question', async () => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': '999' };
    const again = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
    expect(again.summary).toEqual(['De ingevoerde tekens zijn ongeldig']);
    expect(again.hidden.captcha).not.toBe(page.hidden.captcha);
    // Another guess is refused: the first question is used up.
    const guess = await submitForm(site, page.action, {
      ...fields,
      'captcha-answer': page.captchaAnswer,
    });
    expect(guess.status).toBe(422);
    expect(await countSubmissions()).toBe(0);
  });

  test('a wrong answer in French', async () => {
    const page = await openContactPage('/fr/contact/');
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': '0' };
    const again = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
    expect(again.summary).toEqual(['Les caractères saisis ne sont pas valables']);
  });

  test('a proof is accepted once', async () => {
    const altcha = await createCaptchaProof();
    const first = await openContactPage();
    const { captcha: _, ...hidden } = first.hidden;
    expect(
      (await submitForm(site, first.action, { ...hidden, ...CONTACT_ANSWERS, altcha })).status,
    ).toBe(303);
    const second = await openContactPage();
    const response = await submitForm(site, second.action, {
      ...second.hidden,
      ...CONTACT_ANSWERS,
      altcha,
    });
    const page = await parseFormPage(response, 'site-contact');
    expect(page.summary).toEqual(['De controle is verlopen. Verzend opnieuw.']);
    expect(await countSubmissions()).toBe(1);
  });

  test.each<[string, () => Promise<string>, string]>([
    ['made up', async () => btoa('{}'), 'De controle lukte niet. Probeer het nog eens.'],
    ['no base64', async () => '%%%', 'De controle lukte niet. Probeer het nog eens.'],
    [
      'of another number',
      async () =>
        btoa(JSON.stringify({ ...JSON.parse(atob(await createCaptchaProof())), number: 11 })),
      'De controle lukte niet. Probeer het nog eens.',
    ],
    [
      'with a changed expiry',
      async () => {
        const proof = JSON.parse(atob(await createCaptchaProof(Date.now() - 3 * HOUR_MS)));
        return btoa(JSON.stringify({ ...proof, salt: proof.salt.replace(/\d{10}/, '9999999999') }));
      },
      'De controle lukte niet. Probeer het nog eens.',
    ],
    [
      'of yesterday',
      () => createCaptchaProof(Date.now() - DAY_MS),
      'De controle is verlopen. Verzend opnieuw.',
    ],
  ])('a proof that is %s is refused', async (_, proof, message) => {
    const page = await openContactPage();
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, altcha: await proof() };
    const again = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
    expect([again.status, again.summary]).toEqual([422, [message]]);
  });

  test('a filled-in honeypot is refused, and all answers are kept', async () => {
    const page = await submitContactForm({ ...CONTACT_ANSWERS, homepage: 'https://spam.example' });
    expect(page.summary).toEqual(['De controle lukte niet. Probeer het nog eens.']);
    const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
    expect((await submitForm(site, page.action, fields)).status).toBe(303);
  });

  test('a form sent too fast is refused in plain sight, and accepted later with the same captcha', async () => {
    site = await createFormSite({ MIN_FILL_MS: MINUTE_MS });
    const altcha = await createCaptchaProof();
    const page = await submitContactForm({ ...CONTACT_ANSWERS, altcha });
    expect([page.status, page.summary]).toEqual([422, []]);
    expect(page.html).toContain('Dit ging zo snel dat we het niet verzonden hebben.');
    expect(await countSubmissions()).toBe(0);
    site = await createFormSite();
    const again = await submitForm(site, page.action, { ...page.hidden, ...CONTACT_ANSWERS });
    expect(again.status).toBe(303);
  });

  test.each([
    ['too fast', { ...CONTACT_ANSWERS, email: 'anna@' }, 'Het e-mailadres is ongeldig'],
    ['empty', {}, 'Voornaam is een verplicht veld'],
  ])('a form that is %s and has other errors shows those', async (_, answers, message) => {
    site = await createFormSite({ MIN_FILL_MS: MINUTE_MS });
    const altcha = await createCaptchaProof();
    const page = await submitContactForm({ ...answers, altcha } as typeof CONTACT_ANSWERS);
    expect(page.summary).toContain(message);
    expect(page.html).toContain('Controleer de velden in het rood');
  });

  test('a failed check says above the form that it has to be sent again', async () => {
    const page = await submitContactForm({ ...CONTACT_ANSWERS, altcha: 'made up' } as never);
    expect(page.html).toContain('De controle tegen robots lukte niet');
    expect(page.html).not.toContain('Controleer de velden in het rood');
  });
});
