import { describe, expect, test } from 'vitest';
import { computeExpectedIds } from './expected-listings';
import type { FilterListing } from './filter-listings';
import { CITIES, FILTER_LISTINGS, setUpFilterSite, TESTED_EPC_LABELS } from './filter-listings';

const { fetchListing } = setUpFilterSite();

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

test('a town with two postcodes is one chip, a part of it has its postcode', async () => {
  const { html } = await fetchListing('?city=durbuy');
  expect(html.match(/Filter Durbuy[^"]* verwijderen/g)).toEqual(['Filter Durbuy verwijderen']);
  const { html: part } = await fetchListing('?city=durbuy|6941');
  expect(part.match(/Filter Durbuy[^"]* verwijderen/g)).toEqual([
    'Filter Durbuy [6941] verwijderen',
  ]);
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
