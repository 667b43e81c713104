import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeNotices, listShippedPackages, NOTICES_FILE } from '../../../scripts/tasks/notices';

test('the notices are those of the installed packages (npm run notices)', () => {
  expect(readFileSync(NOTICES_FILE, 'utf8')).toBe(composeNotices());
});

test('every package that the worker and the browser import has its notice', () => {
  const files = ['src', 'client'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?: from |^import |import\()'([@a-z][^'\n]*)'/gm)]
      .map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
      .filter((name) => !isBuiltin(name) && !/^(?:cloudflare:|node:|virtual:|\/)/.test(name)),
  );
  expect(imported.length).toBeGreaterThan(100);
  const shipped = listShippedPackages();
  expect(
    [...new Set(imported)].filter((name) => !shipped.includes(`node_modules/${name}`)),
  ).toEqual([]);
});

test('every licence allows what we do with it', () => {
  const allowed = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1'];
  const licences = [
    ...readFileSync(NOTICES_FILE, 'utf8').matchAll(/^=+\n\S+ \S+ \((.+)\)\n=+$/gm),
  ].map(([, licence = '']) => licence);
  expect(licences).toHaveLength(listShippedPackages().length);
  expect(licences.filter((licence) => !allowed.includes(licence))).toEqual([]);
});
