import { describe, expect, test } from 'vitest';
import { createSite, VILLA } from '../costs/costs-page';

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
