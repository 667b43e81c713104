import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const VILLA = '/nl/te-koop/durbuy/villa-met-zicht-op-de-ourthe/84213/';

/** Creates a site whose villa has these fields in its summary and detail. */
function createSite(summary: object = {}, detail: object = {}) {
  const files: SnapshotFiles = createSmallSnapshot();
  files['catalogue/webIDs.json'].push(
    ...['nl', 'fr'].map((language) => ({
      ...files['catalogue/webIDs.json'][0],
      ID: 4,
      WebID: '4',
      Name: 'Grond',
      language,
    })),
  );
  const merge = (file: string, fields: object) => {
    files[file] = files[file].map((record: { ID: number }) =>
      record.ID === 84213 ? { ...record, ...fields } : record,
    );
  };
  merge('catalogue/properties.json', summary);
  merge('catalogue/property-details.json', detail);
  return createTestSite({ embedded: files });
}

/** Returns the section of costs as text: tags removed, spaces joined. */
async function fetchCosts(site: ReturnType<typeof createSite>, query = '', path = VILLA) {
  const html = await (await (await site)(path + query)).text();
  const start = html.indexOf('id="costs"');
  if (start < 0) return '';
  return html
    .slice(start, html.indexOf('</section>', start))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe('the costs of a home for sale', () => {
  test('have no total before a choice', async () => {
    const text = await fetchCosts(createSite({ Price: 575_000 }));
    expect(text).toContain('Wat kost het mij?');
    expect(text).toContain('Mijn enige woning rechten 3 %');
    expect(text).toContain('Tweede verblijf rechten 12,5 %');
    expect(text).toContain('Kies wat voor u geldt');
    expect(text).not.toContain('Samen, ongeveer');
    expect(text).not.toContain('17.250');
  });

  test.each([
    [
      'only-home',
      ['€ 17.250', '€ 3.717', '€ 1.700 – 2.250', '€ 597.900', '€ 597.700', '€ 598.250'],
    ],
    ['second-home', ['€ 71.875', '€ 652.600']],
    ['investment', ['€ 71.875', '€ 652.600']],
  ])('%s: duty, fee, deed and sum', async (situation, amounts) => {
    const text = await fetchCosts(createSite({ Price: 575_000 }), `?costs=${situation}`);
    for (const amount of amounts) expect(text).toContain(amount);
  });

  test('show the loan for the chosen sum, and the costs in the Netherlands', async () => {
    const query = '?costs=only-home&own=120.000&rate=3,40&years=25';
    const text = await fetchCosts(createSite({ Price: 575_000 }), query);
    expect(text).toContain('€ 2.354 per maand, voor € 477.900');
    expect(text).toContain('2 % · € 11.500');
    expect(text).toContain('€ 5.450 – 6.000');
  });

  test('name the chosen sum below the price', async () => {
    const site = await createSite({ Price: 575_000 });
    expect(await (await site(VILLA)).text()).toContain(
      'href="#costs">Wat kost het mij, en per maand?</a>',
    );
    expect(await (await site(`${VILLA}?costs=only-home`)).text()).toContain(
      'Met alle kosten ongeveer €\u00a0597.900, als enige woning',
    );
  });

  test.each([
    ['own=600.000', 'costs-own-error'],
    ['own=honderd', 'costs-own-error'],
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

  test('an unknown situation is no choice', async () => {
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
    expect(text).not.toContain('Samen, ongeveer');
  });

  test('a home in a recreation zone cannot be an only home', async () => {
    const text = await fetchCosts(createSite({}, { AreaApplication: 'Recreatiegebied' }));
    expect(text).not.toContain('Mijn enige woning');
    expect(text).toContain('Tweede verblijf');
  });
});

describe('the costs of other properties', () => {
  test('a plot asks whether the only home is built on it', async () => {
    const site = createSite({ WebID: 4, WebIDs: '4', Price: 85_000 });
    const path = '/nl/bouwgrond/durbuy/villa-met-zicht-op-de-ourthe/84213/';
    const text = await fetchCosts(site, '?costs=only-home-plot', path);
    expect(text).toContain('Ik koop deze grond');
    expect(text).toContain('€ 2.550');
    expect(text).toContain('€ 91.300');
  });

  test('a new home has VAT apart, on land and building or on the building alone', async () => {
    const vat = { VATPercentage: 21, GroundPart: 35_560 };
    const whole = createSite({ Price: 254_000 }, { ...vat, VATValue: 53_340 });
    const wholeText = await fetchCosts(whole, '?costs=only-home');
    expect(wholeText).toContain('Prijs zonder btw € 254.000');
    expect(wholeText).toContain('21 % op grond en gebouw, van één verkoper € 53.340');
    expect(wholeText).not.toContain('Registratierechten');
    const part = createSite({ Price: 254_000 }, { ...vat, VATValue: 45_872 });
    const partText = await fetchCosts(part, '?costs=second-home');
    expect(partText).toContain('21 % op het gebouw, € 218.440 € 45.872');
    expect(partText).toContain('12,5 % op de grond, € 35.560 € 4.445');
  });

  test('a life annuity needs the market value and is never called rent', async () => {
    const annuity = {
      MonthlyRent: 620,
      LifeAnnuityType: 'Bezet, met vruchtgebruik',
      LifeAnnuityHead1Age: 78,
      LifeAnnuityHead2Age: 74,
      LifeAnnuityMaxDuration: '15 jaar',
    };
    const site = createSite({ Price: 145_000 }, annuity);
    const html = await (await (await site)(VILLA)).text();
    expect(html).not.toContain('Huurprijs');
    const before = await fetchCosts(site, '?costs=occupied');
    expect(before).toContain('12,5 % op ten minste die waarde');
    expect(before).not.toContain('Bij de akte, ongeveer');
    const text = await fetchCosts(site, '?value=250.000');
    expect(text).toContain('12,5 % op de marktwaarde, € 250.000 € 31.250');
    expect(text).toContain('Bij de akte, ongeveer');
    expect(text).toContain('€ 181.200');
    expect(text).toContain('180 keer € 620, zonder kosten en voor indexering € 256.600');
    expect(await fetchCosts(site, '?value=100.000')).toContain('meer dan € 145.000');
  });

  test('a rental names what is paid each month and at the start', async () => {
    const detail = { ChargesRenter: 60, DepositAmount: 1_700, RenterInventory: 205 };
    const site = createSite({ Goal: 1, Price: 850 }, detail);
    const moved = await (await site)('/property/84213/');
    const text = await fetchCosts(site, '', moved.headers.get('Location') ?? '');
    expect(text).toContain('Elke maand € 910');
    expect(text).toContain('hoogstens 2 maanden huur');
    expect(text).toContain('Bij het begin € 2.815');
  });
});

describe('the price of a new home', () => {
  const createNewHome = () =>
    createSite({ Price: 292_000 }, { VATPercentage: 21, VATValue: 61_320, GroundPart: 40_880 });

  test('is shown with VAT and says so: on its page, its card and in structured data', async () => {
    const site = await createNewHome();
    const page = await (await site(VILLA)).text();
    expect(page).toContain('title-card__price">€\u00a0353.320<');
    expect(page).toContain('title-card__note">btw inbegrepen<');
    expect(page).toContain('"price":353320');
    const list = (await (await site('/nl/te-koop/')).text()).replaceAll('&#8364;', '€');
    expect(list).toMatch(/€\s353\.320<span class="card__note"> btw inbegrepen/);
    expect(list).not.toContain('292.000');
  });

  test('is filtered with VAT', async () => {
    const site = await createNewHome();
    const countBelow = async (price: number) => {
      const html = await (await site(`/nl/te-koop/?price-max=${price}`)).text();
      return Number(/data-part="count"[^>]*>(?:<[^>]+>)*(\d+)/.exec(html)?.[1] ?? 0);
    };
    expect(await countBelow(300_000)).toBe(0);
    expect(await countBelow(400_000)).toBe(1);
  });

  test('an unpublished price stays unknown, with its VAT', async () => {
    const detail = { VATPercentage: 21, VATValue: 61_321, GroundPart: 40_888, MonthlyRent: 777 };
    const site = await createSite({ Price: 292_000, PublishPrice: false }, detail);
    for (const path of [VILLA, '/nl/te-koop/'])
      for (const secret of ['292', '61.321', '40.888', '353', 'btw inbegrepen'])
        expect(await (await site(path)).text()).not.toContain(secret);
  });
});

test('a card of a life annuity names bouquet and annuity, not a price alone', async () => {
  const annuity = { MonthlyRent: 620, LifeAnnuityType: 'Bezet, met vruchtgebruik' };
  const site = await createSite({ Price: 145_000 }, annuity);
  const list = (await (await site('/nl/te-koop/')).text()).replaceAll('&#8364;', '€');
  expect(list).toMatch(/bouquet, en €\s620 rente per maand/);
});

test('the fragment holds the costs of every situation', async () => {
  const site = await createSite({ Price: 575_000 });
  const response = await site('/nl/fragments/costs/?property=84213');
  const html = await response.text();
  expect(html.match(/data-situation="/g)).toHaveLength(3);
  expect(html).toContain(
    'data-line="Met alle kosten ongeveer €\u00a0652.600, als tweede verblijf"',
  );
  expect((await site('/nl/fragments/costs/?property=99999')).status).toBe(404);
});
