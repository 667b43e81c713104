import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestSite } from '../form-requests';
import {
  CONTACT_ANSWERS,
  clearSubmissions,
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

describe('errors have the texts of §5', () => {
  test.each([
    [
      '/nl/contact/',
      [
        'Voornaam is een verplicht veld',
        'Naam is een verplicht veld',
        'E-mailadres is een verplicht veld',
        'Telefoonnummer is een verplicht veld',
        'Schrijf ons uw vraag',
      ],
      'Uw gegevens werden niet verzonden. Controleer de velden in het rood.',
    ],
    [
      '/fr/contact/',
      [
        'Le prénom est un champ obligatoire',
        'Le nom est un champ obligatoire',
        'L’adresse e-mail est un champ obligatoire',
        'Le numéro de téléphone est un champ obligatoire',
        'Écrivez-nous votre question',
      ],
      'Vos données n’ont pas été envoyées. Vérifiez les champs en rouge.',
    ],
  ])('%s: an empty form', async (path, messages, sentence) => {
    const page = await parseFormPage(
      await openAndSubmitForm(site, path, 'site-contact', {}),
      'site-contact',
    );
    expect(page.status).toBe(422);
    expect(page.summary).toEqual(messages);
    expect(page.html).toContain(sentence);
    expect(await countSubmissions()).toBe(0);
  });

  test.each([
    ['email', 'anna@', 'Het e-mailadres is ongeldig'],
    ['email', 'anna@example.be, bob@example.be', 'Het e-mailadres is ongeldig'],
    ['phone', 'bel mij', 'Vul een telefoonnummer in, bijvoorbeeld 0470 12 34 56'],
    [
      'phone',
      '0470 12 34',
      'We lezen 0470 12 34: dat zijn te veel of te weinig cijfers voor een telefoonnummer. Kijk ze na, en zet bij een buitenlands nummer de landcode ervoor, zoals +352',
    ],
    ['title', 'dr', 'Kies een van de mogelijkheden (Aanspreking)'],
    ['firstName', 'A'.repeat(81), 'Dit is langer dan 80 tekens (Voornaam)'],
    ['question', 'A'.repeat(4001), 'Dit is langer dan 4.000 tekens (Uw vraag of opmerking)'],
  ])('%s: %.40s', async (field, value, message) => {
    const page = await submitContactForm({ ...CONTACT_ANSWERS, [field]: value });
    expect([page.status, page.summary]).toEqual([422, [message]]);
    expect(page.html).toContain(`href="#site-contact-${field}"`);
  });

  test('every answer is kept as typed', async () => {
    const { html } = await submitContactForm({
      ...CONTACT_ANSWERS,
      firstName: '<b>An & "na"</b>',
      email: 'nope',
    });
    expect(html).toContain('value="&lt;b&gt;An &amp; &quot;na&quot;&lt;/b&gt;"');
    expect(html).toContain('Is het huis aan de Ourthe nog vrij?\nEn de tuin?</textarea>');
    expect(html).toMatch(/<option value="ms" selected="">/);
    expect(html).toContain('value="nope"');
  });
});

describe('the origin of a submission', () => {
  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    [
      'another origin, in a browser without Fetch Metadata',
      { Origin: 'https://evil.example' },
      403,
    ],
    ['an opaque origin', { Origin: 'null' }, 403],
    ['another site’s page, by its Referer alone', { Referer: 'https://evil.example/nl/' }, 403],
    ['our page, by its Referer alone', { Referer: 'http://localhost:8787/nl/contact/' }, 303],
    ['our site', { 'Sec-Fetch-Site': 'same-origin' }, 303],
    ['our site, in a browser without Fetch Metadata', { Origin: 'http://localhost:8787' }, 303],
  ])('%s', async (_, headers, status) => {
    const page = await openContactPage();
    const fields = { ...page.hidden, 'captcha-answer': page.captchaAnswer, ...CONTACT_ANSWERS };
    const response = await site(page.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    if (status === 403) expect(await response.text()).not.toContain('Peeters');
    expect(await countSubmissions()).toBe(status === 303 ? 1 : 0);
  });
});

describe('an unreadable body', () => {
  test.each([
    ['JSON', '{}', 'application/json', 400],
    ['another type', new Uint8Array([1, 2]), 'application/octet-stream', 400],
    ['a declared other encoding', 'a=b', 'application/x-www-form-urlencoded; charset=latin1', 400],
    ['a broken multipart', 'x', 'multipart/form-data; boundary=y', 400],
    ['too many fields', 'a=b&'.repeat(1001), 'application/x-www-form-urlencoded', 400],
    ['too much', `a=${'b'.repeat(300_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('%s', async (_, body, type, status) => {
    const response = await site('/fr/contact/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<form');
  });
});

test('what was copied with signs that could not be decoded is stored without them', async () => {
  const page = await openContactPage();
  const typed = { firstName: 'Ren\ufffd', question: 'Une place \ufffd Durbuy\net un caf\ufffd' };
  const fields = { ...page.hidden, ...CONTACT_ANSWERS, ...typed };
  const answer = await submitForm(site, page.action, {
    ...fields,
    'captcha-answer': page.captchaAnswer,
  });
  expect(answer.status).toBe(303);
  const [lead] = await loadRows('leads');
  expect(JSON.parse(String(lead?.answers))).toMatchObject({
    firstName: 'Ren',
    question: 'Une place  Durbuy\net un caf',
  });
});

test('after an aborted batch the same form can be sent again and is stored once', async () => {
  await env.DB.exec(
    `CREATE TRIGGER down BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
  const page = await openContactPage();
  const fields = { ...page.hidden, ...CONTACT_ANSWERS, 'captcha-answer': page.captchaAnswer };
  const failed = await parseFormPage(await submitForm(site, page.action, fields), 'site-contact');
  await env.DB.exec('DROP TRIGGER down');
  expect(failed.status).toBe(503);
  expect(failed.html).toContain('Uw bericht werd niet verzonden. Probeer het opnieuw.');
  expect(failed.html).toContain('value="anna@example.be"');
  expect([await countSubmissions(), await loadRows('outbox')]).toEqual([0, []]);
  expect(
    (await submitForm(site, failed.action, { ...CONTACT_ANSWERS, ...failed.hidden })).status,
  ).toBe(303);
  expect(await countSubmissions()).toBe(1);
});

test('a form sent to an original path is redirected with its method', async () => {
  const origin = 'http://localhost:8787';
  const init = { method: 'POST', headers: { Origin: origin }, body: new URLSearchParams() };
  const response = await site('/contact/', init);
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/nl/contact/']);
});
