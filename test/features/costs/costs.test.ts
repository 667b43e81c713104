import { describe, expect, test } from 'vitest';
import { createSite, fetchCosts, VILLA } from './costs-page';

describe('the costs of a home for sale', () => {
  test('have no total before a choice', async () => {
    const text = await fetchCosts(createSite({ Price: 575_000 }));
    expect(text).toContain('Wat kost het mij?');
    expect(text).toContain('Mijn enige woning rechten 3 %');
    expect(text).toContain('Tweede verblijf rechten 12,5 %');
    expect(text).toContain('Kies wat voor u geldt');
    expect(text).not.toContain('Alles samen, ±');
    expect(text).not.toContain('17.250');
  });

  test.each([
    [
      'only-home',
      [
        '€ 17.250',
        '€ 3.717',
        '€ 1.700 – 2.250',
        '€ 598.300',
        'raming € 597.900, tussen € 597.700 en € 598.250',
      ],
    ],
    ['second-home', ['€ 71.875', '€ 653.000']],
    ['investment', ['€ 71.875', '€ 653.000']],
  ])('%s: duty, fee, deed and sum', async (situation, amounts) => {
    const text = await fetchCosts(createSite({ Price: 575_000 }), `?costs=${situation}`);
    for (const amount of amounts) expect(text).toContain(amount);
  });

  test('show the loan for the chosen sum, and the costs in the Netherlands', async () => {
    const query = '?costs=only-home&own=120.000&rate=3,40&years=25';
    const text = await fetchCosts(createSite({ Price: 575_000 }), query);
    expect(text).toContain('€ 2.356 per maand, voor € 478.300');
    expect(text).toContain('2 % · € 11.500');
    expect(text).toContain('€ 5.450 – 6.000');
  });

  test.each([
    'own=120000.00&rate=3.40',
    "own=120'000&rate=3,4",
    'own=120,000&rate=3,40+%25',
    'own=EUR+120000&rate=3.4',
    'own=%E2%82%AC+120%C2%A0000,-&rate=3,400',
  ])('read the loan in any spelling (%s)', async (query) => {
    const site = createSite({ Price: 575_000 });
    const text = await fetchCosts(site, `?costs=only-home&${query}&years=25`);
    expect(text).toContain('€ 2.356 per maand, voor € 478.300');
  });

  test('name the chosen sum below the price', async () => {
    const site = await createSite({ Price: 575_000 });
    expect(await (await site(VILLA)).text()).toContain(
      'href="#costs">Wat kost het mij, en per maand?</a>',
    );
    expect(await (await site(`${VILLA}?costs=only-home`)).text()).toContain(
      'Alles samen ±\u00a0€\u00a0598.300 als enige woning',
    );
  });

  test.each([
    ['own=600.000', 'costs-own-error'],
    ['own=honderd', 'costs-own-error'],
    ['own=120k', 'costs-own-error'],
    ['own=1.20.000', 'costs-own-error'],
    ['own=-120000', 'costs-own-error'],
    ['rate=34', 'costs-rate-error'],
    ['years=0', 'costs-years-error'],
    ['years=2,5', 'costs-years-error'],
  ])('an impossible loan (%s) is an error of its field', async (query, error) => {
    const site = await createSite({ Price: 575_000 });
    const html = await (await site(`${VILLA}?costs=only-home&${query}`)).text();
    expect(html).toMatch(new RegExp(`id="${error}">`));
    expect(html).toContain(`aria-invalid="true" aria-describedby="${error}"`);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  test('an unknown situation is not a choice', async () => {
    expect(await fetchCosts(createSite(), '?costs=palace')).toContain('Kies wat voor u geldt');
  });

  test('are cached by the choice and by nothing else', async () => {
    const response = await (await createSite())(`${VILLA}?costs=only-home`);
    expect(response.headers.get('No-Vary-Search')).toBe(
      'key-order, params, except=("costs" "value" "own" "rate" "years")',
    );
    expect(response.headers.get('Cache-Control')).toMatch(/^public/);
  });

  test('stand alone: no second figure, no licence among amounts', async () => {
    const detail = {
      RegisteredRights: 11_111,
      NotaryFee: 2_222,
      TotalPrice: 404_321,
      BIV: '500.009',
    };
    const site = await createSite({}, detail);
    const html = await (await site(VILLA)).text();
    for (const figure of ['11.111', '2.222', '404.321']) expect(html).not.toContain(figure);
    expect(html).not.toContain('<dt>BIV');
    expect(html).toMatch(/contact-card__role">BIV 500\.0\d\d/);
  });

  test('without a published price there are none', async () => {
    expect(await fetchCosts(createSite({ PublishPrice: false }))).toBe('');
  });

  test('abroad a notary is named instead of an amount', async () => {
    const text = await fetchCosts(createSite({ CountryID: 50 }), '?costs=only-home');
    expect(text).toContain('buiten België');
    expect(text).not.toContain('Alles samen, ±');
  });

  test('a home in a recreation zone cannot be an only home', async () => {
    const text = await fetchCosts(createSite({}, { AreaApplication: 'Recreatiegebied' }));
    expect(text).not.toContain('Mijn enige woning');
    expect(text).toContain('Tweede verblijf');
  });
});

test('the fragment holds the costs of every situation', async () => {
  const site = await createSite({ Price: 575_000 });
  const response = await site('/nl/fragments/costs/?property=84213');
  const html = await response.text();
  expect(html.match(/data-situation="/g)).toHaveLength(3);
  expect(html).toContain('data-line="Alles samen ±\u00a0€\u00a0653.000 als tweede verblijf"');
  expect((await site('/nl/fragments/costs/?property=99999')).status).toBe(404);
});
