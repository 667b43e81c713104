import { beforeEach, describe, expect, test } from 'vitest';
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
const SEARCH = { ...CONTACT_DETAILS, goal: 'buy', types: '1', rhythm: 'weekly' };
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
const loadFirstAnswers = async () =>
  JSON.parse(String((await loadRows('submissions'))[0]?.answers));

describe('a search is stored', () => {
  test.each([
    ['nl', PATH, 'Uw zoekopdracht is bewaard', '/nl/te-koop/?city=6940&type=1'],
    ['fr', '/fr/recherche/', 'Votre recherche est enregistrée', '/fr/a-vendre/?city=6940&type=1'],
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
