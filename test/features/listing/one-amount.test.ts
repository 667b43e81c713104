import { beforeAll, expect, test } from 'vitest';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import { fc } from '../../seeded-fast-check';
import type { TestSite } from '../forms/form-requests';
import { createFormSite } from '../forms/form-requests';
import { expectOneAmount, readAmounts } from './amounts';
import type { PricedListing } from './priced-listings';
import { createPricedFiles, LISTINGS, WITHOUT } from './priced-listings';

const REASONS = [
  'geen totaal: de kosten staan bij de notaris',
  'geen totaal: het hangt van de lijfrente af',
  'geen totaal: het hangt van de lijfrente af',
  'alles samen op aanvraag',
  'geen totaal: we kennen het tarief niet',
];

let site: TestSite;
let amounts: ReturnType<typeof readAmounts>;
beforeAll(async () => {
  site = await createFormSite({}, createPricedFiles([...LISTINGS, ...WITHOUT]));
  amounts = readAmounts(site);
});

test.each(HOME_SITUATIONS)('as %s all pages say one amount, or one reason', async (plan) => {
  const cards = await expectOneAmount(amounts, plan);
  for (const [id] of LISTINGS) {
    const amount = cards.get(id)?.amount ?? 0;
    expect([amount > 0, amount % 100], `${id}`).toEqual([true, 0]);
  }
  expect(WITHOUT.map(([id]) => cards.get(id)?.line)).toEqual(REASONS);
});

/** What the line of a card says of a plan: land is no second home and is not let, a shop is no second home. */
const PHRASES = {
  'second-home': ['als tweede verblijf', ({ WebID }) => WebID === undefined],
  investment: ['om te verhuren', ({ WebID }) => WebID !== 4],
} as const satisfies Record<string, [string, (fields: PricedListing[1]) => boolean]>;

test.each(Object.entries(PHRASES))(
  'as %s a card says so where the plan is possible, and the ordinary rate elsewhere',
  async (plan, [phrase, isPossible]) => {
    const cards = await amounts.readCards(`?as=${plan}`);
    for (const [id, fields] of LISTINGS) {
      const words = isPossible(fields) ? phrase : 'aan het gewone tarief';
      expect([id, cards.get(id)?.line]).toEqual([
        id,
        expect.stringMatching(new RegExp(`${words}$`)),
      ]);
    }
  },
);

const price = fc.integer({ min: 1_000, max: 2_500_000 });
const anyListing = fc.oneof(
  fc.record({ Price: price }).map((summary) => [summary, {}] as const),
  fc.record({ Price: price, WebID: fc.constant(4) }).map((summary) => [summary, {}] as const),
  fc
    .tuple(price, fc.constantFrom('Recreatiegebied', 'Bosgebied', 'Woongebied'))
    .map(([Price, AreaApplication]) => [{ Price }, { AreaApplication }] as const),
  fc.tuple(price, fc.integer({ min: 1, max: 90 })).map(([Price, land]) => {
    const GroundPart = Math.round((Price * land) / 100);
    const VATBuilding = Math.round(Price - GroundPart) * 0.21;
    return [{ Price }, { VATPercentage: 21, GroundPart, VATBuilding }] as const;
  }),
  fc
    .tuple(price, fc.integer({ min: 50, max: 3_000 }))
    .map(([Price, MonthlyRent]) => [{ Price }, { LifeAnnuityHead1Age: 80, MonthlyRent }] as const),
  price.map((Price) => [{ Price }, { JudicialDecision: 1, StartPrice: Price }] as const),
  price.map((Price) => [{ Price, WebID: 5 }, { NumberOfBedRooms: 6 }] as const),
  price.map((Price) => [{ Price, PublishPrice: false }, {}] as const),
);
const zip = fc.constantFrom('6940', '3600', '1050', '9710');

