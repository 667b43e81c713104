import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = ['src', 'scripts/staff'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`),
);

/** SQL that changes the case of a text: it knows ASCII, and what JavaScript makes of the same text differs. */
const SQL_CASE = /\b(?:lower|upper)\(/;
/** A random key in hexadecimal. */
const HEXADECIMAL = /lower\(hex\(/;

test('no statement compares what SQL and JavaScript make of the case of a text', () => {
  const lines = FILES.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => SQL_CASE.test(line) && !HEXADECIMAL.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(FILES.length).toBeGreaterThan(500);
  expect(lines).toEqual([]);
});

test('such a statement would be found', () => {
  expect("WHERE lower(answers ->> 'email') = ?1").toMatch(SQL_CASE);
  expect('email COLLATE NOCASE = ?1, email.toLowerCase()').not.toMatch(SQL_CASE);
});
