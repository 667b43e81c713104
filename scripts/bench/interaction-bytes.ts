import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

/** Interactions of a visitor, each with the client modules that it loads (docs/goals.md, speed). */
const INTERACTION_MODULES: readonly (readonly [name: string, begins: RegExp])[] = [
  ['search', /^client\/search\/island/],
  ['gallery', /^client\/gallery\/gallery/],
  ['popup', /^client\/popup\/popup/],
  ['consent', /^client\/consent\/consent-dialog/],
  ['filters', /^client\/filters\/enhance-listing/],
  ['favourites', /^client\/favourites\/island/],
  ['a form', /^(client\/forms\/enhance-form|src\/features\/forms\/contact\/form)/],
  ['its window', /^client\/forms\/form-dialog/],
  ['map', /^client\/map\/(host|frame\/main)/],
];

/** Bytes, brotli, that each brings beyond the first load, its styles among them; base-map data aside. */
export async function measureInteractionBytes(): Promise<Map<string, number>> {
  const parts: Record<string, string[]> = JSON.parse(
    await readFile('dist/build/client-modules.json', 'utf8'),
  );
  const first = new Set(parts['client/entry.ts']);
  // The frame's stylesheet is linked by its page, not by its script.
  const frame = (await readdir('dist/client/assets'))
    .filter((file) => /^map-frame-.*\.css$/.test(file))
    .map((file) => `assets/${file}`);
  const rows = INTERACTION_MODULES.map(async ([name, begins]) => {
    const files = Object.entries(parts)
      .filter(([module]) => begins.test(module))
      .flatMap(([, brought]) => brought);
    if (files.length === 0) throw new Error(`no part of the client begins with ${begins}`);
    const brought = new Set([...files, ...(name === 'map' ? frame : [])]);
    const sizes = [...brought].filter((file) => !first.has(file)).map(measureBrotliBytes);
    return [name, (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)] as const;
  });
  return new Map(await Promise.all(rows));
}

const measureBrotliBytes = async (file: string) =>
  brotliCompressSync(await readFile(`dist/client/${file}`)).length;
