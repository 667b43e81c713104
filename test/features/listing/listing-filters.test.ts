import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { fc } from '../../seeded-fast-check';

/** What the rules below read of a listing; the price is a plain number, published or not. */
interface FilterListing {
  ID: number;
  Goal: number;
  City: string;
  Zip: string;
  WebID: number;
  Marquee: number;
  Price: number;
  PublishPrice: boolean;
  /** What decides the label where none is named: nothing here. */
  EnergyPerformance: 0;
  EPCLabelText: string;
  DatePosted: string;
  NumberOfBedRooms: number;
  SurfaceLiving: number;
  SurfaceGround: number;
  HasGarden: boolean;
  HasTerrace: boolean;
  HasGarage: boolean;
}

const TOWNS = [
  ['DURBUY', '6940'],
  ['DURBUY', '6941'],
  ['ÉREZÉE', '6997'],
  ['SPA', '4900'],
] as const;
const TESTED_EPC_LABELS = ['', 'A++', 'A', 'B', 'C', 'D', 'F', 'G'];

/** Thirty homes that differ in everything a list is refined by. */
const FILTER_LISTINGS: FilterListing[] = Array.from({ length: 30 }, (_, n) => {
  const [City, Zip] = TOWNS[n % TOWNS.length] ?? TOWNS[0];
  return {
    ID: 90_000 + n,
    Goal: n % 5 === 4 ? 1 : 0,
    City,
    Zip,
    WebID: n % 3 === 2 ? 3 : 1,
    Marquee: n % 7 === 6 ? 3 : n % 11 === 10 ? 1 : 0,
    Price: n % 5 === 4 ? 450 + 50 * n : 60_000 + 17_000 * n,
    PublishPrice: n % 6 !== 5,
    EnergyPerformance: 0,
    EPCLabelText: TESTED_EPC_LABELS[n % TESTED_EPC_LABELS.length] ?? '',
    DatePosted: new Date(Date.UTC(2026, 0, 1 + 3 * ((n * 7) % 30))).toISOString().slice(0, 10),
    NumberOfBedRooms: n % 7,
    SurfaceLiving: 40 + 13 * ((n * 11) % 30),
    SurfaceGround: n % 4 === 0 ? 0 : 200 * n,
    HasGarden: n % 2 === 0,
    HasTerrace: n % 3 === 0,
    HasGarage: n % 4 === 1,
  };
});
const SUMMARY_FIELDS = [
  'Goal',
  'City',
  'Zip',
  'WebID',
  'Marquee',
  'Price',
  'PublishPrice',
  'EnergyPerformance',
  'EPCLabelText',
];

function createFilterFiles(): SnapshotFiles {
  const files = createSmallSnapshot();
  const of = (file: string) => files[file].filter(({ ID }: { ID: number }) => ID === 84213);
  const summaries = of('catalogue/properties.json');
  const details = of('catalogue/property-details.json');
  files['catalogue/properties.json'] = FILTER_LISTINGS.flatMap((offer) =>
    summaries.map((summary: object) => ({ ...summary, ...pickFields(offer, true) })),
  );
  files['catalogue/property-details.json'] = FILTER_LISTINGS.flatMap((offer) =>
    details.map((detail: object) => ({ ...detail, ...pickFields(offer, false), Documents: [] })),
  );
  const towns = files['catalogue/citys.json'];
  files['catalogue/citys.json'] = TOWNS.flatMap(([Name, Zip]) =>
    towns.map((town: object) => ({ ...town, Name, Zip })),
  );
  files['site/towns.json'] = TOWNS.map(([Name, Zip]) => ({
    Name,
    Zip,
    Latitude: 50,
    Longitude: 5,
  }));
  return files;
}

const pickFields = (offer: FilterListing, summary: boolean) =>
  Object.fromEntries(
    Object.entries(offer).filter(
      ([field]) => field === 'ID' || SUMMARY_FIELDS.includes(field) === summary,
    ),
  );

let fetchPage: (path: string) => Promise<Response>;
beforeAll(async () => {
  fetchPage = await createTestSite({ embedded: createFilterFiles() });
});

