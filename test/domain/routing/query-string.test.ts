import { expect, test } from 'vitest';
import { buildCacheKey } from '../../../src/domain/routing/no-vary-search';
import { formatSearch } from '../../../src/domain/routing/query-string';
import { fc } from '../../seeded-fast-check';

const anyText = fc.string({ unit: 'binary' });
const PARAMETERS = ['city', 'price-max', 'page'];

test('a value is encoded as URLSearchParams encodes it', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const parameter = ['a', value] as const;
      const expected = `?${new URLSearchParams({ a: value })}`;
      expect(formatSearch([parameter])).toBe(expected);
      // The same object again, as a city is in every link of a list.
      expect(formatSearch([parameter, parameter])).toBe(`${expected}&${expected.slice(1)}`);
    }),
  );
});

test('half of a pair of surrogates is encoded, not refused', () => {
  expect(formatSearch([['a', '\ud83d']])).toBe('?a=%EF%BF%BD');
});

const anyPair = fc.tuple(fc.constantFrom('city', 'page', 'utm_source', '?page', ''), anyText);

test('the key of a page holds what URLSearchParams reads of its parameters, sorted', () => {
  fc.assert(
    fc.property(fc.array(anyPair), (pairs) => {
      const query = pairs.map(([name, value]) => `${name}=${encodeURI(value.toWellFormed())}`);
      const read = [...new URLSearchParams(`?${query.join('&')}`)]
        .filter(([name]) => PARAMETERS.includes(name))
        .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
      const search = String(new URLSearchParams(read));
      const expected = `https://site.example/${search && `?${search}`}`;
      expect(buildCacheKey(`https://site.example/?${query.join('&')}`, PARAMETERS)).toBe(expected);
    }),
  );
});
