import { expect, test } from 'vitest';
import properties from '../../../../data/catalogue/properties.json';
import details from '../../../../data/catalogue/property-details.json';
import { HOME_SITUATIONS } from '../../../../src/domain/costs/situation';
import { createFormSite } from '../../forms/form-requests';
import { readAmounts } from '../../listing/amounts';
import type { PricedListing } from '../../listing/priced-listings';
import { createPricedFiles, WITHOUT } from '../../listing/priced-listings';
import { setUpAlertSite } from './alerts-of-loads';
import { loadAlertMails, resetSubscribers } from './subscribers';

const { load } = setUpAlertSite();

/** Prices between which no more homes are than a mail shows; those of new homes are with VAT. */
const BOUNDS = [
  ...Array.from({ length: 20 }, (_, step) => step * 20_000 + 1),
  ...Array.from({ length: 9 }, (_, step) => (step + 4) * 100_000 + 1),
];

/** The regions of the small snapshot's towns. */
const toTestZip = (zip: string, country: string | undefined) => {
  if (country === 'Luxemburg') return '9710';
  const number = Number(zip);
  const isFlemish = (number >= 1500 && number < 4000) || number >= 8000;
  return isFlemish ? '3600' : '6940';
};

/** What costs depend on, of each home for sale of the demonstration. */
function listForSale(): PricedListing[] {
  return properties.flatMap((summary): PricedListing[] => {
    if (summary.language !== 'nl' || summary.Goal !== 0) return [];
    const { ID, Price, PublishPrice, WebID, Zip } = summary;
    const detail = details.find((record) => record.ID === ID && record.language === 'nl');
    const facts = Object.entries(detail ?? {}).filter(
      ([name, value]) =>
        /^(?:AreaApplication|LifeAnnuity|VAT|Ground|Construction|Judicial|Start|Monthly|Registration|NumberOfBedRooms)/.test(
          name,
        ) && typeof value !== 'object',
    );
    const town = toTestZip(
      Zip,
      String((detail as Record<string, unknown> | undefined)?.CountryName),
    );
    const isPlot = WebID === 4 || WebID === 5;
    return [
      [ID, { Price, PublishPrice, Zip: town, ...(isPlot && { WebID }) }, Object.fromEntries(facts)],
    ];
  });
}

test('of every home for sale and plan, the mail says the amount of its card', async () => {
  const listings = listForSale();
  expect(listings.length).toBeGreaterThan(70);
  const subscribers = HOME_SITUATIONS.flatMap((situation) =>
    BOUNDS.map((priceMin) => {
      const priceMax = priceMin + (priceMin > 400_000 ? 99_999 : 19_999);
      const search = { goal: 'sale', budget: 9_000_000, situation, priceMin, priceMax };
      return { id: `${situation}-${priceMin}`, searches: { a: search } };
    }),
  );
  await load(createPricedFiles(WITHOUT));
  await resetSubscribers(...subscribers);
  await load(createPricedFiles(listings));
  const { readCards } = readAmounts(await createFormSite({}, createPricedFiles(listings)));
  let told = 0;
  for (const situation of HOME_SITUATIONS) {
    const cards = await readCards(`?as=${situation}`);
    const mails = await Promise.all(
      BOUNDS.map(async (bound) => (await loadAlertMails(`${situation}-${bound}`))[0]?.text),
    );
    const parts = mails.flatMap((text = '') => text.split(/\n(?=http)/));
    for (const [id, { amount, line }] of cards) {
      const at = parts.findIndex((part) => part.split('\n')[0]?.includes(`/${id}/`));
      // Without a sum it is within no budget.
      if (amount === 0) expect([id, at]).toEqual([id, -1]);
      else {
        const words = line.replace(/ {2,}/g, ' ');
        expect([id, parts[at - 1]]).toEqual([id, expect.stringContaining(words)]);
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(3 * 60);
}, 60_000);
