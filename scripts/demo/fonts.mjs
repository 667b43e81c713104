import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces to what nl, fr, en and de need (docs/look.md: 45 KB together) and writes
 * them to public/fonts/. Run by hand after a change: `node scripts/demo/fonts.mjs`.
 */

/** Letters of the four languages and of names in their neighbourhood, and the signs that texts use. */
const LETTERS =
  'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïñôöœùûüÿßáíóúìòåøşãõ' +
  '–—‘’‚“”„†•…‹›«»€°²³₂·×÷½¼¾±−←→↑↓≤≥⁄§©®™¡¿ºª';
const CHARACTERS = `${range(0x20, 0x7e)}\u00a0\u00ad${LETTERS}`;

/** What browsers apply by themselves, and the figures that styles ask for: lining and tabular ones. */
const FEATURES = 'ccmp locl mark mkmk rlig liga clig calt kern rvrn rclt lnum tnum'.split(' ');

const FONTS = [
  {
    from: import.meta.resolve(
      '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    ),
    to: 'newsreader.woff2',
    variationAxes: { opsz: 44, wght: { min: 400, max: 560 } },
  },
  {
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    to: 'figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir('public/fonts', { recursive: true });
for (const { from, to, variationAxes } of FONTS) {
  const fullFont = await readFile(fileURLToPath(from));
  const subset = await subsetFont(fullFont, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
  });
  await writeFile(`public/fonts/${to}`, subset);
  console.log(`${to}: ${(subset.length / 1024).toFixed(1)} KB`);
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join(
    '',
  );
}
