import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build as bundle } from 'vite';
import { readConstants } from './build-styles.mjs';
import { listBundledTexts, textsPlugin } from './build-texts.mjs';

/** Replaces vite's helper of dynamic imports, which would be a sixth of the first script, by our own. */
const preloadPlugin = {
  name: 'preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadTogether as __vitePreload } from '${resolve('client/ask-for.ts')}';`
      : undefined,
};

const FLEXSEARCH_FILE = 'flexsearch.light.module.min.js';

/**
 * Builds the scripts of the pages, and those that share nothing: of the map's frame and of the visit pack, which are pages
 * of their own, and the service worker. The pages ask for the files of the map's frame beside it, so they are told the
 * names: of its script, built first, and of its stylesheet.
 */
export async function buildScripts(mapStyle) {
  const mapFrame = await bundleScripts({ 'map-frame': 'client/map/frame/main.ts' }, false);
  const mapFiles = [mapFrame.find(isEntry).fileName, mapStyle].map((file) => `/${file}`);
  const parts = await Promise.all([
    mapFrame,
    bundleScripts(
      { entry: 'client/entry.ts' },
      { groups: FILE_GROUPS },
      { MAP_FRAME_FILES: JSON.stringify(mapFiles) },
    ),
    bundleScripts({ pack: 'client/favourites/pack/main.ts' }, false),
    bundleScripts({ [SERVICE_WORKER]: 'client/favourites/pack/service-worker.ts' }, false),
  ]);
  const chunks = parts.flat();
  const entries = chunks.filter(isEntry);
  const filesByModule = collectFilesByModule(chunks);
  await writeFile('dist/build/client-modules.json', `${JSON.stringify(filesByModule, null, 2)}\n`);
  return {
    entries: Object.fromEntries(entries.map(({ name, fileName }) => [name, fileName])),
    files: chunks.map(({ fileName }) => fileName),
    map: filesByModule['client/map/host.ts'].filter((file) => !file.includes('/entry-')),
    texts: listBundledTexts(chunks),
  };
}

const isEntry = (chunk) => chunk.type === 'chunk' && chunk.isEntry;

/** A browser asks for a service worker by its name whether it has changed (public/_headers). */
const SERVICE_WORKER = 'service-worker';

/** A script in bytes that is no request of its own. */
const SMALL_SCRIPT = 1500;

/**
 * How the scripts are divided, by the first name that a module gets. All of the first script is one file, what others
 * import from it too: otherwise that is a request more. What several features share is four files: texts with what
 * favourites store and kinds of sale, the small pieces that nearly all features need, the library of schemas with what fetches data by
 * one, and what forms are made of. The editor of rich text, a script by itself, keeps its pieces.
 */
const FILE_GROUPS = [
  { name: (id, graph) => (isInFirstScript(id, graph) ? 'entry' : null) },
  {
    name: (id, graph) =>
      isSharedPiece(id, graph) && /texts|favourites|sale-kind/.test(id) ? 'texts' : null,
    minShareCount: 2,
  },
  {
    name: (id, graph) =>
      isSharedPiece(id, graph, SMALL_SCRIPT) && isImportedTwice(id, graph) ? 'shared' : null,
  },
  {
    name: (id, graph) =>
      isSharedPiece(id, graph) && /\/node_modules\/|\/client\/fetch-data\.ts$/.test(id)
        ? 'library'
        : null,
    minShareCount: 2,
  },
  { name: (id, graph) => (isSharedPiece(id, graph) ? 'forms' : null), minShareCount: 2 },
];

/** Whether two of our modules import one of ours: the bundler's own count leaves out those of which it copies a number. */
const isImportedTwice = (id, graph) =>
  !id.includes('/node_modules/') && (graph.getModuleInfo(id)?.importers ?? []).length > 1;

/** Whether a module needs nothing but the first script and other such pieces, and is not loaded by itself. */
const isSharedPiece = (id, graph, maxBytes = Number.POSITIVE_INFINITY) => {
  const { code, importedIds = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return (
    (code?.length ?? 0) < maxBytes &&
    dynamicImporters.length === 0 &&
    !isInFirstScript(id, graph) &&
    !id.includes('/rich-text/') &&
    importedIds.every(
      (imported) => isInFirstScript(imported, graph) || isSharedPiece(imported, graph, maxBytes),
    )
  );
};

/** Whether the first script holds a module: it imports the module at once, itself or by others. */
const isInFirstScript = (id, graph) =>
  id.endsWith('/client/entry.ts') ||
  (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isInFirstScript(importer, graph));

async function bundleScripts(input, codeSplitting, define = {}) {
  const output = await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    plugins: [preloadPlugin, textsPlugin],
    css: { transformer: 'lightningcss', lightningcss: { visitor: await readConstants() } },
    // The light build has the index, the only part in use; the full build is four times as large.
    resolve: { alias: { flexsearch: resolve('node_modules/flexsearch/dist', FLEXSEARCH_FILE) } },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        preserveEntrySignatures: false,
        input,
        output: {
          codeSplitting,
          entryFileNames: ({ name }) =>
            name === SERVICE_WORKER ? 'assets/[name].js' : 'assets/[name]-[hash:6].js',
          // Short: the first script names them all, and has four kilobytes.
          chunkFileNames: ({ name }) => `assets/${name.slice(0, 4)}-[hash:6].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.endsWith('.css') ? name.slice(0, 4) : '[name]'}-[hash:6][extname]`,
        },
      },
    },
  });
  return [output].flat().flatMap(({ output: files }) => files);
}

/** Returns the files that each part of the client loads, by its entry module; for the bench. */
function collectFilesByModule(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const collectFiles = (file, seen = new Set()) => {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) return seen;
    seen.add(file);
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css);
    for (const imported of chunk.imports ?? []) collectFiles(imported, seen);
    return seen;
  };
  const entryChunks = chunks.filter((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId);
  return Object.fromEntries(
    entryChunks.map(({ facadeModuleId, fileName }) => [
      relative('.', facadeModuleId).replaceAll('\\', '/'),
      [...collectFiles(fileName)],
    ]),
  );
}
