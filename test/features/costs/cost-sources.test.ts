import { expect, test } from 'vitest';
import { createSite, VILLA } from './costs-page';

const PLOT = '/nl/bouwgrond/durbuy/villa-met-zicht-op-de-ourthe/84213/';
const LAND = { WebID: 4, WebIDs: '4', Price: 85_000 };
const NEW_HOME = { VATPercentage: 21, GroundPart: 35_560 };
const ANNUITY = {
  MonthlyRent: 620,
  LifeAnnuityType: 'Bezet, met vruchtgebruik',
  LifeAnnuityHead1Age: 78,
  LifeAnnuityMaxDuration: '15 jaar',
};

/** The beginnings of what every panel of a sale was computed with. */
const EVERY_SALE = ['Tariefbesluit', 'Voorbeeld van het kantoor', 'Rekenmodules'];
const DUTCH = ['overdrachtsbelasting', 'notaristarieven'];
const STANDARD = ['art. 44 '];
const VAT = ['Btw op bijhorende grond', 'Regeling voor sloop en heropbouw'];

const PANELS: [what: string, site: object[], query: string, path: string, sources: string[]][] = [
  [
    'an only home',
    [{ Price: 575_000 }],
    '?costs=only-home',
    VILLA,
    [...STANDARD, 'art. 44bis ', 'art. 44bis §2 ', ...DUTCH],
  ],
  ['a second home', [{ Price: 575_000 }], '?costs=second-home', VILLA, [...STANDARD, ...DUTCH]],
  ['a shop', [{ WebID: 6, WebIDs: '6' }], '?costs=investment', VILLA, [...STANDARD, ...DUTCH]],
  [
    'a plot for the only home',
    [LAND],
    '?costs=only-home-plot',
    PLOT,
    [...STANDARD, 'art. 44bis §1 ', 'art. 44bis §2 ', ...DUTCH],
  ],
  [
    'a new home with VAT on all',
    [{ Price: 254_000 }, { ...NEW_HOME, VATValue: 53_340 }],
    '?costs=only-home',
    VILLA,
    VAT,
  ],
  [
    'a new home with duty on its land',
    [{ Price: 254_000 }, { ...NEW_HOME, VATValue: 45_872 }],
    '?costs=second-home',
    VILLA,
    [...STANDARD, ...VAT.slice(0, 1)],
  ],
  [
    'a life annuity',
    [{ Price: 145_000 }, ANNUITY],
    '?value=250.000',
    VILLA,
    [...STANDARD, 'art. 47 '],
  ],
];

test.each(PANELS)(
  '%s names the sources of what it was computed with, and no others',
  async (_what, [summary, detail], query, path, expected) => {
    const sources = await fetchSources(createSite(summary, detail), query, path);
    const known = [...EVERY_SALE, ...expected];
    expect(sources.filter((source) => !known.some((part) => source.includes(part)))).toEqual([]);
    expect(known.filter((part) => !sources.some((source) => source.includes(part)))).toEqual([]);
  },
);

test('a figure that nobody verified is an assumption', async () => {
  const sources = await fetchSources(createSite({ Price: 575_000 }), '?costs=only-home', VILLA);
  expect(sources.filter((source) => source.endsWith('een aanname, niet nagekeken'))).toEqual([
    expect.stringContaining('Voorbeeld van het kantoor'),
    expect.stringContaining('notaristarieven voor levering'),
  ]);
});

/** Returns the sources that a panel lists. */
async function fetchSources(site: ReturnType<typeof createSite>, query: string, path: string) {
  const html = await (await (await site)(path + query)).text();
  const list = html.slice(html.indexOf('costs__sources'));
  return [...list.slice(0, list.indexOf('</details>')).matchAll(/<li>(.+?)<\/li>/g)].map(
    ([, source = '']) => source.replace(/<[^>]+>/g, ''),
  );
}
