import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { buildScripts } from './build-scripts.mjs';
import { buildDeferredStyles, buildInlineStyles, buildStylesheetFile } from './build-styles.mjs';
import { packTexts } from './build-texts.mjs';
import { importScript } from './import-script.mjs';

/**
 * Writes dist/build/, which the worker is bundled with (inline stylesheets, texts, the words
 * of questions, the embedded snapshot), and dist/client/, which browsers fetch (scripts, stylesheets, public files).
 */
export async function build() {
  const snapshot = process.env.SNAPSHOT_DIR ?? 'data';
  await mkdir('dist/build', { recursive: true });
  const frame = await buildStylesheetFile('map-frame');
  const [script, print, deferred, styles] = await Promise.all([
    buildScripts(frame),
    buildStylesheetFile('print'),
    buildDeferredStyles(),
    buildInlineStyles(),
    packTexts(),
    copyFiles({ public: '', [join(snapshot, 'media')]: 'media' }),
  ]);
  await removeOldAssets([...script.files, print, frame, ...Object.values(deferred)]);
  const { embedSnapshot } = await importScript('scripts/tasks/embed-snapshot.ts');
  await embedSnapshot(snapshot, 'dist/build/embedded.bin');
  const { packQuestion } = await importScript('scripts/tasks/pack-question.ts');
  await packQuestion('dist/build/question.json');
  const id = await hashSources();
  await writeJson('dist/build/build.json', {
    id,
    entry: `/${script.entries.entry}`,
    scriptTexts: script.texts,
    styles,
    tables: await listTables(),
    print: `/${print}`,
    map: script.map.map((file) => `/${file}`),
    mapFrame: {
      script: `/${script.entries['map-frame']}`,
      style: `/${frame}`,
    },
    pack: `/${script.entries.pack}`,
    deferred: Object.fromEntries(
      Object.entries(deferred).map(([sheet, file]) => [sheet, `/${file}`]),
    ),
  });
}

/**
 * Mirrors folders in dist/client/, each in the place that is named: what all sites have, and the media of the snapshot
 * that is embedded. Copies changed files only, and moves each into place in one step: a running server stops when it
 * finds a file missing.
 */
async function copyFiles(places) {
  const lists = await Promise.all(
    Object.entries(places).map(async ([folder, place]) => {
      const files = await listFiles(folder);
      return files.map((file) => ({ from: join(folder, file), path: join(place, file) }));
    }),
  );
  const files = lists.flat();
  await Promise.all(files.map(copyIfChanged));
  const current = new Set(files.map(({ path }) => path));
  for (const path of await listFiles('dist/client'))
    if (!path.startsWith('assets') && !current.has(path)) await rm(join('dist/client', path));
}

/** Lists the files below a folder by their paths in it; none if the folder is missing. */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

async function copyIfChanged({ from, path }) {
  const to = join('dist/client', path);
  const [source, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  // A copy of the same size that is not older is up to date.
  if (copy && copy.size === source.size && copy.mtimeMs >= source.mtimeMs) return;
  await mkdir(dirname(to), { recursive: true });
  const temporary = join('dist', `copying-${process.pid}-${path.replaceAll(/[\\/]/g, '-')}`);
  await copyFile(from, temporary);
  await rename(temporary, to);
}

/** Removes the assets of earlier builds; `files` are the paths of this build's. */
async function removeOldAssets(files) {
  for (const file of await readdir('dist/client/assets'))
    if (!files.includes(`assets/${file}`)) await rm(join('dist/client/assets', file));
}

/** Returns the build's id: a hash of all sources that can change a page. */
async function hashSources() {
  const hash = createHash('sha256');
  for (const folder of [
    'src',
    'client',
    'data/texts',
    'data/law',
    'data/question',
    'data/places',
  ]) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name));
    for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Returns the names of the tables that the migrations make, for the watch over the database. */
async function listTables() {
  const folder = 'data/migrations';
  const files = await readdir(folder);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return [...texts.join('\n').matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name);
}

const writeJson = (file, value) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

// Wrangler builds before it starts or bundles (wrangler.toml); whoever calls it with a fresh build says so.
const isCalled = import.meta.main ?? process.argv[1]?.endsWith('build.mjs');
if (isCalled && process.env.SITE_IS_BUILT !== 'yes') await build();
if (process.env.WRANGLER_COMMAND === 'dev' && !existsSync('.wrangler/state/v3/d1'))
  console.log('Forms and accounts need the local database, which `npm start` makes.');
