import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleAsync as bundleStyles } from 'lightningcss';
import { build as bundle } from 'vite';
import { importScript } from './import-script.mjs';

/**
 * Makes what the worker is bundled with, in dist/build/, and what the visitor's browser fetches, in
 * dist/client/: the hashed client, the inline stylesheets and their hashes, the texts, the embedded snapshot.
 */
export async function build() {
  await mkdir('dist/build', { recursive: true });
  const [script, print, frame, deferred] = await Promise.all([
    buildClient(),
    buildStylesheetFile('print'),
    buildStylesheetFile('map-frame'),
    buildDeferredStyles(),
    buildInlineStyles(),
    packTexts(),
    copyPublicFiles(),
  ]);
  await removeOldAssets([...script.files, print, frame, ...Object.values(deferred)]);
  const { embedSnapshot } = await importScript('scripts/tasks/embed-snapshot.ts');
  await embedSnapshot(process.env.SNAPSHOT_DIR ?? 'data', 'dist/build/embedded.bin');
  const id = await hashSources();
  await writeJson('dist/build/build.json', {
    id,
    entry: `/${script.entries.entry}`,
    print: `/${print}`,
    mapFrame: { script: `/${script.entries['map-frame']}`, style: `/${frame}` },
    deferred: Object.fromEntries(
      Object.entries(deferred).map(([sheet, file]) => [sheet, `/${file}`]),
    ),
  });
}

/**
 * Brings dist/client up to public/, changed files only and each in one step: a server that is
 * serving the folder stops when it finds a file gone.
 */
async function copyPublicFiles() {
  const files = (await readdir('public', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative('public', join(parentPath, name)));
  await Promise.all(files.map(copyIfChanged));
  const kept = new Set(files);
  for (const entry of await readdir('dist/client', { recursive: true, withFileTypes: true })) {
    const path = relative('dist/client', join(entry.parentPath, entry.name));
    const stray = entry.isFile() && !path.startsWith('assets') && !kept.has(path);
    if (stray) await rm(join('dist/client', path));
  }
}

async function copyIfChanged(file) {
  const [from, to] = [join('public', file), join('dist/client', file)];
  const [source, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  // Written later than its source, and as long: the same.
  if (copy && copy.size === source.size && copy.mtimeMs >= source.mtimeMs) return;
  await mkdir(dirname(to), { recursive: true });
  const whole = join('dist', `copying-${process.pid}-${file.replaceAll(/[\\/]/g, '-')}`);
  await copyFile(from, whole);
  await rename(whole, to);
}

/**
 * What waits for the styles of a part before it: the bundler's own way of it, which also names nonces
 * and preloads scripts, is a sixth of what a page loads first.
 */
const minimalPreloadPlugin = {
  name: 'small-loader',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `const styles = {};
         const style = (file) => new Promise((done) => {
           const link = document.createElement('link');
           link.rel = 'stylesheet';
           link.href = '/' + file;
           link.onload = link.onerror = done;
           document.head.appendChild(link);
         });
         export const __vitePreload = (load, files) =>
           Promise.all(files.map((file) => (styles[file] ??= style(file)))).then(load);`
      : undefined,
};

/** Provides `virtual:texts`: each key as an export with the text in every language (client/modules.d.ts). */
const textsPlugin = {
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

const FLEXSEARCH_FILE = 'flexsearch.light.module.min.js';

async function buildClient() {
  const output = await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minimalPreloadPlugin, textsPlugin],
    css: { transformer: 'lightningcss', lightningcss: { visitor: await readConstants() } },
    // An index is all we ask of it: its whole is four times as long.
    resolve: { alias: { flexsearch: resolve('node_modules/flexsearch/dist', FLEXSEARCH_FILE) } },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { entry: 'client/entry.ts', 'map-frame': 'client/map/frame/main.ts' },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  const chunks = [output].flat().flatMap(({ output: files }) => files);
  const entries = chunks.filter((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  await writeJson('dist/build/client-modules.json', collectFilesByModule(chunks));
  return {
    entries: Object.fromEntries(entries.map(({ name, fileName }) => [name, fileName])),
    files: chunks.map(({ fileName }) => fileName),
  };
}

/** The files that each part of the client brings, by the module it begins with; for the bench. */
function collectFilesByModule(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOf = (file, seen = new Set()) => {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) return seen;
    seen.add(file);
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
    for (const imported of chunk.imports ?? []) filesOf(imported, seen);
    return seen;
  };
  const begun = chunks.filter((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId);
  return Object.fromEntries(
    begun.map(({ facadeModuleId, fileName }) => [
      relative('.', facadeModuleId).replaceAll('\\', '/'),
      [...filesOf(fileName)],
    ]),
  );
}

/** What an earlier build left; `files` are what this one wrote. */
async function removeOldAssets(files) {
  for (const file of await readdir('dist/client/assets'))
    if (!files.includes(`assets/${file}`)) await rm(join('dist/client/assets', file));
}

/**
 * The stylesheets, each with its hash for the policy: `base` on every page, one more by kind of
 * page. They stand in the page itself, so that it is one request to first paint.
 */
async function buildInlineStyles() {
  const sheets = {};
  for (const file of await readdir('client/styles/sheets')) {
    const css = await bundleStylesheet(join('client/styles/sheets', file));
    sheets[file.replace('.css', '')] = { css, hash: sha256(css) };
  }
  await writeJson('dist/build/styles.json', sheets);
}

/** Writes the interface texts packed: the keys once, then the texts of each language in their order. */
async function packTexts() {
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

/** What no first screen shows: `base` of every page, and of some kinds of page what lies below theirs. */
async function buildDeferredStyles() {
  const sheets = (await readdir('client/styles/deferred')).map((file) => file.replace('.css', ''));
  const files = sheets.map(async (sheet) => [
    sheet,
    await buildStylesheetFile(`deferred/${sheet}`),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** A stylesheet that no first paint waits for is a file of its own, named by its content. */
async function buildStylesheetFile(path) {
  const css = await bundleStylesheet(`client/styles/${path}.css`);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/${path.replace('/', '-')}-${hash}.css`;
  await mkdir('dist/client/assets', { recursive: true });
  await writeFile(`dist/client/${file}`, css);
  return file;
}

async function bundleStylesheet(filename) {
  const { code } = await bundleStyles({
    filename,
    minify: true,
    targets: { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (2 << 8) },
    visitor: await readConstants(),
  });
  return convertMediaQueriesToEm(code.toString());
}

/** Returns a visitor that writes each value of client/styles/constants.css where a stylesheet uses it. */
async function readConstants() {
  const source = await readFile('client/styles/constants.css', 'utf8');
  const constants = new Map(
    [...source.matchAll(/^ *(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name, value]),
  );

  return {
    // biome-ignore lint/correctness/noComponentHookFactories: lightningcss names its visitors so.
    Variable: ({ name }) =>
      constants.has(name.ident) ? { raw: constants.get(name.ident) } : undefined,
  };
}

/** Widths of the window in em: who sets larger letters in the browser gets the layout that has room for them (WCAG 1.4.4). */
function convertMediaQueriesToEm(css) {
  const em = (_, px) => `${px / 16}em`;
  return css.replace(/@media[^{]+/g, (query) => query.replace(/([\d.]+)px/g, em));
}

/** Names the build: any page may change when any of these does. */
async function hashSources() {
  const hash = createHash('sha256');
  for (const folder of ['src', 'client', 'data/texts', 'data/law']) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name));
    for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 12);
}

const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('base64');

if (import.meta.main ?? process.argv[1]?.endsWith('build.mjs')) await build();
