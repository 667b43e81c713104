import { describe, expect, test } from 'vitest';
import { fc } from '../../seeded-fast-check';
import { computeExpectedIds } from './expected-listings';
import { CITIES, FILTER_LISTINGS, setUpFilterSite } from './filter-listings';

const { fetchListing } = setUpFilterSite();

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
      someValues('region', ['liege', 'luxembourg']),
      optionalValue('budget', [250_000, 400_000]),
      optionalValue('bedrooms', [1, 3]),
      optionalValue('bedrooms-max', [4, 6]),
      optionalValue('bathrooms', [1, 2]),
      optionalValue('garages', [1]),
      optionalValue('garages-max', [1, 2]),
      optionalValue('parkings', [1]),
      optionalValue('parkings-max', [1, 2]),
      optionalValue('area', ['50,5,50.4,5.6']),
      optionalValue('living', [75, 150]),
      optionalValue('epc', ['A', 'C', 'F']),
      optionalValue('living-max', [120, 200]),
      optionalValue('ground', [500, 2500]),
      optionalValue('ground-max', [1000, 3000]),
      optionalValue('garden', [1]),
      optionalValue('garage', [1]),
      optionalValue('lift', [1]),
      optionalValue('pool', [1]),
      optionalValue('persons', [2, 4]),
      optionalValue('sale-kind', ['private', 'private', 'new-construction']),
      optionalValue('domicile', [1]),
      optionalValue('holiday-letting', [1]),
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
          // A town replaces every other place.
          if (name === 'city') filters.delete('region');
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
