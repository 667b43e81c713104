import { describe, expect, test } from 'vitest';
import { fc } from '../../seeded-fast-check';
import { computeExpectedIds } from './expected-listings';
import { setUpFilterSite } from './filter-listings';

const { fetchListing } = setUpFilterSite();

describe('an invalid query', () => {
  test.each([
    ['?price-min=300000&price-max=100000', '?price-min=100000&price-max=300000'],
    ['?price-min=-5', ''],
    ['?price-max=250.000', '?price-max=250000'],
    [
      '?price-min=%E2%82%AC+150+000%2C-&price-max=250%2C000.00',
      '?price-min=150000&price-max=250000',
    ],
    ['?price-max=250k&budget=1.00.000', ''],
    ['?living=1.000', '?living=1000'],
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
