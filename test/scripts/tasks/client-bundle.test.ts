import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const ASSETS = 'dist/client/assets';

/** The files of each part of the client, with their static imports, by the part's entry module. */
const filesByModule: Record<string, string[]> = JSON.parse(
  readFileSync('dist/build/client-modules.json', 'utf8'),
);

/** Returns the brotli size in bytes of a part's scripts. */
function measureScripts(module: string): number {
  const scripts = filesByModule[module]?.filter((file) => file.endsWith('.js')) ?? [];
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
  ['client/entry.ts', 4_000, 'the first script of every page'],
  ['client/map/frame/main.ts', 43_000, 'Leaflet, imported in parts'],
  ['client/search/island.tsx', 76_500, 'React, and the light build of FlexSearch'],
  ['client/gallery/gallery.ts', 25_000, 'Swiper, imported in parts'],
])('%s is at most %i bytes (brotli): %s', (module, limit) => {
  expect(measureScripts(module)).toBeLessThanOrEqual(limit);
});

test("vite's own preload helper is replaced by the short one", () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  const withHelper = scripts.filter((file) =>
    /vite:preloadError/.test(readFileSync(`${ASSETS}/${file}`, 'utf8')),
  );
  expect(withHelper).toEqual([]);
});
