import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Command } from './command';
import { UsageError } from './command';
import type { TypedArguments } from './program';

/** The names, in the table of commands, of arguments and values that are paths. */
const PATH_NAMES = /^\[?(?:DIR|FILE|MAP)(?:\.\.\.)?\]?$/;

/**
 * Returns what was typed with its paths as the repository sees them: those that a person types in another folder are
 * of that folder. @throws UsageError for local data below a folder that is not there.
 */
export function resolveTypedPaths(
  { positionals, options = {} }: Command,
  typed: TypedArguments,
  folder: string,
): TypedArguments {
  // In the repository itself they stay as typed, as messages repeat them.
  const isElsewhere = relative('.', folder) !== '';
  const resolvePath = (text: string) =>
    isElsewhere && !URL.canParse(text) ? resolve(folder, text) : text;
  const persistTo = typed.values['persist-to'];
  if (typeof persistTo === 'string' && !existsSync(dirname(resolve(folder, persistTo))))
    throw new UsageError(`There is no folder ${dirname(persistTo)}.`);
  return {
    positionals: typed.positionals.map((text, index) =>
      PATH_NAMES.test(positionals[Math.min(index, positionals.length - 1)] ?? '')
        ? resolvePath(text)
        : text,
    ),
    values: Object.fromEntries(
      Object.entries(typed.values).map(([name, value]) => {
        const isPath = name === 'persist-to' || PATH_NAMES.test(options[name]?.value ?? '');
        return [name, isPath && typeof value === 'string' ? resolvePath(value) : value];
      }),
    ),
  };
}