/** The references on the page of this query in their order, and how many there are in all. */
async function fetchListing(
  query: string,
): Promise<{ ids: number[]; total: number; html: string }> {
  const response = await fetchPage(`/nl/te-koop/${query}`);
  expect(response.status, query).toBe(200);
  const html = await response.text();
  const nothing = html.includes('class="lead listing__empty');
  const ids = nothing ? [] : [...html.matchAll(/Ref\. (\d+)/g)].map(([, id]) => Number(id));
  const total = Number(/data-part="count"[^>]*>(\d+) /.exec(html)?.[1]);
  return { ids, total, html };
}

/** What a query must list by the rules as they are told to a visitor, offer by offer. */
function computeExpectedIds(
  query: string,
  sort: (a: FilterListing, b: FilterListing) => number = () => 0,
): number[] {
  const wish = new URLSearchParams(query);
  const number = (name: string) => Number(wish.get(name) ?? Number.NaN);
  const at = (label: string) => ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'].indexOf(label);
  return FILTER_LISTINGS.filter((offer) => {
    const { Price, PublishPrice, Marquee } = offer;
    const sold = Marquee === 1;
    const cities = wish.getAll('city');
    const asksPrice = wish.has('price-min') || wish.has('price-max');
    return (
      offer.Goal === 0 &&
      (!sold || wish.get('closed') === '1') &&
      (!wish.has('type') || wish.getAll('type').includes(String(offer.WebID))) &&
      (cities.length === 0 || cities.includes(`${offer.City}|${offer.Zip}`)) &&
      (!asksPrice || PublishPrice) &&
      !(Price < number('price-min')) &&
      !(Price > number('price-max')) &&
      !(offer.NumberOfBedRooms < number('bedrooms')) &&
      !(offer.SurfaceLiving < number('living')) &&
      !(offer.SurfaceGround < number('ground')) &&
      (!wish.has('epc') ||
        (at(offer.EPCLabelText) >= 0 && at(offer.EPCLabelText) <= at(wish.get('epc') ?? ''))) &&
      (!wish.has('garden') || offer.HasGarden) &&
      (!wish.has('terrace') || offer.HasTerrace) &&
      (!wish.has('garage') || offer.HasGarage) &&
      (wish.get('state') !== 'available' || (!sold && Marquee !== 3)) &&
      (wish.get('state') !== 'option' || Marquee === 3) &&
      (wish.get('state') !== 'new' || (!sold && isRecent(offer)))
    );
  })
    .sort((a, b) => sort(a, b) || b.DatePosted.localeCompare(a.DatePosted) || b.ID - a.ID)
    .map(({ ID }) => ID);
}

const NEWEST_DATE =
  FILTER_LISTINGS.map(({ DatePosted }) => DatePosted)
    .sort()
    .at(-1) ?? '';
const isRecent = ({ DatePosted }: FilterListing) =>
  Date.parse(NEWEST_DATE) - Date.parse(DatePosted) < 30 * DAY_MS;

describe('each wish', () => {
  test.each([
    '',
    '?type=1',
    '?type=1&type=3',
    '?city=DURBUY%7C6940',
    '?city=DURBUY%7C6940&city=SPA%7C4900',
    '?price-min=200000',
    '?price-max=200000',
    '?price-min=100000&price-max=300000',
    '?bedrooms=3',
    '?living=150',
    '?ground=2500',
    '?epc=B',
    '?epc=A%2B%2B',
    '?garden=1',
    '?terrace=1',
    '?garage=1',
    '?state=available',
    '?state=option',
    '?state=new',
    '?closed=1',
    '?type=1&garden=1&epc=D&price-max=400000',
  ])('%s lists what it says, newest first', async (query) => {
    const { ids, total } = await fetchListing(query);
    expect(ids).toEqual(computeExpectedIds(query).slice(0, 24));
    expect(total).toBe(computeExpectedIds(query).length);
  });
});

