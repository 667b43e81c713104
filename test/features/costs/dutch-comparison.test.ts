import { expect, test } from 'vitest';
import { createSite, fetchCosts } from './costs-page';

/** What the comparison says of a property of 335,000 euro with this category, chosen so. */
const TAXES: [what: string, webIds: string, zone: string, situation: string, tax: string][] = [
  ['a home to live in', '1', '', 'only-home', '2 % · € 6.700'],
  ['a second home', '2', '', 'second-home', '8 % · € 26.800'],
  ['a home to let', '1', '', 'investment', '8 % · € 26.800'],
  ['a guest house', '1,5', '', 'investment', '8 % · € 26.800'],
  ['a plot for the only home', '4', '', 'only-home-plot', '10,4 % · € 34.840'],
  ['a plot with a house on it', '1,4', '', 'other-plot', '10,4 % · € 34.840'],
  ['a wood', '4', 'Bosgebied', 'other-plot', '10,4 % · € 34.840'],
  ['a shop', '6', '', 'investment', '10,4 % · € 34.840'],
  ['a garage', '7', '', 'investment', '10,4 % · € 34.840'],
  ['a warehouse', '8', '', 'investment', '10,4 % · € 34.840'],
  ['an office', '9', '', 'investment', '10,4 % · € 34.840'],
  ['a camping', '10', '', 'investment', '10,4 % · € 34.840'],
  [
    'a building to let',
    '5,6',
    '',
    'investment',
    '8 % op wat woning is, 10,4 % op de rest · € 26.800 – 34.850',
  ],
];

test.each(TAXES)(
  'in the Netherlands %s bears the rate of what it is',
  async (_what, webIds, zone, situation, tax) => {
    const WebID = Number(webIds.split(',')[0]);
    const site = createSite(
      { WebID, WebIDs: webIds, Price: 335_000 },
      zone ? { AreaApplication: zone } : {},
    );
    const path = webIds.includes('4')
      ? '/nl/bouwgrond/durbuy/villa-met-zicht-op-de-ourthe/84213/'
      : undefined;
    const text = await fetchCosts(site, `?costs=${situation}`, path);
    expect(text).toContain(tax);
    expect(text).toContain('ongeveer € 1.500, een aanname');
    expect(text.includes('jonger is dan 35')).toBe(situation === 'only-home');
  },
);

test('a first home above the ceiling has no exemption for the young', async () => {
  const text = await fetchCosts(createSite({ Price: 555_001 }), '?costs=only-home');
  expect(text).toContain('In Nederland');
  expect(text).not.toContain('jonger is dan 35');
});
