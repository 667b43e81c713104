import { describe, expect, test } from 'vitest';
import { createSite, fetchCosts, VILLA } from './costs-page';

describe('the costs of other properties', () => {
  test('a plot asks whether the only home is built on it', async () => {
    const site = createSite({ WebID: 4, WebIDs: '4', Price: 85_000 });
    const path = '/nl/bouwgrond/durbuy/villa-met-zicht-op-de-ourthe/84213/';
    const text = await fetchCosts(site, '?costs=only-home-plot', path);
    expect(text).toContain('Ik koop deze grond');
    expect(text).toContain('€ 2.550');
    expect(text).toContain('€ 91.700');
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
    expect(before).not.toContain('Bij de akte, ±');
    const text = await fetchCosts(site, '?value=250.000');
    expect(text).toContain('12,5 % op de marktwaarde, € 250.000 € 31.250');
    expect(text).toContain('Bij de akte, ±');
    expect(text).toContain('€ 181.600');
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

describe('a property with one situation only', () => {
  const ANNUITY = { LifeAnnuityType: 'Bezet, met vruchtgebruik', MonthlyRent: 620 };
  test.each([
    ['an office', { WebID: 9, WebIDs: '9' }, {}, 'Investering of eigen zaak'],
    [
      'a wood',
      { WebID: 4, WebIDs: '4' },
      { AreaApplication: 'Bosgebied' },
      'Als bos, weide of akker',
    ],
    ['an occupied home for life', {}, ANNUITY, 'Bewoond: de verkoper blijft'],
  ])('%s has it chosen, so that nobody has to', async (_, summary, detail, words) => {
    const site = createSite(
      { WebIDs: '1', Price: 85_000, ...summary },
      { NumberOfBedRooms: 0, ...detail },
    );
    const moved = await (await site)('/property/84213/');
    const path = moved.headers.get('Location') ?? '';
    const text = await fetchCosts(site, '', path);
    expect(text).toContain(words);
    expect(text).not.toContain('Kies wat voor u geldt');
    const html = await (await (await site)(path)).text();
    expect(html.match(/name="costs"[^>]*checked/g)).toHaveLength(1);
  });
});

describe('a building that is let', () => {
  const FLATS = { WebID: 5, WebIDs: '5', Price: 795_000 };
  const site = createSite(FLATS, { NumberOfBedRooms: 9 });

  test('asks whether its buyer will live in a part, and says what to ask a notary', async () => {
    const text = await fetchCosts(site);
    expect(text).toContain('Investering of eigen zaak rechten 12,5 %');
    expect(text).toContain('Ik ga er zelf in een deel wonen vraag het een notaris');
    const part = await fetchCosts(site, '?costs=part-home');
    expect(part).toContain('geldt het voor het hele gebouw of alleen voor uw deel');
    expect(part).not.toMatch(/Samen, ongeveer|99\.375|23\.850/);
    expect(await fetchCosts(site, '?costs=investment')).toContain('€ 99.375');
  });

  test('has no such question where nobody can live', async () => {
    const office = createSite(FLATS, { NumberOfBedRooms: 0 });
    expect(await fetchCosts(office)).not.toContain('in een deel wonen');
  });
});

test('a card of a life annuity names bouquet and annuity, not a price alone', async () => {
  const annuity = { MonthlyRent: 620, LifeAnnuityType: 'Bezet, met vruchtgebruik' };
  const site = await createSite({ Price: 145_000 }, annuity);
  const list = (await (await site('/nl/te-koop/')).text()).replaceAll('&#8364;', '€');
  expect(list).toMatch(/Bouquet €\s145\.000<span class="card__note"> en €\s620 rente per maand/);
});
