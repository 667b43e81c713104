import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The rules of docs/architecture.md, 'Who may import whom', read from every import of src and client. */
const GROUPS = ['domain', 'platform', 'views', 'features'];

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The modules of this repository that a file imports, statically or on demand. */
function readImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s'(\.[^']+)'/gms);
  const dynamic = text.matchAll(/\bimport\(()'(\.[^']+)'\)/g);
  return [...statements, ...dynamic].flatMap(([, isTypeOnly, path]) => {
    const target = relative('.', join(dirname(file), path ?? ''));
    const to = [`${target}.ts`, `${target}.tsx`].find((candidate) => existsSync(candidate));
    return to ? [{ from: file, to, isTypeOnly: Boolean(isTypeOnly) }] : [];
  });
}

const imports = [...listFiles('src'), ...listFiles('client')].flatMap(readImports);
const formatImport = ({ from, to }: Import) => `${from} → ${to}`;
const getFolder = (file: string, depth: number) => file.split('/').slice(0, depth).join('/');

/** 0 for domain … 3 for features, 4 for app, jobs and worker; env.ts holds types that all may import. */
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

test('a feature imports no other feature but the forms', () => {
  const isFeature = (file: string) => file.startsWith('src/features/');
  const sideways = imports.filter(
    ({ from, to }) =>
      isFeature(from) &&
      isFeature(to) &&
      getFolder(from, 3) !== getFolder(to, 3) &&
      !to.startsWith('src/features/forms/') &&
      from !== 'src/features/forms/form-handlers.ts',
  );
  expect(sideways.map(formatImport)).toEqual([]);
});

test('what the browser loads, however far down, is pure', () => {
  const loaded = new Set(listFiles('client'));
  // A set is iterated over what is added to it meanwhile.
  for (const file of loaded)
    for (const { from, to, isTypeOnly } of imports)
      if (from === file && !isTypeOnly) loaded.add(to);
  expect(loaded).toContain('src/features/forms/contact/form.ts');
  expect([...loaded].filter((file) => /-store|src\/(platform|app|worker)/.test(file))).toEqual([]);
});

test('calls on bindings and fetch stand in *-store files and the worker only', () => {
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
