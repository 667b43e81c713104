import { expect, test } from 'vitest';
import { listFiles, readText } from './documents';

const SHEETS = listFiles('client/styles', /\.css$/);
const SOURCES = [...SHEETS, ...listFiles('src', /\.tsx?$/), ...listFiles('client', /\.ts$/)];

test('every custom property that a rule needs is set somewhere', () => {
  const set = new Set(
    SOURCES.flatMap((file) => [...readText(file).matchAll(/(--[\w-]+)(?:\s*:|', )/g)]).map(
      ([, name]) => name,
    ),
  );
  expect(set.size).toBeGreaterThan(40);
  const missing = SHEETS.flatMap((file) =>
    [...readText(file).matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
