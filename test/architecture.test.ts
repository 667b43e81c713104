import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PUBLISHED } from './published-files';
import {
  countLines,
  findCycles,
  formatImport,
  getFeature,
  IMPORTS as imports,
  listFiles,
} from './source-imports';

/** The rules of docs/architecture.md, 'Who may import whom', read from every import. */
const GROUPS = ['domain', 'platform', 'views', 'features'];

/** Returns 0 for domain … 3 for features, 4 for app, jobs and worker; -1 for env.ts, which all may import. */
const getLevel = (file: string) => {
  const group = GROUPS.indexOf(file.split('/')[1] ?? '');
  if (file === 'src/env.ts') return -1;
  return group >= 0 ? group : GROUPS.length;
};

test('the environment is below all: it imports values of the domain, and types', () => {
  const values = imports.filter(({ from, isTypeOnly }) => from === 'src/env.ts' && !isTypeOnly);
  expect(values.map(({ to }) => to).filter((to) => !to.startsWith('src/domain/'))).toEqual([]);
});

test('imports go down: domain ← platform ← views ← features ← app ← worker', () => {
  const upward = imports.filter(
    ({ from, to }) =>
      from.startsWith('src/') && getLevel(from) >= 0 && getLevel(to) > getLevel(from),
  );
  expect(upward.map(formatImport)).toEqual([]);
});

/** The features of which the desk is staff's side: it uses their rules and stores, and shows their views. */
const FEATURES_OF_DESK = [
  'analytics',
  'configured',
  'documents',
  'forms',
  'guestbook',
  'newsletter',
  'owner-portal',
  'saved-searches',
  'search',
  'sign-in',
  'visits',
  'watch',
];

const sideways = imports.flatMap((entry) => {
  const [user, owner] = [getFeature(entry.from), getFeature(entry.to)];
  const isInside = entry.from.startsWith('src/') && entry.to.startsWith('src/');
  return isInside && user && owner && user !== owner ? [{ ...entry, user, owner }] : [];
});

const isPublishedTo = (user: string, file: string) =>
  PUBLISHED.some(
    ({ files, users }) => users.includes(user) && files.some((name) => file.endsWith(`/${name}`)),
  );

test('a feature uses of another what it publishes; all may use the kit of forms', () => {
  const unlisted = sideways.filter(
    ({ user, owner, to }) =>
      owner !== 'forms/kit' &&
      !isPublishedTo(user, to) &&
      !(user === 'desk' && FEATURES_OF_DESK.includes(owner) && !/routes\.tsx?$/.test(to)),
  );
  expect(unlisted.map(formatImport)).toEqual([]);
});

test('what is published is used by each of its users', () => {
  const unused = PUBLISHED.flatMap(({ files, users }) =>
    users.filter(
      (name) =>
        !sideways.some(
          ({ user, to }) => user === name && files.some((file) => to.endsWith(`/${file}`)),
        ),
    ),
  );
  const unusedFiles = PUBLISHED.flatMap(({ files }) => files).filter(
    (file) => !sideways.some(({ to }) => to === `src/features/${file}`),
  );
  const unusedByDesk = FEATURES_OF_DESK.filter(
    (feature) => !sideways.some(({ user, owner }) => user === 'desk' && owner === feature),
  );
  expect([...unused, ...unusedFiles, ...unusedByDesk]).toEqual([]);
});

test('the uses between features form no cycle', () => {
  expect(findCycles(sideways.map(({ user, owner }) => [user, owner]))).toEqual([]);
});

test('modules that the browser loads, directly or indirectly, are pure', () => {
  const loaded = new Set(listFiles('client'));
  // Iterating a set includes the elements that the loop adds.
  for (const file of loaded)
    for (const { from, to, isTypeOnly } of imports)
      if (from === file && !isTypeOnly) loaded.add(to);
  expect(loaded).toContain('src/features/forms/contact/form.ts');
  expect([...loaded].filter((file) => /-store|src\/(platform|app|worker)/.test(file))).toEqual([]);
});

test('calls on bindings and fetch are in *-store files and the worker only', () => {
  const calls = /\.(prepare|batch|list|head)\(\s*[`'"]?|\.(get|put|delete)\(|(?<![\w.])fetch\(/;
  const bindings =
    /\b(DB|FILES|SNAPSHOTS|MAIL|ASSETS|db|kv|files|bucket)\.(prepare|batch|list|head|get|put|delete|send|fetch)\(|(?<![\w.])fetch\(/;
  const offenders = listFiles('src').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return !/(-store|worker)\.tsx?$/.test(file) && calls.test(text) && bindings.test(text);
  });
  expect(offenders).toEqual([]);
});

test('views read nothing: they import no store and no environment', () => {
  const readers = imports.filter(
    ({ from, to, isTypeOnly }) =>
      from.startsWith('src/views/') && !isTypeOnly && /-store\.tsx?$|^src\/env\.ts$/.test(to),
  );
  expect(readers.map(formatImport)).toEqual([]);
});

test('a row of D1 gets its type from a schema, not from a type argument or a column name', () => {
  const typed = /\.(?:first|all|run|raw)<|\.first\(\s*['"`]/;
  expect(listFiles('src').filter((file) => typed.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the browser loads no module of Node', () => {
  const offenders = listFiles('client').filter((file) =>
    /from 'node:/.test(readFileSync(file, 'utf8')),
  );
  expect(offenders).toEqual([]);
});

test('no import cycles, types included', () => {
  expect(findCycles(imports.map(({ from, to }) => [from, to]))).toEqual([]);
});

/** Tables of data, which are long because they have many records. */
const DATA_TABLES = [
  'scripts/bench/hostile/payloads.ts',
  'scripts/demo/catalogue/listings/',
  'scripts/demo/catalogue/sentences.ts',
  'scripts/demo/catalogue/vocabulary.ts',
  'scripts/demo/pictures/floor-layouts.ts',
  'scripts/demo/seed/office/leads.ts',
  'src/domain/criteria/criteria-table.ts',
  'src/platform/limits.ts',
  'test/browser/office-changes.ts',
];

test('no file of code, styles or tests is longer than 200 lines, tables of data aside', () => {
  const long = ['src', 'client', 'scripts', 'test']
    .flatMap((folder) => listFiles(folder, /\.(tsx?|mjs|css)$/))
    .filter((file) => !DATA_TABLES.some((start) => file.startsWith(start)))
    .map((file) => [file, countLines(file)] as const)
    .filter(([, lines]) => lines > 200);
  expect(long).toEqual([]);
});

test('pictures are shown at the address that src/domain/images builds, never at the configured one', () => {
  const raw = listFiles('src').filter((file) =>
    /<img[^>]*\ssrc=\{\w+(\.\w+)*\.[uU]rl\}/.test(readFileSync(file, 'utf8')),
  );
  expect(raw).toEqual([]);
});
