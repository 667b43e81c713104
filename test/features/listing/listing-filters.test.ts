import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/domain/format/durations';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';
import { fc } from '../../seeded-fast-check';

/** The fields of a listing that the rules below read; the price is a number, published or not. */
interface FilterListing {
  ID: number;
  Goal: number;
  City: string;
  Zip: string;
  WebID: number;
  Marquee: number;
  Price: number;
  PublishPrice: boolean;
  /** 0 here: without a label in its text, a listing has no label. */
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

const CITIES = [
  ['DURBUY', '6940'],
  ['DURBUY', '6941'],
  ['ÉREZÉE', '6997'],
  ['SPA', '4900'],
] as const;
const TESTED_EPC_LABELS = ['', 'A++', 'A', 'B', 'C', 'D', 'F', 'G'];

/** Thirty homes that differ in every field that a filter reads. */
const FILTER_LISTINGS: FilterListing[] = Array.from({ length: 30 }, (_, n) => {
  const [City, Zip] = CITIES[n % CITIES.length] ?? CITIES[0];
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
  const readRecords = (file: string) =>
    files[file].filter(({ ID }: { ID: number }) => ID === 84213);
  const summaries = readRecords('catalogue/properties.json');
  const details = readRecords('catalogue/property-details.json');
  files['catalogue/properties.json'] = FILTER_LISTINGS.flatMap((offer) =>
    summaries.map((summary: object) => ({ ...summary, ...pickFields(offer, true) })),
  );
  files['catalogue/property-details.json'] = FILTER_LISTINGS.flatMap((offer) =>
    details.map((detail: object) => ({ ...detail, ...pickFields(offer, false), Documents: [] })),
  );
  const cities = files['catalogue/citys.json'];
  files['catalogue/citys.json'] = CITIES.flatMap(([Name, Zip]) =>
    cities.map((city: object) => ({ ...city, Name, Zip })),
  );
  files['site/towns.json'] = CITIES.map(([Name, Zip]) => ({
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

/** Fetches the list of a query: the ids on its page in order, the number of all matches, the HTML. */
async function fetchListing(
  query: string,
): Promise<{ ids: number[]; total: number; html: string }> {
  const response = await fetchPage(`/nl/te-koop/${query}`);
  expect(response.status, query).toBe(200);
  const html = await response.text();
  const isEmpty = html.includes('class="lead listing__empty');
  const ids = isEmpty ? [] : [...html.matchAll(/Ref\. (\d+)/g)].map(([, id]) => Number(id));
  const total = Number(/data-part="count"[^>]*>(\d+) /.exec(html)?.[1]);
  return { ids, total, html };
}

/** Computes the ids that a query must list, from each listing by the rules of §2.10. */
function computeExpectedIds(
  query: string,
  sort: (a: FilterListing, b: FilterListing) => number = () => 0,
): number[] {
  const filters = new URLSearchParams(query);
  const number = (name: string) => Number(filters.get(name) ?? Number.NaN);
  const getEpcIndex = (label: string) =>
    ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'].indexOf(label);
  return FILTER_LISTINGS.filter((offer) => {
    const { Price, PublishPrice, Marquee } = offer;
    const sold = Marquee === 1;
    const cities = filters.getAll('city');
    const hasPriceFilter = filters.has('price-min') || filters.has('price-max');
    return (
      offer.Goal === 0 &&
      (!sold || filters.get('closed') === '1') &&
      (!filters.has('type') || filters.getAll('type').includes(String(offer.WebID))) &&
      (cities.length === 0 || cities.includes(`${offer.City}|${offer.Zip}`)) &&
      (!hasPriceFilter || PublishPrice) &&
      !(Price < number('price-min')) &&
      !(Price > number('price-max')) &&
      !(offer.NumberOfBedRooms < number('bedrooms')) &&
      !(offer.SurfaceLiving < number('living')) &&
      !(offer.SurfaceGround < number('ground')) &&
      (!filters.has('epc') ||
        (getEpcIndex(offer.EPCLabelText) >= 0 &&
          getEpcIndex(offer.EPCLabelText) <= getEpcIndex(filters.get('epc') ?? ''))) &&
      (!filters.has('garden') || offer.HasGarden) &&
      (!filters.has('terrace') || offer.HasTerrace) &&
      (!filters.has('garage') || offer.HasGarage) &&
      (filters.get('state') !== 'available' || (!sold && Marquee !== 3)) &&
      (filters.get('state') !== 'option' || Marquee === 3) &&
      (filters.get('state') !== 'new' || (!sold && isRecent(offer)))
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

describe('each filter', () => {
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
  ])('%s lists its matches, newest first', async (query) => {
    const { ids, total } = await fetchListing(query);
    expect(ids).toEqual(computeExpectedIds(query).slice(0, 24));
    expect(total).toBe(computeExpectedIds(query).length);
  });
});

describe('each order', () => {
  const getPrice = ({ PublishPrice, Price }: FilterListing) => (PublishPrice ? Price : undefined);
  const negatePrice = (offer: FilterListing) =>
    offer.PublishPrice ? -offer.Price : Number.MAX_VALUE;
  const placeLast = (value: number | undefined) => value ?? Number.MAX_VALUE;
  const getEpcOrder = (label: string) =>
    placeLast(label ? TESTED_EPC_LABELS.indexOf(label) : undefined);
  test.each<[string, (a: FilterListing, b: FilterListing) => number]>([
    ['price', (a, b) => placeLast(getPrice(a)) - placeLast(getPrice(b))],
    ['price-desc', (a, b) => negatePrice(a) - negatePrice(b)],
    [
      'price-m2',
      (a, b) =>
        placeLast(divide(getPrice(a), a.SurfaceLiving)) -
        placeLast(divide(getPrice(b), b.SurfaceLiving)),
    ],
    ['energy', (a, b) => getEpcOrder(a.EPCLabelText) - getEpcOrder(b.EPCLabelText)],
    ['city', (a, b) => CITIES.findIndex(isCityOf(a)) - CITIES.findIndex(isCityOf(b))],
  ])('%s has listings without a value last', async (sort, order) => {
    expect((await fetchListing(`?sort=${sort}`)).ids).toEqual(
      computeExpectedIds('', order).slice(0, 24),
    );
  });
  const divide = (amount: number | undefined, surface: number) => amount && amount / surface;
  const isCityOf =
    ({ City, Zip }: FilterListing) =>
    ([name, zip]: readonly [string, string]) =>
      name === City && zip === Zip;
});

describe('an invalid query', () => {
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
  ])('%s is read as %j, which its canonical address shows', async (query, canonical) => {
    const { ids, html } = await fetchListing(query);
    expect(ids).toEqual(computeExpectedIds(canonical).slice(0, 24));
    const [, address] = /rel="canonical" href="[^"]*\/nl\/te-koop\/([^"]*)"/.exec(html) ?? [];
    expect(address?.replaceAll('&amp;', '&')).toBe(canonical);
  });

  test('answers 200 with a list for any query string', async () => {
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

describe('any combination of filters', () => {
  const optionalValue = (name: string, values: readonly (string | number)[]) =>
    fc
      .option(fc.constantFrom(...values), { nil: undefined })
      .map((value) => (value === undefined ? [] : [[name, String(value)]]));
  const someValues = (name: string, values: readonly (string | number)[]) =>
    fc.subarray([...values]).map((chosen) => chosen.map((value) => [name, String(value)]));
  const queries = fc
    .tuple(
      someValues(
        'city',
        CITIES.map((city) => city.join('|')),
      ),
      someValues('type', [1, 3]),
      optionalValue('price-max', [150_000, 300_000, 450_000]),
      optionalValue('bedrooms', [1, 3, 5]),
      optionalValue('living', [75, 150]),
      optionalValue('epc', ['A', 'C', 'F']),
      optionalValue('ground', [500, 2500]),
      optionalValue('garden', [1]),
      optionalValue('garage', [1]),
      optionalValue('state', ['available', 'option', 'new']),
      optionalValue('closed', [1]),
    )
    .map((pairs) => `?${new URLSearchParams(pairs.flat() as [string, string][])}`);

  test('lists the matches of all; each choice shows its true count; an empty list shows nearest matches', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { ids, total, html } = await fetchListing(query);
        expect(ids).toEqual(computeExpectedIds(query).slice(0, 24));
        expect(total).toBe(computeExpectedIds(query).length);
        if (total === 0) expect(html).toContain('Komt het dichtst in de buurt');
        const ticks = [...html.matchAll(TICK)];
        expect(ticks).not.toEqual([]);
        for (const [, name = '', value = '', count = ''] of ticks) {
          const filters = new URLSearchParams(query);
          filters.set(name, value);
          const expectedIds = computeExpectedIds(`?${filters}`).filter(
            (id) => name !== 'closed' || isSold(id),
          );
          expect(Number(count), `${query} with ${name}=${value}`).toBe(expectedIds.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  /** A choice in the form, with its number of results. */
  const TICK =
    /<input(?=[^>]* name="([^"]+)")(?=[^>]* value="([^"]+)")[^>]*>[^<]*<small[^>]*>(\d+)</g;
  const isSold = (id: number) =>
    FILTER_LISTINGS.some(({ ID, Marquee }) => ID === id && Marquee === 1);
});

test('a choice without results is disabled; an active choice is never disabled', async () => {
  const { html } = await fetchListing('?bedrooms=6&garage=1&type=1');
  const findTick = (name: string, value: string) =>
    html
      .match(/<input[^>]*>/g)
      ?.find((tag) => tag.includes(`name="${name}"`) && tag.includes(`value="${value}"`));
  const matches = FILTER_LISTINGS.filter(
    ({ NumberOfBedRooms, HasGarage, Goal }) => NumberOfBedRooms >= 6 && HasGarage && Goal === 0,
  );
  for (const feature of ['HasGarden', 'HasTerrace'] as const)
    expect(findTick(feature.slice(3).toLowerCase(), '1')?.includes('disabled')).toBe(
      !matches.some((offer) => offer.WebID === 1 && offer[feature]),
    );
  expect(findTick('garage', '1')).toContain('checked');
  expect(findTick('garage', '1')).not.toContain('disabled');
});

test('two cities of one name are distinguished by their postcodes', async () => {
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
])('%j is not indexed: %s', async (query, isHidden) => {
  expect((await fetchListing(query)).html.includes('name="robots" content="noindex"')).toBe(
    isHidden,
  );
});
