import { expect, test } from 'vitest';
import { memoizePerObject } from '../../src/domain/memoize-per-object';

test('a value is computed once for each object, an undefined one too', () => {
  const computed: string[] = [];
  const findName = memoizePerObject(({ name }: { name?: string }) => {
    computed.push(name ?? 'none');
    return name;
  });
  const [spa, huy, unnamed] = [{ name: 'Spa' }, { name: 'Huy' }, {}];
  expect([spa, huy, unnamed, spa, huy, unnamed].map(findName)).toEqual([
    ...['Spa', 'Huy', undefined],
    ...['Spa', 'Huy', undefined],
  ]);
  expect(computed).toEqual(['Spa', 'Huy', 'none']);
});
