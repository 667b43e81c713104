import { expect, test } from 'vitest';
import { countReadingMinutes } from '../../../src/features/articles/press-article';

const write = (count: number) => `<p>${'woord '.repeat(count)}</p>`;

test.each([
  [[''], 1],
  [[write(100)], 1],
  [[write(329)], 1],
  [[write(331)], 2],
  [[write(200), write(240)], 2],
  [[write(2200)], 10],
])('texts %# take %i minutes to read', (texts, minutes) => {
  expect(countReadingMinutes(...texts)).toBe(minutes);
});
