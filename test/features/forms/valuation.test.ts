import { beforeEach, describe, expect, test } from 'vitest';
import type { Page, Site } from './sending';
import { fillIn, forgetAll, formSite, PERSON, readPage, rowsOf, send } from './sending';

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
  options: 'renovation',
};
const PLANS = { goal: 'sell', reason: 'move' };

let site: Site;
beforeEach(async () => {
  await forgetAll();
  site = await formSite();
});

const next = async (page: Page, answers: Record<string, string>, go: number) =>
  send(site, page.action, { ...page.hidden, ...answers, go: String(go) });

describe('a valuation is asked for in four steps', () => {
  test.each([
    ['nl', '/nl/gratis-schatting/'],
    ['fr', '/fr/estimation-gratuite/'],
  ])('in %s, without script', async (language, path) => {
    let page = await readPage(await site(path), FORM);
    for (const [step, answers] of [PROPERTY, FEATURES, PLANS].entries()) {
      const response = await next(page, answers, step + 1);
      expect(response.status).toBe(200);
      page = await readPage(response, FORM);
    }
    const sent = { ...page.hidden, ...PERSON, 'captcha-answer': page.sum };
    const response = await send(site, page.action, sent);
    expect(response.status).toBe(303);
    expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
    const [row] = await rowsOf('submissions');
    expect(row).toMatchObject({ form: FORM, language });
    expect(JSON.parse(String(row?.answers))).toMatchObject({
      ...PROPERTY,
      ...PLANS,
      ...PERSON,
      propertyType: '1',
      constructionYear: 1974,
      options: ['renovation'],
    });
    const [mail] = (await rowsOf('outbox')).map(({ mail }) => JSON.parse(String(mail)));
    // What staff read is the type's name in their own language, not its number.
    expect(mail.text).toContain('Wat voor pand is het?: Huis');
  });

  test('a step back keeps what was filled in, right or wrong', async () => {
    let page = await readPage(await site('/nl/gratis-schatting/'), FORM);
    page = await readPage(await next(page, PROPERTY, 1), FORM);
    page = await readPage(await next(page, { constructionYear: '74' }, 0), FORM);
    expect(page.html).toContain('value="Rue du Moulin 3"');
    expect(page.hidden.constructionYear).toBe('74');
  });

  test('what pictures were lost by it goes along by name', async () => {
    let page = await readPage(await site('/nl/gratis-schatting/'), FORM);
    const before = { ...PROPERTY, ...FEATURES, ...PLANS, step: '3', 'lost.pictures': 'gevel.png' };
    page = await readPage(await next(page, before, 2), FORM);
    expect(page.hidden['lost.pictures']).toBe('gevel.png');
    expect(page.html).not.toContain('gevel.png opnieuw');
    page = await readPage(await next(page, PLANS, 3), FORM);
    expect(page.html.split('Kies gevel.png opnieuw')).toHaveLength(2);
  });
});

test.each([
  [0, { ...PROPERTY, propertyAddress: '' }, 'Het adres van het pand is een verplicht veld'],
  [0, { ...PROPERTY, propertyZip: '' }, 'Postcode is een verplicht veld'],
  [1, { ...FEATURES, propertyType: '' }, 'Kies een type pand'],
  [1, { ...FEATURES, propertyType: '99' }, 'Kies een van de mogelijkheden'],
  [1, { ...FEATURES, constructionYear: '74' }, 'Vul een bouwjaar van vier cijfers in'],
  [2, { ...PLANS, goal: '' }, 'Doel is een verplicht veld'],
])('step %i stays with %o: %s', async (step, answers, message) => {
  const before = [PROPERTY, FEATURES, PLANS].slice(0, step);
  const page = await readPage(await site('/nl/gratis-schatting/'), FORM);
  const sent = Object.assign({}, ...before, answers, { step: String(step) });
  const response = await next(page, sent, step + 1);
  expect(response.status).toBe(422);
  const { html } = await readPage(response, FORM);
  expect(html).toContain(message);
  expect(html).toContain(`name="step" value="${step}"`);
});

test.each([
  ['nl', '/nl/verkopen-of-verhuren/'],
  ['fr', '/fr/vendre-ou-louer/'],
])('an owner says in %s what they want of the agency', async (language, path) => {
  const home = { address: 'Rue du Moulin 3', zip: '6940', city: 'Durbuy' };
  const answers = { ...PERSON, ...home, goal: 'both', wants: 'management' };
  const response = await fillIn(site, path, 'seller-choices', answers);
  expect(response.status).toBe(303);
  expect((await site(response.headers.get('Location') ?? '')).status).toBe(200);
  const [row] = await rowsOf('submissions');
  expect(row).toMatchObject({ form: 'seller-choices', language });
  expect(JSON.parse(String(row?.answers))).toMatchObject({ goal: 'both', wants: ['management'] });
});
