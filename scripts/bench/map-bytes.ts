import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

const ASSETS = 'dist/client/assets';

/** What the map brings to a page once it is wanted, Leaflet included and base-map data aside; brotli, bytes. */
export async function mapBytes(): Promise<number> {
  const files = await readdir(ASSETS);
  const own = files.filter((file) => /^(map-frame-.*\.(js|css)|host-.*\.js)$/.test(file));
  const needed = new Set<string>();
  const need = async (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    const text = await readFile(`${ASSETS}/${file}`, 'utf8');
    const imports = [...text.matchAll(/from\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name);
    await Promise.all(imports.filter((name) => !name.startsWith('entry-')).map(need));
  };
  await Promise.all(own.map(need));
  const sizes = [...needed].map(
    async (file) => brotliCompressSync(await readFile(`${ASSETS}/${file}`)).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
