import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const ASSETS = 'dist/client/assets';

/** The files of each part of the client, with their static imports, by the part's entry module. */
const filesByModule: Record<string, string[]> = JSON.parse(
  readFileSync('dist/build/client-modules.json', 'utf8'),
);

const ENTRY = 'client/entry.ts';
const [FIRST_SCRIPT] = filesByModule[ENTRY] ?? [];

/** The parts that pages name, and the service worker. */
const ENTRIES = [
  ENTRY,
  'client/map/frame/main.ts',
  'client/favourites/pack/main.ts',
  'client/favourites/pack/service-worker.ts',
];

/** Returns the brotli size in bytes of a part's scripts, beside the first script of every page. */
function measureScripts(module: string): number {
  const scripts =
    filesByModule[module]?.filter(
      (file) => file.endsWith('.js') && (module === ENTRY || file !== FIRST_SCRIPT),
    ) ?? [];
  expect(scripts, module).not.toEqual([]);
  const sizes = scripts.map(
    (file) => brotliCompressSync(readFileSync(`dist/client/${file}`)).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/*
 * The build imports some packages by private paths and replaces vite's preload helper. If an upgrade
 * breaks one of these, the site still works but sends more bytes. The limits are today's sizes plus 5 %.
 */
test.each([
  [ENTRY, 4_096, 'the first script of every page'],
  ['client/map/frame/main.ts', 43_000, 'Leaflet, imported in parts'],
  ['client/search/island.tsx', 80_500, 'React, and the light build of FlexSearch'],
  ['client/gallery/gallery.ts', 26_500, 'Swiper, imported in parts'],
])('%s is at most %i bytes (brotli): %s', (module, limit) => {
  expect(measureScripts(module)).toBeLessThanOrEqual(limit);
});

test.each([ENTRY, 'client/map/frame/main.ts'])(
  '%s is one file: no request waits for it',
  (module) => {
    expect(filesByModule[module]).toHaveLength(1);
  },
);

interface Load {
  script: string;
  /** The files that are asked for at once with it. */
  beside: readonly string[];
}

/** Returns what a script loads while it runs: the build writes the names of the files behind each `import()`. */
function findLoads(script: string): Load[] {
  const code = readFileSync(`dist/client/${script}`, 'utf8');
  const named: string[] = JSON.parse(/\bm\.f=(\[.*?\])/.exec(code)?.[1] ?? '[]');
  const loads = code.matchAll(/import\(`\.\/([^`]+)`\).*?(?:__vite__mapDeps\(\[([\d,]+)\]|\[\])/g);
  return [...loads].map(([, file = '', numbers = '']) => ({
    script: `assets/${file}`,
    beside: numbers.split(',').map((number) => named[Number(number)] ?? ''),
  }));
}

const listImports = (script: string): string[] =>
  Object.values(filesByModule)
    .find(([file]) => file === script)
    ?.slice(1)
    .filter((file) => file !== FIRST_SCRIPT) ?? [];

test('whatever loads a part names all that the part imports, so that it comes in one wave', () => {
  const scripts = Object.values(filesByModule).map(([script = '']) => script);
  const loads = scripts.flatMap(findLoads);
  // One for each part of the client but those that pages name themselves.
  expect(new Set(loads.map(({ script }) => script)).size).toBe(scripts.length - ENTRIES.length);
  for (const { script, beside } of loads) {
    const imported = listImports(script);
    expect([script, imported.filter((file) => !beside.includes(file))]).toEqual([script, []]);
    expect(imported.length, script).toBeLessThanOrEqual(6);
  }
});

test('no part is loaded by one that is loaded by a third: that would be a third wave', () => {
  const chains = findLoads(FIRST_SCRIPT ?? '').flatMap((first) =>
    findLoads(first.script).flatMap((second) =>
      findLoads(second.script).map((third) => [first.script, second.script, third.script]),
    ),
  );
  expect(chains).toEqual([]);
});

test("vite's own preload helper is replaced by the short one", () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const withHelper = scripts.filter((file) =>
    /vite:preloadError/.test(readFileSync(`${ASSETS}/${file}`, 'utf8')),
  );
  expect(withHelper).toEqual([]);
});
