import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CONTENT = [
  'data/site/articles.json',
  'data/site/menu.json',
  'data/site/configuration.json',
  'data/catalogue/projects.json',
  'data/catalogue/property-details.json',
].map((file) => [file, readFileSync(file, 'utf8')] as const);

const findIn = (pattern: RegExp) =>
  CONTENT.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );

test('an amount is written in one way in every language: the sign of the euro stands before it', () => {
  expect(findIn(/.{20}\d\s€/g)).toEqual([]);
});

test('a space stands before a per cent sign', () => {
  expect(findIn(/.{20}\d%/g)).toEqual([]);
});

test('a link holds its possessive, which has the gender of its word', () => {
  expect(findIn(/\b(?:ons|onze|uw|notre|nos|votre|vos) <a [^>]*>[^<]*/g)).toEqual([]);
});
