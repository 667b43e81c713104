import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Keeps the makers of the demonstration apart from product, tools and tests (decision 131). */

const MAKERS = /^scripts\/demo\/(?:catalogue|pictures)\/|^scripts\/demo\/(?:fonts|screenshots)\b/;

const FILES = ['src', 'client', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name)),
);
const isOutside = (file: string) => !MAKERS.test(file) && !file.startsWith('test/scripts/demo/');

/** Returns 'file: maker' for each relative import of a maker, and each maker that a script names to run it. */
const findUses = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const named = file.startsWith('test/')
    ? []
    : [...text.matchAll(/'(scripts\/demo\/[^']+\.(?:ts|mjs))'/g)].map(([, path = '']) => path);
  return [...imported, ...named]
    .filter((path) => MAKERS.test(path))
    .map((path) => `${file}: ${path}`);
};

test('the makers are where they are looked for', () => {
  const importing = FILES.filter((file) => MAKERS.test(file)).flatMap(findUses);
  expect(importing.length).toBeGreaterThan(100);
});

test('nothing outside uses a maker', () => {
  expect(FILES.filter(isOutside).flatMap(findUses)).toEqual([]);
});
