import { parseArgs } from 'node:util';
import type { Command } from './command';
import { UsageError } from './command';
import { COMMON_OPTIONS } from './help';

/** Parsed arguments. Without a command the general help is printed. */
export interface ParsedArguments {
  command: Command | undefined;
  positionals: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/** Parses the arguments. @throws UsageError with a hint if they are wrong. */
export function parseArguments(argv: string[], commands: readonly Command[]): ParsedArguments {
  const spoken = parseArgs({
    args: argv,
    options: COMMON_PARSE_OPTIONS,
    allowPositionals: true,
    strict: false,
  }).positionals;
  const command = commands.find(({ name }) => startsWithCommand(spoken, name));
  if (!command && spoken.length > 0) throw new UsageError(explainUnknownCommand(spoken, commands));
  const { values, positionals } = parseStrictly(argv, {
    ...COMMON_PARSE_OPTIONS,
    ...Object.fromEntries(
      Object.keys(command?.options ?? {}).map((name) => [name, BOOLEAN_OPTION]),
    ),
  });
  const own = positionals.slice(command?.name.split(' ').length);
  if (command && !values.help) checkPositionals(command, own);
  if (values.remote && (values.local || values['persist-to'] !== undefined)) {
    throw new UsageError('--remote goes with neither --local nor --persist-to.');
  }
  return { command, positionals: own, values };
}

const BOOLEAN_OPTION = { type: 'boolean' } as const;
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

function checkPositionals({ name, positionals }: Command, given: readonly string[]): void {
  const needed = positionals.filter((word) => !word.startsWith('['));
  if (given.length < needed.length) {
    throw new UsageError(`${name} needs ${needed.slice(given.length).join(' ')}.`);
  }
  if (given.length > positionals.length) {
    throw new UsageError(`${name} does not take ${given.at(-1)}.`);
  }
}

function explainUnknownCommand(spoken: readonly string[], commands: readonly Command[]): string {
  const group = commands.filter(({ name }) => startsWithCommand(name.split(' '), spoken[0] ?? ''));
  return group.length > 0
    ? `Which one? ${group.map(({ name }) => name).join(', ')}.`
    : `There is no command '${spoken.join(' ')}'.`;
}

const startsWithCommand = (words: readonly string[], name: string) =>
  `${words.join(' ')} `.startsWith(`${name} `);
