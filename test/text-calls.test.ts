import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROMISE_PLACEHOLDERS } from '../src/domain/site/promised-values';
import { listPlaceholders, TEXTS } from './domain/language/all-texts';

/** What the agency's promises fill in, whoever asks for the text. */
const PROMISED = PROMISE_PLACEHOLDERS.map((name) => `{${name}}`);

test('every call of t() with a literal key passes the values of its text', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const call = /\bt\(\s*'([A-Z0-9_]+)'\s*(?:\)|,\s*\{([^{}]*)\})/g;
  const calls = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(call)].map(
      ([, key = '', values = '']) => ({ file, key, values }),
    ),
  );
  const gaps = calls.flatMap(({ file, key, values }) => {
    const passed = values.split(',').map((value) => `{${value.split(':')[0]?.trim()}}`);
    const missing = listPlaceholders(TEXTS.nl[key] ?? '').filter(
      (name) => !passed.includes(name) && !PROMISED.includes(name),
    );
    return missing.length > 0 ? [`${file}: ${key} needs ${missing.join(' ')}`] : [];
  });
  expect(calls.length).toBeGreaterThan(500);
  expect(gaps).toEqual([]);
});

test('no colon is put after a text in code: French has a space before it', () => {
  const files = ['src', 'client'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => (root === 'src' ? /\.tsx$/ : /\.tsx?$/).test(file))
      .map((file) => join(root, file)),
  );
  const glued = /\}\s?: [`$']|\}: `|>\s?: \{|join\(': '\)/;
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => glued.test(readFileSync(file, 'utf8')))).toEqual([]);
});
