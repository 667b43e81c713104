import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import belgium from '../../data/places/belgium.json' with { type: 'json' };
import neighbours from '../../data/places/neighbours.json' with { type: 'json' };

/**
 * `npm run notices`: writes the licences of everything that the worker and the browser hold to
 * public/third-party-notices.txt, which the site serves.
 */

export const NOTICES_FILE = 'public/third-party-notices.txt';

const LockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ dependencies: v.optional(v.record(v.string(), v.string())) }),
  ),
});
const Package = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  author: v.optional(v.union([v.string(), v.object({ name: v.string() })])),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Packages whose files the build copies: their fonts lie in public/fonts. */
const COPIED_PACKAGES = ['@fontsource-variable/figtree', '@fontsource-variable/newsreader'];

/** Data that a script took from others; its licence asks to say so. */
const PLACES_NOTICE = `
${'='.repeat(78)}
Places of Belgium and its neighbours
${'='.repeat(78)}

Names and coordinates of data/places/belgium.json: ${belgium.source}
(https://creativecommons.org/licenses/by/4.0/), chosen, renamed and rounded; postcodes by hand.
Those of data/places/neighbours.json: ${neighbours.source}.
`;

/** Returns the text of all notices: packages that ship, by name, each with its licence, and the data of others. */
export function composeNotices(): string {
  const notices = listShippedPackages().map(composeNotice);
  return `This site is made with the work of others. Their licences:\n\n${notices.join('\n')}${PLACES_NOTICE}`;
}

/** Lists the folders of the packages that the worker and the browser may hold: all dependencies, with theirs. */
export function listShippedPackages(): string[] {
  const { packages } = v.parse(LockFile, readJson('package-lock.json'));
  const found = new Set<string>();
  const add = (name: string, parent = '') => {
    // A package may bring another version of a dependency, in its own folder.
    const own = `${parent}/node_modules/${name}`;
    const folder = own in packages ? own : `node_modules/${name}`;
    const entry = packages[folder];
    if (!entry || found.has(folder)) return;
    found.add(folder);
    for (const dependency of Object.keys(entry.dependencies ?? {})) add(dependency, folder);
  };
  for (const name of [...Object.keys(packages['']?.dependencies ?? {}), ...COPIED_PACKAGES])
    add(name);
  const getName = (folder: string) => folder.replace(/.*node_modules\//, '');
  return [...found].sort((a, b) => (getName(a) < getName(b) ? -1 : 1));
}

function composeNotice(folder: string): string {
  const { name, version, license, author } = v.parse(
    Package,
    readJson(join(folder, 'package.json')),
  );
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const holder = typeof author === 'object' ? author.name : author;
  const text = file
    ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim()
    : composeMitLicence(holder ?? `the authors of ${name}`);
  if (!file && license !== 'MIT') throw new Error(`${name} holds no text of its licence`);
  return `${'='.repeat(78)}\n${name} ${version} (${license})\n${'='.repeat(78)}\n\n${text}\n`;
}

/** The text of the MIT licence, for packages that name it and do not hold it. */
const composeMitLicence = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

if (process.argv[1]?.endsWith('notices.ts')) {
  writeFileSync(NOTICES_FILE, composeNotices());
  console.log(`${NOTICES_FILE}: ${listShippedPackages().length} packages.`);
}
