import { describe, expect, test } from 'vitest';
import { createSite, fetchCosts, VILLA } from './costs-page';

const LUXEMBOURG = { CountryID: 3, CountryName: 'Luxemburg' };

/** Opens the page of the villa, which moved if it is let. */
async function open(summary: object, detail: object) {
  const site = createSite(summary, detail);
  const moved = (await (await site)('/property/84213/')).headers.get('Location') ?? VILLA;
  const html = await (await (await site)(moved)).text();
  return {
    text: await fetchCosts(site, '', moved),
    hasLink: html.includes('class="title-card__costs"'),
  };
}

describe('the costs say no more than is known', () => {
  const RENT = { Goal: 1, Price: 850, PriceUnitText: '€/maand' };
  test.each([
    ['a letting with its deposit', RENT, { DepositAmount: 1_700 }, 'wat bij het begin', true],
    [
      'a letting of which nothing else is known',
      RENT,
      {},
      'wat daar bij het begin nog bijkomt',
      false,
    ],
    [
      'a letting abroad',
      { ...RENT, ...LUXEMBOURG },
      {},
      'wat daar bij het begin nog bijkomt',
      false,
    ],
    [
      'a letting by the year',
      { Goal: 1, Price: 1_180, PriceUnitText: '€/jaar' },
      { DepositAmount: 196 },
      'Huur per jaar € 1.180 Gemiddeld per maand € 98',
      false,
    ],
    ['a sale abroad', LUXEMBOURG, {}, 'buiten België', false],
    ['a sale', {}, {}, 'Een raming', true],
  ])('%s', async (_, summary, detail, words, link) => {
    const { text, hasLink } = await open(summary, detail);
    expect(text).toContain(words);
    expect(hasLink).toBe(link);
  });

  test('a letting by the year names no first month, no month’s rent and no sum at the start', async () => {
    const rent = { Goal: 1, Price: 1_180, PriceUnitText: '€/jaar' };
    const { text } = await open(rent, { DepositAmount: 196 });
    expect(text).toContain('€ 196');
    expect(text).not.toMatch(/Elke maand|Eerste maand|Bij het begin|elke maand/);
  });

  test('a right of habitation excludes no rate that a notary may find', async () => {
    const types = ['Bezet, met recht van bewoning', 'Bezet, met vruchtgebruik'];
    const texts = await Promise.all(
      types.map(async (LifeAnnuityType) => {
        const annuity = { LifeAnnuityType, MonthlyRent: 620, LifeAnnuityHead1Age: 74 };
        return (await open({ Price: 145_000 }, annuity)).text;
      }),
    );
    expect(texts.map((text) => text.includes('enige woning geldt niet'))).toEqual([false, true]);
    expect(texts.map((text) => text.includes('telt een vruchtgebruik'))).toEqual([false, true]);
    expect(texts[0]).toContain('vraag het een notaris');
  });
});