describe('each order', () => {
  const price = ({ PublishPrice, Price }: FilterListing) => (PublishPrice ? Price : undefined);
  const down = (offer: FilterListing) => (offer.PublishPrice ? -offer.Price : Number.MAX_VALUE);
  const last = (value: number | undefined) => value ?? Number.MAX_VALUE;
  const at = (label: string) => last(label ? TESTED_EPC_LABELS.indexOf(label) : undefined);
  test.each<[string, (a: FilterListing, b: FilterListing) => number]>([
    ['price', (a, b) => last(price(a)) - last(price(b))],
    ['price-desc', (a, b) => down(a) - down(b)],
    [
      'price-m2',
      (a, b) => last(per(price(a), a.SurfaceLiving)) - last(per(price(b), b.SurfaceLiving)),
    ],
    ['energy', (a, b) => at(a.EPCLabelText) - at(b.EPCLabelText)],
    ['city', (a, b) => TOWNS.findIndex(isOf(a)) - TOWNS.findIndex(isOf(b))],
  ])('%s, what it cannot order last', async (sort, order) => {
    expect((await fetchListing(`?sort=${sort}`)).ids).toEqual(
      computeExpectedIds('', order).slice(0, 24),
    );
  });
  const per = (amount: number | undefined, surface: number) => amount && amount / surface;
  const isOf =
    ({ City, Zip }: FilterListing) =>
    ([name, zip]: readonly [string, string]) =>
      name === City && zip === Zip;
});

describe('what makes no sense', () => {
  test.each([
    ['?price-min=300000&price-max=100000', '?price-min=100000&price-max=300000'],
    ['?price-min=-5', ''],
    ['?price-min=NaN&bedrooms=Infinity&living=1e9', ''],
    ['?price-min=&price-max=&bedrooms=&epc=&city=&type=&state=', ''],
    ['?epc=Z&state=sold&sort=random&view=none&page=-1', ''],
    ['?type=99&type=abc&type=1', '?type=1'],
    ['?garden=yes&closed=true', ''],
    ['?city=durbuy%7C6940', '?city=DURBUY%7C6940'],
    ['?city=erezee', '?city=%C3%89REZ%C3%89E%7C6997'],
    ['?city=4900', '?city=SPA%7C4900'],
    ['?city=SPA%7C4900&town=erezee', '?city=%C3%89REZ%C3%89E%7C6997&city=SPA%7C4900'],
    ['?epc=a++', '?epc=A%2B%2B'],
    ['?type[]=1&price-min[gte]=1', ''],
    ['?type=3&garden=1&type=1', '?type=1&type=3&garden=1'],
    ['?price-min=200000&price-min=300000', '?price-min=200000'],
    ['?utm_source=mail', ''],
  ])('%s is read as %j, and its canonical address says so', async (query, canonical) => {
    const { ids, html } = await fetchListing(query);
    expect(ids).toEqual(computeExpectedIds(canonical).slice(0, 24));
    const [, address] = /rel="canonical" href="[^"]*\/nl\/te-koop\/([^"]*)"/.exec(html) ?? [];
    expect(address?.replaceAll('&amp;', '&')).toBe(canonical);
  });

  test('never breaks a list, whatever the query string', async () => {
    const names = [
      'city',
      'type',
      'price-min',
      'price-max',
      'bedrooms',
      'living',
      'ground',
      'epc',
      'garden',
      'state',
      'closed',
      'sort',
      'view',
      'page',
      'x',
      '',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '%00',
        '%',
        '%E0%A4%A',
        '|',
        '-1',
        '0',
        '1',
        '9'.repeat(400),
        'x'.repeat(10_000),
        '<script>',
        '../..',
        'null',
        'SPA|4900',
      ),
      fc.integer().map(String),
      fc.double().map(String),
    );
    const pair = fc.tuple(fc.constantFrom(...names), value, fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 8 }), async (pairs) => {
        const query = pairs.map(
          ([name, text, raw]) =>
            `${name}=${raw ? text.replace(/[#\s]/g, '') : encodeURIComponent(text.toWellFormed())}`,
        );
        const { html, ids, total } = await fetchListing(`?${query.join('&')}`);
        expect(total).toBeGreaterThanOrEqual(ids.length);
        expect(html).not.toMatch(/undefined|NaN|\[object|<script>/);
      }),
      { numRuns: 150 },
    );
  });
});

