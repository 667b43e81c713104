import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

/** Provides `virtual:texts`: each key as an export with the text in every language (client/modules.d.ts). */
export const textsPlugin = {
  name: 'interface-texts',
  resolveId: (id) => (id === 'virtual:texts' ? '\0texts' : undefined),
  async load(id) {
    if (id !== '\0texts') return undefined;
    const languages = Object.entries(await readTexts());
    return Object.keys(languages[0][1])
      .map((key) => {
        const byLanguage = Object.fromEntries(languages.map(([name, texts]) => [name, texts[key]]));
        return `export const ${key} = ${JSON.stringify(byLanguage)};`;
      })
      .join('\n');
  },
};

/** Packs the interface texts: the keys once, then each language's texts in the order of the keys. */
export async function packTexts() {
  const texts = await readTexts();
  const keys = Object.keys(texts.nl);
  const pack = ([language, byKey]) => [language, keys.map((key) => byKey[key])];
  const packed = { keys, ...Object.fromEntries(Object.entries(texts).map(pack)) };
  await writeFile('dist/build/texts.bin', brotliCompressSync(JSON.stringify(packed)));
}

/** Returns the interface texts by language and key. */
async function readTexts() {
  const read = async (language) => {
    const json = await readFile(`data/texts/${language}.json`, 'utf8');
    return [language, JSON.parse(json)];
  };
  return Object.fromEntries(await Promise.all(['nl', 'fr', 'en', 'de'].map(read)));
}
