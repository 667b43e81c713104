import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import type { TestSite } from '../forms/form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createCaptchaProof,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
} from '../forms/form-requests';

const FORM = 'demand-register';
const PATH = '/nl/zoekopdracht/';
const PASSWORD = 'een blauwe stoel op het terras';
const SEARCH = {
  ...CONTACT_DETAILS,
  ...{
    goal: 'buy',
    types: '1',
    frequency: 'weekly',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
  },
};
/** A drawn area; one corner has a whole degree. */
const AREA = '50.352,5.456 50.492,6 50.41,5.9';

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});

/** Sends a search from its first step, with a proof instead of the last step's question. */
const submitSearch = async (path: string, form: string, answers: Record<string, string>) =>
  openAndSubmitForm(site, path, form, { ...answers, altcha: await createCaptchaProof() });

const loadMails = async () =>
  (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)) as Record<string, string>);
const loadFirstAnswers = async () => JSON.parse(String((await loadRows('leads'))[0]?.answers));

describe('a search is stored', () => {
  test.each([
    ['nl', PATH, 'Bevestig uw zoekopdracht', '/nl/te-koop/?city=6940&type=1'],
    ['fr', '/fr/recherche/', 'Confirmez votre recherche', '/fr/a-vendre/?city=6940&type=1'],
  ])('in %s, with a link to matching properties in the mails', async (_, path, subject, list) => {
    const response = await submitSearch(path, FORM, { ...SEARCH, zips: '6940 6940' });
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    expect(await loadFirstAnswers()).toMatchObject({ goal: 'buy', types: ['1'], zips: '6940' });
    const [toAgency, toVisitor] = await loadMails();
    // The agency's mail is in its own language.
    expect(toAgency?.text).toContain('/nl/te-koop/?city=6940&type=1');
    expect(toVisitor).toMatchObject({ to: CONTACT_DETAILS.email, subject });
    expect(toVisitor?.text).toContain(list);
    expect((await site(list)).status).toBe(200);
  });

  test('with price and rooms in the link to matches', async () => {
    await submitSearch(PATH, FORM, {
      ...SEARCH,
      zips: '6940',
      priceMax: '900.000',
      bedroomsMin: '1',
    });
    const list = '/nl/te-koop/?city=6940&type=1&price-max=900000&bedrooms=1';
    expect((await loadMails())[1]?.text).toContain(list);
  });

  test('and waits seven days for its confirmation, to the millisecond', async () => {
    await submitSearch(PATH, FORM, { ...SEARCH, zips: '6940' });
    const [lead] = await loadRows('leads');
    const [search] = await loadRows('pending_searches');
    expect(search?.expires_at).toBe(Number(lead?.created_at) + 7 * DAY_MS);
  });

  test('without matches has no link to a list', async () => {
    await submitSearch(PATH, FORM, { ...SEARCH, zips: '6940', priceMax: '1' });
    for (const { text } of await loadMails()) expect(text).not.toContain('/te-koop/');
  });

  test('in an area drawn on the map is stored with its corners', async () => {
    const response = await submitSearch(PATH, FORM, { ...SEARCH, area: AREA });
    expect(response.status).toBe(303);
    expect(await loadFirstAnswers()).toMatchObject({ area: AREA, towns: [] });
    expect((await loadMails())[0]?.text).toContain('Gebied op de kaart: Getekend op de kaart');
  });
});

test.each([
  ['two corners', '50.352,5.456 50.492,5.864'],
  ['no numbers', 'a,b c,d e,f'],
  ['markup', '<script>alert(1)</script>'],
  ['too many corners', Array(61).fill('50.352,5.456').join(' ')],
])('an area of %s is refused', async (_, area) => {
  const response = await submitSearch(PATH, FORM, { ...SEARCH, area });
  expect(response.status).toBe(422);
  expect((await parseFormPage(response, FORM)).summary).toContain(
    'Kies minstens één gemeente of streek',
  );
});

