import { expect, test } from 'vitest';
import { NumberList } from '../../../../src/domain/catalogue/words/number-list';

test('a list keeps its numbers, up to the largest of four bytes, as it grows', () => {
  const list = new NumberList();
  const numbers = Array.from({ length: 70_000 }, (_, index) => 2 ** 32 - 1 - index);
  for (const number of numbers) list.push(number);
  const visited: number[] = [];
  list.forEach((number, index) => {
    visited[index] = number;
  });
  expect(list.length).toBe(numbers.length);
  expect(visited).toEqual(numbers);
  expect(list.get(numbers.length)).toBe(0);
});