test('any listings have one amount on all pages', async () => {
  const catalogues = fc.array(fc.tuple(anyListing, zip), { minLength: 8, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(
      catalogues,
      fc.constantFrom(...HOME_SITUATIONS),
      fc.integer({ min: 1, max: 400_000 }),
      async (drawn, plan, own) => {
        const listings = drawn.map(
          ([[summary, detail], Zip], index): PricedListing => [
            91_000 + index,
            { ...summary, Zip },
            detail,
          ],
        );
        const drawnSite = await createFormSite({}, createPricedFiles(listings));
        const cards = await expectOneAmount(readAmounts(drawnSite), plan, { own });
        expect(cards.size).toBe(listings.length);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

test('a question with a budget, all included, is the list of that budget', async () => {
  const cards = await amounts.readCards('?as=second-home');
  for (const { amount } of cards.values()) {
    const asked = encodeURIComponent(`alles inbegrepen tot ${amount || 20_000} euro`);
    const { status, headers } = await site(`/nl/zoeken/?q=${asked}`);
    const list = headers.get('Location') ?? '';
    expect([status, list]).toEqual([302, expect.stringContaining(`budget=${amount || 20_000}`)]);
    expect(await amounts.countList(list.split('?')[1] ?? '')).toBe(
      await amounts.countList(`budget=${amount || 20_000}&as=second-home`),
    );
  }
});

const readLines = async (path: string): Promise<string[]> =>
  [...(await amounts.read(path)).matchAll(/class="(?:card|pack)__all-in">(.*?)<\/(?:p|article)>/gs)]
    .map(([, line = '']) =>
      line
        .replace(/<[^>]+>/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .toSorted();

test.each(['budget=382300', 'sort=all-in'])(
  'without a plan a list with %s says the amounts of a second home, by which it compares',
  async (query) => {
    const lines = await readLines(`/nl/te-koop/?${query}&units=1`);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines).toEqual(await readLines(`/nl/te-koop/?${query}&units=1&as=second-home`));
  },
);

test('without a plan and an amount no card says one', async () => {
  expect(await readLines('/nl/te-koop/')).toEqual([]);
});

test('the results page of a question with a budget says the amounts too', async () => {
  const asked = encodeURIComponent('huis alles inbegrepen tot 500000');
  const [line] = await readLines(`/nl/zoeken/?q=${asked}&exact=1`);
  expect(line).toMatch(/^alles samen ± € [\d.]+ /);
});

test.each(HOME_SITUATIONS)('as %s the pack says what the favourites say', async (plan) => {
  const ids = [...LISTINGS, ...WITHOUT].map(([id]) => id).join(',');
  const lines = await readLines(`/nl/bezoekpakket/?ids=${ids}&as=${plan}`);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toEqual(await readLines(`/nl/favorieten/?ids=${ids}&as=${plan}`));
  const html = await amounts.read(`/nl/bezoekpakket/?ids=${ids}&as=${plan}`);
  const moves = [...html.matchAll(/href="(\/nl\/(?:bezoekpakket|favorieten)\/\?ids=[^"]*)"/g)];
  for (const [, address] of moves) expect(address).toContain(`as=${plan}`);
});

test('without a plan the second home counts', async () => {
  const html = await amounts.read('/nl/te-koop/?budget=382300');
  expect(html).toContain('Tot dan tellen we het bedrag als tweede verblijf: het hoogste.');
  expect(await amounts.countList('budget=382300')).toBe(
    await amounts.countList('budget=382300&as=second-home'),
  );
  expect(await amounts.countList('budget=382300')).toBeLessThan(
    await amounts.countList('budget=382300&as=only-home'),
  );
});

test('what has no total is left out, counted and named', async () => {
  const html = await amounts.read('/nl/te-koop/?budget=900000&as=second-home');
  for (const [id] of WITHOUT) expect(html).not.toContain(`Ref. ${id}`);
  expect(html).toContain(
    '5 panden passen voor de rest, maar hebben geen totaal en staan er niet bij: ' +
      '1 met een prijs op aanvraag, 1 openbare verkoop, 2 lijfrentes en 1 waarvan we het tarief niet kennen.',
  );
  // 'Prijs tot' stays the bare price.
  expect(await amounts.countList('price-max=335000')).toBeGreaterThan(
    await amounts.countList('budget=335000&as=only-home'),
  );
});

test('a card above the budget says by how much', async () => {
  const html = await amounts.read('/nl/te-koop/?budget=20000&as=second-home');
  expect(html).toMatch(/alles samen ± <b>€ [\d.]+<\/b>, € [\d.]+ erboven/);
});

test('the plan that finds more is offered, and the register says the same', async () => {
  const query = '?budget=360000&as=second-home';
  const count = await amounts.countList('budget=360000&as=only-home');
  expect(await amounts.read(`/nl/te-koop/${query}`)).toContain(
    `Als enige eigen woning passen er ${count}:`,
  );
  expect(await amounts.read(`/nl/zoekopdracht/?goal=0&${query.slice(1)}`)).toContain(
    `Als enige woning zouden het er ${count} zijn.`,
  );
});
