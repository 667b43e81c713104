import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Who may import whom, lowest first: a file may import from its own layer's rooms as far as `within`
 * says, and from any layer below. A new folder has to find its place here.
 */
const LAYERS: readonly { rooms: readonly string[]; within: 'all' | 'own room' }[] = [
  { rooms: ['data/texts', 'data/law', 'dist/build'], within: 'all' },
  { rooms: ['src/domain/language'], within: 'all' },
  { rooms: ['src/domain/routing', 'src/domain/catalogue'], within: 'all' },
  { rooms: ['src/domain/site'], within: 'all' },
  { rooms: ['src/domain/format', 'src/domain/images', 'src/domain/consent'], within: 'all' },
  { rooms: ['src/platform/snapshot', 'src/features/testimonials'], within: 'all' },
  { rooms: ['src/platform/request-context'], within: 'all' },
  { rooms: ['src/seo', 'src/platform/auth'], within: 'all' },
  { rooms: ['src/views/ui'], within: 'all' },
  { rooms: ['src/platform/mail'], within: 'all' },
  { rooms: ['src/views/cards', 'src/views/facts'], within: 'all' },
  { rooms: ['src/views/layout'], within: 'all' },
  { rooms: ['src/platform/captcha'], within: 'all' },
  { rooms: ['src/features/newsletter'], within: 'all' },
  { rooms: ['src/features/forms/kit'], within: 'all' },
  { rooms: ['src/features/appointments'], within: 'all' },
  { rooms: ['src/features/forms'], within: 'own room' },
  { rooms: ['src/features/forms/form-handlers', 'src/features/forms/routes'], within: 'all' },
  { rooms: ['src/views/modules'], within: 'all' },
  { rooms: ['src/pages', 'src/features/analytics', 'src/views/fragments'], within: 'own room' },
  {
    rooms: [
      'src/platform/security-headers',
      'src/platform/page-cache',
      'src/platform/lru',
      'src/env',
      'src/platform/unavailable-response',
    ],
    within: 'all',
  },
  { rooms: ['src/app', 'src/jobs'], within: 'all' },
  { rooms: ['src/worker'], within: 'all' },
];

/** Types of the whole application that a room's routes name: no code flows along them. */
const TYPE_ONLY_EXCEPTIONS = ['src/app', 'src/env'];

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const listSourceFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

function parseImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const lines = text.matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s'(\.[^']+)'/gms);
  const onDemand = text.matchAll(/\bimport\(()'(\.[^']+)'\)/g);
  return [...lines, ...onDemand].map(([, typeOnly, path]) => ({
    from: relative('.', file),
    to: relative('.', join(dirname(file), path ?? '')),
    typeOnly: Boolean(typeOnly),
  }));
}

/** The layer that names it most closely: what several rooms of a folder share may lie above or below them. */
const findLayer = (path: string) => {
  const named = LAYERS.flatMap(({ rooms }, layer) => rooms.map((room) => ({ room, layer })));
  const holding = named.filter(
    ({ room }) => path === room || path.startsWith(`${room}/`) || path.startsWith(`${room}.`),
  );
  return holding.toSorted((a, b) => b.room.length - a.room.length)[0]?.layer ?? -1;
};

/** A kind of page is a room of its own, and so is a form; visits is one altogether. */
const getFeatureFolder = (path: string) =>
  path
    .split('/')
    .slice(0, /^src\/(pages|forms)\//.test(path) ? 3 : 2)
    .join('/');

const imports = listSourceFiles('src').flatMap(parseImports);

test('every file of src has its place among the layers', () => {
  expect(listSourceFiles('src').filter((file) => findLayer(file) < 0)).toEqual([]);
});

test('nothing imports upward, and no page imports another', () => {
  const offences = imports.filter(({ from, to, typeOnly }) => {
    if (typeOnly && TYPE_ONLY_EXCEPTIONS.includes(to)) return false;
    const [importer, imported] = [findLayer(from), findLayer(to)];
    if (imported > importer) return true;
    const alone = imported === importer && LAYERS[importer]?.within === 'own room';
    return alone && getFeatureFolder(from) !== getFeatureFolder(to);
  });
  expect(offences.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('input and output live only in *-store files, the worker and the middleware', () => {
  const touches = /\b(KVNamespace|D1Database|R2Bucket|SendEmail|fetch\()/;
  const offenders = listSourceFiles('src').filter(
    (file) => !/(-store|worker|env)\.tsx?$/.test(file) && touches.test(readFileSync(file, 'utf8')),
  );
  expect(offenders).toEqual([]);
});

test('what the browser loads, however far down, is pure', () => {
  const forbidden = /(-store|src\/(auth|mail|app|worker|snapshot))/;
  const sources = new Set([...listSourceFiles('client'), ...listSourceFiles('src')]);
  const loaded = new Set(listSourceFiles('client'));
  // A set goes on over what is added to it meanwhile.
  for (const file of loaded)
    for (const { to, typeOnly } of parseImports(file)) {
      const found = [`${to}.ts`, `${to}.tsx`].find((path) => sources.has(path));
      if (found && !typeOnly) loaded.add(found);
    }
  expect(loaded).toContain('src/features/forms/contact/form.ts');
  expect([...loaded].filter((file) => forbidden.test(file))).toEqual([]);
});
