import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleAsync as bundleStyles } from 'lightningcss';

/**
 * Packs the stylesheets that pages hold inline, so that first paint needs one request: `base` for every
 * page and one per kind of page. Returns their hashes by name, for the content security policy.
 */
export async function buildInlineStyles() {
  const sheets = {};
  for (const file of await readdir('client/styles/inline')) {
    const css = await bundleStylesheet(join('client/styles/inline', file));
    sheets[file.replace('.css', '')] = css;
  }
  await writeFile('dist/build/styles.bin', brotliCompressSync(JSON.stringify(sheets)));
  return Object.fromEntries(Object.entries(sheets).map(([name, css]) => [name, sha256(css)]));
}

/**
 * Writes the stylesheets for content below the first screen, `base` for every page and one per kind of
 * page; returns their paths by name.
 */
export async function buildDeferredStyles() {
  const sheets = (await readdir('client/styles/deferred')).map((file) => file.replace('.css', ''));
  const files = sheets.map(async (sheet) => [
    sheet,
    await buildStylesheetFile(`deferred/${sheet}`),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** Writes a stylesheet that first paint does not wait for, named by its content; returns its path. */
export async function buildStylesheetFile(path) {
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
export async function readConstants() {
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

/** Converts window widths to em: with larger letters the browser chooses the narrower layout (WCAG 1.4.4). */
function convertMediaQueriesToEm(css) {
  const toEm = (_, px) => `${px / 16}em`;
  return css.replace(/@media[^{]+/g, (query) => query.replace(/([\d.]+)px/g, toEm));
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('base64');
