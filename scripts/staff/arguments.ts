import { parseArgs } from 'node:util';
import type { Command } from './command';
import { WrongUsage } from './command';
import { COMMON_OPTIONS } from './help';

/** A call of the tool, taken apart. Without a command it asks for help in general. */
export interface Arguments {
  command: Command | undefined;
  positionals: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/** Takes these arguments apart; throws WrongUsage, with a hint, where they make no sense. */
export function parseArguments(argv: string[], commands: readonly Command[]): Arguments {
  const spoken = parseArgs({
    args: argv,
    options: COMMON,
    allowPositionals: true,
    strict: false,
  }).positionals;
  const command = commands.find(({ name }) => startsWith(spoken, name));
  if (!command && spoken.length > 0) throw new WrongUsage(unknown(spoken, commands));
  const { values, positionals } = strictly(argv, {
    ...COMMON,
    ...Object.fromEntries(Object.keys(command?.options ?? {}).map((name) => [name, SWITCH])),
  });
  const own = positionals.slice(command?.name.split(' ').length);
  if (command && !values.help) checkPositionals(command, own);
  if (values.remote && (values.local || values['persist-to'] !== undefined)) {
    throw new WrongUsage('--remote goes with neither --local nor --persist-to.');
  }
  return { command, positionals: own, values };
}

const SWITCH = { type: 'boolean' } as const;
const COMMON = Object.fromEntries(COMMON_OPTIONS.map(({ name, type }) => [name, { type }]));

function strictly(args: string[], options: typeof COMMON) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (problem) {
    throw new WrongUsage(`${String((problem as Error).message).split('. ')[0]}.`);
  }
}

function checkPositionals({ name, positionals }: Command, given: readonly string[]): void {
  const needed = positionals.filter((word) => !word.startsWith('['));
  if (given.length < needed.length) {
    throw new WrongUsage(`${name} needs ${needed.slice(given.length).join(' ')}.`);
  }
  if (given.length > positionals.length) {
    throw new WrongUsage(`${name} does not take ${given.at(-1)}.`);
  }
}

function unknown(spoken: readonly string[], commands: readonly Command[]): string {
  const group = commands.filter(({ name }) => startsWith(name.split(' '), spoken[0] ?? ''));
  return group.length > 0
    ? `Which one? ${group.map(({ name }) => name).join(', ')}.`
    : `There is no command '${spoken.join(' ')}'.`;
}

const startsWith = (words: readonly string[], name: string) =>
  `${words.join(' ')} `.startsWith(`${name} `);
