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

test('every part names what it imports, and imports few files', () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const named = new Set(
    scripts.flatMap((file) =>
      [...readFileSync(`${ASSETS}/${file}`, 'utf8').matchAll(/"(assets\/[^"]+)"/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
  for (const [module, files] of Object.entries(filesByModule)) {
    const imported = files.slice(1).filter((file) => file !== FIRST_SCRIPT);
    expect([module, imported.filter((file) => !named.has(file))]).toEqual([module, []]);
    expect(imported.length, module).toBeLessThanOrEqual(6);
  }
});

test("vite's own preload helper is replaced by the short one", () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const withHelper = scripts.filter((file) =>
    /vite:preloadError/.test(readFileSync(`${ASSETS}/${file}`, 'utf8')),
  );
  expect(withHelper).toEqual([]);
});
