import { beforeEach, describe, expect, test } from 'vitest';
import type { ParsedFormPage, TestSite } from './form-requests';
import {
  CONTACT_DETAILS,
  clearSubmissions,
  createFormSite,
  loadRows,
  openAndSubmitForm,
  parseFormPage,
  submitForm,
} from './form-requests';

const FORM = 'contact-demand';
const PROPERTY = {
  propertyAddress: 'Rue du Moulin 3',
  propertyZip: '6940',
  propertyCity: 'Durbuy',
};
const FEATURES = {
  propertyType: '1',
  facades: '4',
  constructionYear: '1974',
  livingArea: '1.250',
  options: 'renovation',
};
const PLANS = { goal: 'sell', reason: 'move' };

let site: TestSite;
beforeEach(async () => {
  await clearSubmissions();
  site = await createFormSite();
});

const submitStep = async (page: ParsedFormPage, answers: Record<string, string>, go: number) =>
  submitForm(site, page.action, { ...page.hidden, ...answers, go: String(go) });

test.each([
  ['/nl/gratis-schatting/', 'op lijfrente te verkopen'],
  ['/fr/estimation-gratuite/', 'vendre en viager'],
])('the first page of %s names life annuities', async (path, words) => {
  expect(await (await site(path)).text()).toContain(words);
});

test.each([
  ['nl', '/nl/gratis-schatting/', 'Ik wil verkopen op lijfrente', 'met een lijfrente'],
  ['fr', '/fr/estimation-gratuite/', 'Je veux vendre en viager', 'en viager'],
])('in %s a link about life annuities has chosen them', async (_, path, goal, reason) => {
  let page = await parseFormPage(await site(`${path}?goal=life-annuity`), FORM);
  for (const [step, answers] of [PROPERTY, FEATURES].entries())
    page = await parseFormPage(await submitStep(page, answers, step + 1), FORM);
  expect(page.html).toContain(goal);
  expect(page.html).toContain(reason);
  expect(page.html).toMatch(/<input[^>]*name="goal"[^>]*checked=""[^>]*value="life-annuity"/);
  const plans = { goal: 'life-annuity', reason: 'life-annuity' };
  const last = await parseFormPage(await submitStep(page, plans, 3), FORM);
  const fields = { ...last.hidden, ...CONTACT_DETAILS, 'captcha-answer': last.captchaAnswer };
  expect((await submitForm(site, last.action, fields)).status).toBe(303);
  const [row] = await loadRows('leads');
  expect(JSON.parse(String(row?.answers))).toMatchObject(plans);
  const [mail] = (await loadRows('outbox')).map((sent) => JSON.parse(String(sent.mail)));
  expect(mail?.text).toContain('Ik wil verkopen op lijfrente');
});

test('a link with another goal chooses nothing', async () => {
  const { html } = await parseFormPage(await site('/nl/gratis-schatting/?goal=castle'), FORM);
  expect(html).not.toContain('castle"');
});

describe('a valuation in four steps', () => {
  test.each([
    ['nl', '/nl/gratis-schatting/'],
    ['fr', '/fr/estimation-gratuite/'],
  ])('in %s, without script', async (language, path) => {
    let page = await parseFormPage(await site(path), FORM);
    for (const [step, answers] of [PROPERTY, FEATURES, PLANS].entries()) {
      const response = await submitStep(page, answers, step + 1);
      expect(response.status).toBe(200);
      page = await parseFormPage(response, FORM);
    }
    const fields = { ...page.hidden, ...CONTACT_DETAILS, 'captcha-answer': page.captchaAnswer };
    const response = await submitForm(site, page.action, fields);
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    const [row] = await loadRows('leads');
    expect(row).toMatchObject({ form: FORM, language });
    expect(JSON.parse(String(row?.answers))).toMatchObject({
      ...PROPERTY,
      ...PLANS,
      ...CONTACT_DETAILS,
      propertyType: '1',
      constructionYear: 1974,
      livingArea: 1250,
      options: ['renovation'],
    });
    const [mail] = (await loadRows('outbox')).map(({ mail }) => JSON.parse(String(mail)));
    // Staff read the name of the type in their language, not its number.
    expect(mail.text).toContain('Wat voor pand is het? Huis');
    expect(mail.text).toContain('Bewoonbare oppervlakte: 1.250\u00a0m²');
    expect(mail.text).toContain('Bouwjaar: 1974');
  });

  test('a step back keeps valid and invalid answers', async () => {
    let page = await parseFormPage(await site('/nl/gratis-schatting/'), FORM);
    page = await parseFormPage(await submitStep(page, PROPERTY, 1), FORM);
    page = await parseFormPage(await submitStep(page, { constructionYear: '74' }, 0), FORM);
    expect(page.html).toContain('value="Rue du Moulin 3"');
    expect(page.hidden.constructionYear).toBe('74');
  });

  test('the names of pictures to choose again are sent along', async () => {
    let page = await parseFormPage(await site('/nl/gratis-schatting/'), FORM);
    const before = { ...PROPERTY, ...FEATURES, ...PLANS, step: '3', 'lost.pictures': 'gevel.png' };
    page = await parseFormPage(await submitStep(page, before, 2), FORM);
    expect(page.hidden['lost.pictures']).toBe('gevel.png');
    expect(page.html).not.toContain('gevel.png opnieuw');
    page = await parseFormPage(await submitStep(page, PLANS, 3), FORM);
    expect(page.html.split('Kies gevel.png opnieuw')).toHaveLength(2);
  });
});

test.each([
  [0, { ...PROPERTY, propertyAddress: '' }, 'Het adres van het pand is een verplicht veld'],
  [0, { ...PROPERTY, propertyZip: '' }, 'Postcode is een verplicht veld'],
  [1, { ...FEATURES, propertyType: '' }, 'Kies een type pand'],
  [1, { ...FEATURES, propertyType: '99' }, 'Kies een van de mogelijkheden'],
  [1, { ...FEATURES, constructionYear: '74' }, 'Vul een bouwjaar van vier cijfers in'],
  [2, { ...PLANS, goal: '' }, 'Kies wat u wilt doen'],
])('step %i is shown again with %o: %s', async (step, answers, message) => {
  const before = [PROPERTY, FEATURES, PLANS].slice(0, step);
  const page = await parseFormPage(await site('/nl/gratis-schatting/'), FORM);
  const fields = Object.assign({}, ...before, answers, { step: String(step) });
  const response = await submitStep(page, fields, step + 1);
  expect(response.status).toBe(422);
  const { html } = await parseFormPage(response, FORM);
  expect(html).toContain(message);
  expect(html).toContain(`name="step" value="${step}"`);
});

test.each([
  ['nl', '/nl/verkopen-of-verhuren/'],
  ['fr', '/fr/vendre-ou-louer/'],
])('an owner chooses the services of the agency in %s', async (language, path) => {
  const home = { address: 'Rue du Moulin 3', zip: '6940', city: 'Durbuy' };
  const answers = { ...CONTACT_DETAILS, ...home, goal: 'both', wants: 'management' };
  const response = await openAndSubmitForm(site, path, 'seller-choices', answers);
  expect(response.status).toBe(303);
  expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
  const [row] = await loadRows('leads');
  expect(row).toMatchObject({ form: 'seller-choices', language });
  expect(JSON.parse(String(row?.answers))).toMatchObject({ goal: 'both', wants: ['management'] });
});
