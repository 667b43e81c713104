import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

/** Provides `virtual:texts`: each key as an export with itself and the text in every language (client/modules.d.ts). */
export const textsPlugin = {
  name: 'interface-texts',
  resolveId: (id) => (id === 'virtual:texts' ? '\0texts' : undefined),
  async load(id) {
    if (id !== '\0texts') return undefined;
    const languages = Object.entries(await readTexts());
    return Object.keys(languages[0][1])
      .map((key) => {
        const byLanguage = Object.fromEntries(languages.map(([name, texts]) => [name, texts[key]]));
        return `export const ${key} = ${JSON.stringify({ key, ...byLanguage })};`;
      })
      .join('\n');
  },
};

/** Returns the keys of the texts that scripts hold, for own texts in their place (src/views/layout/document.tsx). */
export const listBundledTexts = (chunks) =>
  [...new Set(chunks.flatMap(({ modules }) => modules?.['\0texts']?.renderedExports ?? []))].sort();

/**
 * Packs the interface texts: the keys, then the texts of each language in the order of the keys. Each list is
 * compressed by itself, since most isolates need one language; their lengths come first, 4 bytes each.
 */
export async function packTexts() {
  const texts = await readTexts();
  const keys = Object.keys(texts.nl);
  const lists = [keys, ...Object.values(texts).map((byKey) => keys.map((key) => byKey[key]))];
  const parts = lists.map((list) => brotliCompressSync(JSON.stringify(list)));
  const lengths = Uint32Array.from(parts, ({ length }) => length);
  await writeFile('dist/build/texts.bin', Buffer.concat([Buffer.from(lengths.buffer), ...parts]));
}

/** Returns the interface texts by language and key. */
async function readTexts() {
  const read = async (language) => {
    const json = await readFile(`data/texts/${language}.json`, 'utf8');
    return [language, JSON.parse(json)];
  };
  return Object.fromEntries(await Promise.all(['nl', 'fr', 'en', 'de'].map(read)));
}
