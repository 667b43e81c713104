import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

/** Lists the files of a folder whose names fit, declarations aside. */
export const listFiles = (folder: string, pattern = /\.tsx?$/) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Reads the modules of this repository that a file imports, statically or dynamically. */
function readImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s'(\.[^']+)'/gms);
  const dynamic = text.matchAll(/\bimport\(()'(\.[^']+)'\)/g);
  return [...statements, ...dynamic].flatMap(([, isTypeOnly, path]) => {
    const target = relative('.', join(dirname(file), path ?? ''));
    const to = [target, `${target}.ts`, `${target}.tsx`].find(
      (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
    );
    return to ? [{ from: file, to, isTypeOnly: Boolean(isTypeOnly) }] : [];
  });
}

/** All imports of modules of this repository in its code, tests aside. */
export const IMPORTS = ['src', 'client', 'scripts']
  .flatMap((folder) => listFiles(folder))
  .flatMap(readImports);

export const formatImport = ({ from, to }: Import): string => `${from} → ${to}`;

/** Returns how many lines a file has, the empty end aside. */
export const countLines = (file: string): number =>
  readFileSync(file, 'utf8').trimEnd().split('\n').length;

/**
 * Returns the feature of a file of src/features or of its side in the browser; undefined for other files. The
 * kit of forms counts as a feature of its own, below all others.
 */
export function getFeature(file: string): string | undefined {
  if (file.startsWith('src/features/forms/kit/')) return 'forms/kit';
  return /^(?:src\/features|client)\/([^/]+)\//.exec(file)?.[1];
}

/** Returns the first cycle that starts at a name; undefined if there is none. */
function findCycle(
  start: string,
  targets: ReadonlyMap<string, readonly string[]>,
): string[] | undefined {
  const previous = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const target of targets.get(file) ?? []) {
      if (target === start) {
        const cycle = [file, start];
        while (cycle[0] !== start) cycle.unshift(previous.get(cycle[0] ?? '') ?? start);
        return cycle;
      }
      if (previous.has(target)) continue;
      previous.set(target, file);
      queue.push(target);
    }
  return undefined;
}

/** Finds the cycles of a graph of names, each once, from its first name in alphabetical order. */
export function findCycles(edges: readonly (readonly [string, string])[]): string[] {
  const targets = new Map<string, string[]>();
  for (const [from, to] of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  return [...targets.keys()].flatMap((name) => {
    const cycle = findCycle(name, targets);
    return cycle?.every((other) => other >= name) ? [cycle.join(' → ')] : [];
  });
}
