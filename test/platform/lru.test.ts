import { describe, expect, test } from 'vitest';
import { LruCache } from '../../src/platform/lru';
import { fc } from '../seeded-fast-check';

type Action =
  | { type: 'get' | 'delete'; key: string }
  | { type: 'set'; key: string; value: string }
  | { type: 'clear' };

const set = (key: string, value: string): Action => ({ type: 'set', key, value });
const get = (key: string): Action => ({ type: 'get', key });
const remove = (key: string): Action => ({ type: 'delete', key });

const weighLength = (value: string) => value.length;

/** Performs an action; returns the value of a `get` or `delete`. */
function perform(
  cache: Pick<LruCache<string, string>, 'get' | 'set' | 'delete' | 'clear'>,
  action: Action,
): string | undefined {
  if (action.type === 'clear') return cache.clear() as undefined;
  if (action.type === 'set') return cache.set(action.key, action.value) as undefined;
  return cache[action.type](action.key);
}

const listCachedKeys = (cache: LruCache<string, string>, keys: readonly string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

describe('a cache with room for a weight of 6', () => {
  const CASES: [string, Action[], string[]][] = [
    ['holds what fits', [set('a', '11'), set('b', '22'), set('c', '33')], ['a', 'b', 'c']],
    [
      'drops the value used longest ago',
      [set('a', '111'), set('b', '222'), set('c', '333')],
      ['b', 'c'],
    ],
    [
      'counts a get as use',
      [set('a', '111'), set('b', '222'), get('a'), set('c', '333')],
      ['a', 'c'],
    ],
    [
      'counts a set as use',
      [set('a', '11'), set('b', '22'), set('a', '1'), set('c', '3333')],
      ['a', 'c'],
    ],
    ['drops several for a heavy one', [set('a', '11'), set('b', '22'), set('c', '333333')], ['c']],
    ['does not store a value heavier than the limit', [set('a', '11'), set('b', '2222222')], ['a']],
    [
      'drops a value whose replacement is heavier than the limit',
      [set('a', '11'), set('a', '1111111')],
      [],
    ],
    [
      'frees the weight of a deleted value',
      [set('a', '111111'), remove('a'), set('b', '2')],
      ['b'],
    ],
    [
      'weighs a replaced value once',
      [set('a', '111'), set('a', '111'), set('b', '222')],
      ['a', 'b'],
    ],
    [
      'frees everything when cleared',
      [set('a', '111111'), { type: 'clear' }, set('b', '222222')],
      ['b'],
    ],
    ['stores an empty value', [set('a', '')], ['a']],
  ];
  test.each(CASES)('%s', (_, actions, keys) => {
    const cache = new LruCache<string, string>(6, weighLength);
    for (const action of actions) perform(cache, action);
    expect(listCachedKeys(cache, ['a', 'b', 'c'])).toEqual(keys);
    expect(cache.size).toBe(keys.length);
  });
});

test('without a weight function each value weighs 1', () => {
  const cache = new LruCache<number, string>(2);
  for (const key of [1, 2, 3]) cache.set(key, `value ${key}`);
  expect([1, 2, 3].map((key) => cache.get(key))).toEqual([undefined, 'value 2', 'value 3']);
});

test('a deleted value is returned once', () => {
  const cache = new LruCache<string, string>(2);
  cache.set('a', 'value');
  expect([cache.delete('a'), cache.delete('a')]).toEqual(['value', undefined]);
});

/** A simple model of the cache: an array with the value used last at its end. */
class NaiveLruCache {
  #entries: [key: string, value: string][] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): string | undefined {
    const value = this.delete(key);
    if (value !== undefined) this.#entries.push([key, value]);
    return value;
  }

  set(key: string, value: string): void {
    this.delete(key);
    if (value.length > this.#limit) return;
    this.#entries.push([key, value]);
    while (this.#entries.reduce((sum, [, value]) => sum + value.length, 0) > this.#limit)
      this.#entries.shift();
  }

  delete(key: string): string | undefined {
    const value = this.#entries.find(([entryKey]) => entryKey === key)?.[1];
    this.#entries = this.#entries.filter(([entryKey]) => entryKey !== key);
    return value;
  }

  clear(): void {
    this.#entries = [];
  }

  get size(): number {
    return this.#entries.length;
  }
}

test('any sequence of actions returns the same values as the model', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('get' as const), key }),
    fc.record({ type: fc.constant('delete' as const), key }),
    fc.record({ type: fc.constant('set' as const), key, value: fc.string({ maxLength: 7 }) }),
    fc.constant<Action>({ type: 'clear' }),
  );
  fc.assert(
    fc.property(fc.nat(12), fc.array(action, { maxLength: 60 }), (limit, actions) => {
      const cache = new LruCache<string, string>(limit, weighLength);
      const model = new NaiveLruCache(limit);
      for (const step of actions) {
        expect(perform(cache, step)).toBe(perform(model, step));
        expect(cache.size).toBe(model.size);
      }
    }),
  );
});
