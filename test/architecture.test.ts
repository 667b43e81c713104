import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The rules of docs/architecture.md, 'Who may import whom', read from every import. */
const GROUPS = ['domain', 'platform', 'views', 'features'];

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const listFiles = (folder: string, pattern = /\.tsx?$/) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Reads the modules of this repository that a file imports, statically or dynamically. */
function readImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s'(\.[^']+)'/gms);
  const dynamic = text.matchAll(/\bimport\(()'(\.[^']+)'\)/g);
  return [...statements, ...dynamic].flatMap(([, isTypeOnly, path]) => {
    const target = relative('.', join(dirname(file), path ?? ''));
    const to = [target, `${target}.ts`, `${target}.tsx`].find(
      (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
    );
    return to ? [{ from: file, to, isTypeOnly: Boolean(isTypeOnly) }] : [];
  });
}

const imports = ['src', 'client', 'scripts']
  .flatMap((folder) => listFiles(folder))
  .flatMap(readImports);
const formatImport = ({ from, to }: Import) => `${from} → ${to}`;
const getFolder = (file: string, depth: number) => file.split('/').slice(0, depth).join('/');

/** Returns 0 for domain … 3 for features, 4 for app, jobs and worker; -1 for env.ts, whose types all may import. */
const getLevel = (file: string) => {
  const group = GROUPS.indexOf(file.split('/')[1] ?? '');
  if (file === 'src/env.ts') return -1;
  return group >= 0 ? group : GROUPS.length;
};

test('imports go down: domain ← platform ← views ← features ← app ← worker', () => {
  const upward = imports.filter(
    ({ from, to }) =>
      from.startsWith('src/') && getLevel(from) >= 0 && getLevel(to) > getLevel(from),
  );
  expect(upward.map(formatImport)).toEqual([]);
});

test('a feature imports no other feature but the forms; the desk imports all, and none imports it', () => {
  const isFeature = (file: string) => file.startsWith('src/features/');
  const sideways = imports.filter(
    ({ from, to }) =>
      isFeature(from) &&
      isFeature(to) &&
      getFolder(from, 3) !== getFolder(to, 3) &&
      !to.startsWith('src/features/forms/') &&
      !from.startsWith('src/features/desk/') &&
      from !== 'src/features/forms/form-handlers.ts',
  );
  expect(sideways.map(formatImport)).toEqual([]);
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

/** Returns the first import cycle that starts at a file, types included; undefined if there is none. */
function findCycle(start: string, targets: Map<string, string[]>): string[] | undefined {
  const previous = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const target of targets.get(file) ?? []) {
      if (target === start) {
        const cycle = [file, start];
        while (cycle[0] !== start) cycle.unshift(previous.get(cycle[0] ?? '') ?? start);
        return cycle;
      }
      if (previous.has(target)) continue;
      previous.set(target, file);
      queue.push(target);
    }
  return undefined;
}

test('no import cycles, types included', () => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const cycles = [...targets.keys()].flatMap((file) => {
    const cycle = findCycle(file, targets);
    // Each cycle once, from its first file by name.
    return cycle?.every((other) => other >= file) ? [cycle.join(' → ')] : [];
  });
  expect(cycles).toEqual([]);
});

const MAX_LINES = 200;
/** Tables of data, which are long because they have many records. */
const DATA_TABLES = [
  'scripts/bench/hostile/payloads.ts',
  'scripts/demo/catalogue/listings/',
  'scripts/demo/catalogue/sentences.ts',
  'scripts/demo/catalogue/vocabulary.ts',
  'scripts/demo/pictures/floor-layouts.ts',
  'scripts/demo/seed/office/leads.ts',
  'src/domain/criteria/criteria-table.ts',
];

test(`no file of code, styles or tests is longer than ${MAX_LINES} lines, tables of data aside`, () => {
  const long = ['src', 'client', 'scripts', 'test']
    .flatMap((folder) => listFiles(folder, /\.(tsx?|mjs|css)$/))
    .filter((file) => !DATA_TABLES.some((start) => file.startsWith(start)))
    .map((file) => [file, readFileSync(file, 'utf8').trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test('pictures are shown at the address that src/domain/images builds, never at the configured one', () => {
  const raw = listFiles('src').filter((file) =>
    /<img[^>]*\ssrc=\{\w+(\.\w+)*\.[uU]rl\}/.test(readFileSync(file, 'utf8')),
  );
  expect(raw).toEqual([]);
});
