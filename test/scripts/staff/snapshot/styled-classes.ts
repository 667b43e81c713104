import { readdirSync, readFileSync } from 'node:fs';

/** Reads every class that a stylesheet of the site names. */
export function readStyledClasses(): Set<string> {
  const folder = 'client/styles';
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return new Set(
    sheets.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}
