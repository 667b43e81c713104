import { parseArgs } from 'node:util';
import type { Command } from './command';
import { UsageError } from './command';
import { COMMON_OPTIONS } from './help';

/** Arguments of a run. Without a command the tool prints its general help. */
export interface ParsedArguments {
  command: Command | undefined;
  positionals: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/**
 * Parses the arguments into a command, its positionals and its options.
 * @throws UsageError with a hint if they are wrong.
 */
export function parseArguments(argv: string[], commands: readonly Command[]): ParsedArguments {
  const words = parseArgs({
    args: argv,
    options: COMMON_PARSE_OPTIONS,
    allowPositionals: true,
    strict: false,
  }).positionals;
  const command = commands.find(({ name }) => startsWithCommand(words, name));
  if (!command && words.length > 0) throw new UsageError(explainUnknownCommand(words, commands));
  const { values, positionals } = parseStrictly(argv, {
    ...COMMON_PARSE_OPTIONS,
    ...Object.fromEntries(
      Object.entries(command?.options ?? {}).map(([name, { value }]) => [
        name,
        { type: value ? 'string' : 'boolean' } as const,
      ]),
    ),
  });
  const commandPositionals = positionals.slice(command?.name.split(' ').length);
  if (command && !values.help) checkPositionals(command, commandPositionals);
  if (values.remote && (values.local || values['persist-to'] !== undefined)) {
    throw new UsageError('--remote goes with neither --local nor --persist-to.');
  }
  return { command, positionals: commandPositionals, values };
}

const COMMON_PARSE_OPTIONS = Object.fromEntries(
  COMMON_OPTIONS.map(({ name, type }) => [name, { type }]),
);

function parseStrictly(args: string[], options: typeof COMMON_PARSE_OPTIONS) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (problem) {
    throw new UsageError(`${String((problem as Error).message).split('. ')[0]}.`);
  }
}

function checkPositionals({ name, positionals }: Command, actual: readonly string[]): void {
  const required = positionals.filter((word) => !word.startsWith('['));
  if (actual.length < required.length) {
    throw new UsageError(`${name} needs ${required.slice(actual.length).join(' ')}.`);
  }
  if (actual.length > positionals.length) {
    throw new UsageError(`${name} does not take ${actual.at(-1)}.`);
  }
}

function explainUnknownCommand(words: readonly string[], commands: readonly Command[]): string {
  const group = commands.filter(({ name }) => startsWithCommand(name.split(' '), words[0] ?? ''));
  return group.length > 0
    ? `Which one? ${group.map(({ name }) => name).join(', ')}.`
    : `There is no command '${words.join(' ')}'.`;
}

const startsWithCommand = (words: readonly string[], name: string) =>
  `${words.join(' ')} `.startsWith(`${name} `);