test('the form is prefilled with the search of the list', async () => {
  const { html } = await parseFormPage(
    await site(`${PATH}?goal=1&type=1&type=99&price-max=900&bedrooms=2&garden=1&garage=x`),
    FORM,
  );
  const ticked = [...html.matchAll(/name="(\w+)" checked="" value="(\w+)"/g)];
  expect(ticked.map(([, name, value]) => [name, value])).toEqual([
    ['goal', 'rent'],
    ['types', '1'],
  ]);
  // The answers of the next steps are there already.
  expect(html).toMatch(/type="hidden" name="garden" value="1"/);
  expect(html).toMatch(/name="priceMax"[^>]*value="900"/);
  expect(html).toMatch(/name="bedroomsMin"[^>]*value="2"/);
});

test('a city of the list is ticked, with or without its postcode', async () => {
  for (const city of ['DURBUY|6940', 'DURBUY']) {
    const html = await (await site(`${PATH}?city=${encodeURIComponent(city)}`)).text();
    expect(html).toMatch(/<input(?=[^>]* checked)[^>]*value="DURBUY\|6940"/);
  }
});

test('the part of the map that a list shows is kept by a tick', async () => {
  const html = await (await site(`${PATH}?area=50.1,5.2,50.4,5.6`)).text();
  expect(html).toMatch(/<input(?=[^>]* checked)[^>]*name="bounds"[^>]*value="50.1,5.2,50.4,5.6"/);
  expect(await (await site(PATH)).text()).not.toContain('name="bounds"');
});

describe('an invalid answer is refused at its field, and nothing is stored', () => {
  const many = (count: number, create: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => create(number));
  test.each<[string, Record<string, string | string[]>, string]>([
    [
      '500 unknown towns',
      { towns: many(500, (n) => `ATLANTIS ${n}|1000`) },
      'Kies hoogstens 60 gemeenten of streken',
    ],
    ['an unknown town', { towns: ['ATLANTIS|1000'] }, 'Kies een van de mogelijkheden'],
    ['an unknown region', { regions: ['atlantis'] }, 'Kies een van de mogelijkheden'],
    [
      '500 postcodes',
      { zips: many(500, (n) => String(1000 + n)).join(' ') },
      'Dit is langer dan 200 tekens',
    ],
    ['an impossible range', { zips: '6940', bedroomsMin: '5', bedroomsMax: '2' }, ''],
    [
      'a short password',
      { zips: '6940', password: 'veel te kort', passwordConfirm: 'veel te kort' },
      'Kies een wachtwoord van minstens 15 tekens',
    ],
    [
      'a password of 300 characters',
      { zips: '6940', password: 'ab'.repeat(150), passwordConfirm: 'ab'.repeat(150) },
      'Kies een wachtwoord van hoogstens 256 tekens',
    ],
    [
      'another confirmation',
      { zips: '6940', passwordConfirm: 'een groene stoel op het terras' },
      'U hebt niet hetzelfde wachtwoord ingevuld',
    ],
    [
      'no password',
      { zips: '6940', password: '', passwordConfirm: '' },
      'Wachtwoord is een verplicht veld',
    ],
    [
      'a common password',
      { zips: '6940', password: 'wachtwoordwachtwoord', passwordConfirm: 'wachtwoordwachtwoord' },
      'Dit wachtwoord is te bekend. Kies er een dat alleen u gebruikt',
    ],
  ])('%s', async (_, answers, message) => {
    const page = await parseFormPage(await site(PATH), FORM);
    const body = new FormData();
    const fields = { ...page.hidden, ...SEARCH, altcha: await createCaptchaProof(), ...answers };
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) body.append(name, value);
    body.set('step', '2');
    const response = await site(page.action, {
      method: 'POST',
      body,
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(422);
    const refused = await parseFormPage(response, FORM);
    expect(refused.summary.join('\n')).toContain(message);
    expect(refused.summary).toHaveLength(message === 'Wachtwoord is een verplicht veld' ? 2 : 1);
    // What was typed is there still, but for passwords.
    expect(refused.html).toContain('value="Anna"');
    const password = fields.password;
    if (password) expect(refused.html).not.toContain(password);
    expect(await loadRows('leads')).toEqual([]);
    expect(await loadRows('pending_searches')).toEqual([]);
  });
});
