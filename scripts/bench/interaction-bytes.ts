import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

/** Interactions of a visitor, each with the client modules that it loads (docs/goals.md, speed). */
const INTERACTION_MODULES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['search', /^client\/search\/island/],
  ['gallery', /^client\/gallery\/gallery/],
  ['popup', /^client\/popup\/popup/],
  ['consent', /^client\/consent\/consent-dialog/],
  ['filters', /^client\/listing\/enhance-listing/],
  ['favourites', /^client\/favourites\/island/],
  ['a form', /^(client\/forms\/enhance-form|src\/features\/forms\/contact\/form)/],
  ['its window', /^client\/forms\/form-dialog/],
  ['map', /^client\/map\/(host|frame\/main)/],
];

/** Returns the brotli bytes that each interaction adds to the first load: scripts and styles, without base-map data. */
export async function measureInteractionBytes(): Promise<Map<string, number>> {
  const filesByModule: Record<string, string[]> = JSON.parse(
    await readFile('dist/build/client-modules.json', 'utf8'),
  );
  const firstLoad = new Set(filesByModule['client/entry.ts']);
  // The frame's stylesheet is linked by its page, not by its script.
  const frameStyles = (await readdir('dist/client/assets'))
    .filter((file) => /^map-frame-.*\.css$/.test(file))
    .map((file) => `assets/${file}`);
  const rows = INTERACTION_MODULES.map(async ([name, modules]) => {
    const files = Object.entries(filesByModule)
      .filter(([module]) => modules.test(module))
      .flatMap(([, moduleFiles]) => moduleFiles);
    if (files.length === 0) throw new Error(`no module of the client matches ${modules}`);
    const added = new Set([...files, ...(name === 'map' ? frameStyles : [])]);
    const sizes = [...added].filter((file) => !firstLoad.has(file)).map(measureBrotliBytes);
    return [name, (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)] as const;
  });
  return new Map(await Promise.all(rows));
}

const measureBrotliBytes = async (file: string) =>
  brotliCompressSync(await readFile(`dist/client/${file}`)).length;