describe('any wishes together', () => {
  const maybe = (name: string, values: readonly (string | number)[]) =>
    fc
      .option(fc.constantFrom(...values), { nil: undefined })
      .map((value) => (value === undefined ? [] : [[name, String(value)]]));
  const some = (name: string, values: readonly (string | number)[]) =>
    fc.subarray([...values]).map((chosen) => chosen.map((value) => [name, String(value)]));
  const query = fc
    .tuple(
      some(
        'city',
        TOWNS.map((town) => town.join('|')),
      ),
      some('type', [1, 3]),
      maybe('price-max', [150_000, 300_000, 450_000]),
      maybe('bedrooms', [1, 3, 5]),
      maybe('living', [75, 150]),
      maybe('epc', ['A', 'C', 'F']),
      maybe('ground', [500, 2500]),
      maybe('garden', [1]),
      maybe('garage', [1]),
      maybe('state', ['available', 'option', 'new']),
      maybe('closed', [1]),
    )
    .map((pairs) => `?${new URLSearchParams(pairs.flat() as [string, string][])}`);

  test('list what each of them allows; each choice gives what it tells; nothing is a dead end', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { ids, total, html } = await fetchListing(asked);
        expect(ids).toEqual(computeExpectedIds(asked).slice(0, 24));
        expect(total).toBe(computeExpectedIds(asked).length);
        if (total === 0) expect(html).toContain('Komt het dichtst in de buurt');
        const ticks = [...html.matchAll(TICK)];
        expect(ticks).not.toEqual([]);
        for (const [, name = '', value = '', count = ''] of ticks) {
          const wish = new URLSearchParams(asked);
          wish.set(name, value);
          const gives = computeExpectedIds(`?${wish}`).filter(
            (id) => name !== 'closed' || isSold(id),
          );
          expect(Number(count), `${asked} with ${name}=${value}`).toBe(gives.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  /** A choice in the form, with how many it would give. */
  const TICK =
    /<input(?=[^>]* name="([^"]+)")(?=[^>]* value="([^"]+)")[^>]*>[^<]*<small[^>]*>(\d+)</g;
  const isSold = (id: number) =>
    FILTER_LISTINGS.some(({ ID, Marquee }) => ID === id && Marquee === 1);
});

test('what would give nothing cannot be chosen; what is chosen can always be undone', async () => {
  const { html } = await fetchListing('?bedrooms=6&garage=1&type=1');
  const tick = (name: string, value: string) =>
    html
      .match(/<input[^>]*>/g)
      ?.find((tag) => tag.includes(`name="${name}"`) && tag.includes(`value="${value}"`));
  const none = FILTER_LISTINGS.filter(
    ({ NumberOfBedRooms, HasGarage, Goal }) => NumberOfBedRooms >= 6 && HasGarage && Goal === 0,
  );
  for (const feature of ['HasGarden', 'HasTerrace'] as const)
    expect(tick(feature.slice(3).toLowerCase(), '1')?.includes('disabled')).toBe(
      !none.some((offer) => offer.WebID === 1 && offer[feature]),
    );
  expect(tick('garage', '1')).toContain('checked');
  expect(tick('garage', '1')).not.toContain('disabled');
});

test('two towns of one name are told apart by their zip', async () => {
  const { html } = await fetchListing('?city=durbuy');
  expect(html).toContain('Filter Durbuy [6940] verwijderen');
  expect(html).toContain('Filter Durbuy [6941] verwijderen');
});

test.each([
  ['', false],
  ['?type=1', false],
  ['?type=1&city=SPA%7C4900', false],
  ['?page=2', false],
  ['?type=1&type=3', true],
  ['?garden=1', true],
  ['?sort=price', true],
  ['?view=map', true],
  ['?city=Nergens', true],
])('%j is kept from search engines: %s', async (query, kept) => {
  expect((await fetchListing(query)).html.includes('name="robots" content="noindex"')).toBe(kept);
});
