import { Argument, InvalidArgumentError, Option, Command as Subcommand } from 'commander';
import type { Command } from './command';
import { DEFAULT_STATE_DIRECTORY } from './stores';
import type { OutputStreams } from './terminal';

/** What a person typed for a command: its arguments, and its options by their names. */
export interface TypedArguments {
  positionals: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

type RunCommand = (command: Command, typed: TypedArguments) => Promise<void>;

const EXIT_CODES = '\nExit codes: 0 done, 1 refused, 2 wrong usage.';

/** The options of every command; they may stand before its name too. */
const createCommonOptions = () => [
  new Option('--local', 'work on this machine (the default)'),
  new Option(
    '--persist-to <DIR>',
    `the folder of the local data (default ${DEFAULT_STATE_DIRECTORY})`,
  ),
  new Option('--remote', "work on the live site, in the agency's account").conflicts([
    'local',
    'persistTo',
  ]),
  new Option('--env <NAME>', 'work on the live site of data/environments/NAME.toml').conflicts([
    'local',
    'persistTo',
  ]),
  new Option('--yes', 'do not ask before changing the live site'),
  new Option('--json', 'print one JSON report'),
];

/**
 * Builds the program of the staff's tool from the table of its commands: groups, arguments, options, help. A parse of
 * it throws a CommanderError where the usage is wrong, after the reason was written.
 */
export function createProgram(
  commands: readonly Command[],
  { stdout, stderr }: OutputStreams,
  version: string,
  run: RunCommand,
): Subcommand {
  const program = new Subcommand('npm run staff --')
    .description("The staff's tool. `npx staff COMMAND` does the same without npm's own lines.")
    .version(version, '--version', 'print the version')
    .helpOption('--help', 'show this help')
    .helpCommand(false)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true, helpWidth: 110 })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, '')),
    })
    .showHelpAfterError(`${nameHelp()}\n`);
  for (const option of createCommonOptions()) program.addOption(option);
  program.addHelpText('after', EXIT_CODES);
  for (const command of commands) addCommand(program, command, run);
  for (const group of program.commands)
    if (group.summary() === '') group.summary(group.commands.map((one) => one.name()).join(', '));
  return program;
}

function addCommand(program: Subcommand, command: Command, run: RunCommand): void {
  const subcommand = findOrAdd(program, command.name, command.isOldName)
    .summary(command.summary)
    .description(describe(command))
    .allowExcessArguments(false)
    .showHelpAfterError(`${nameHelp(command.name)}\n`);
  for (const positional of command.positionals)
    subcommand.addArgument(createArgument(positional, command));
  for (const [option, { summary, value, choices }] of Object.entries(command.options ?? {})) {
    const typed = new Option(value ? `--${option} <${value}>` : `--${option}`, summary);
    if (choices) typed.choices(choices);
    if (value === 'N') typed.argParser(checkCount);
    subcommand.addOption(typed);
  }
  const examples = (command.examples ?? []).map((example) => `  npm run staff -- ${example}`);
  if (examples.length > 0) subcommand.addHelpText('after', ['\nExamples:', ...examples].join('\n'));
  subcommand.addHelpText('after', EXIT_CODES);
  subcommand.action(() =>
    run(command, {
      positionals: subcommand.processedArgs.flat().filter(isText),
      values: readValues(subcommand),
    }),
  );
}

/** Checks an option that counts something: pages, days, minutes. */
function checkCount(text: string): string {
  if (/^[1-9]\d{0,8}$/.test(text)) return text;
  throw new InvalidArgumentError('It is a whole number from 1.');
}

/** Returns the command of this name below its groups, which are made when they are missing. */
function findOrAdd(program: Subcommand, name: string, hidden = false): Subcommand {
  return name.split(' ').reduce((parent, word) => {
    const found = parent.commands.find((one) => one.name() === word);
    return (
      found ??
      parent
        .command(word, { hidden })
        .helpOption('--help', 'show this help')
        .helpCommand(false)
        .showHelpAfterError(`${nameHelp(word)}\n`)
    );
  }, program);
}

/** Returns the line that tells where help is. */
export const nameHelp = (command = '') =>
  `See: npm run staff -- ${command} --help`.replace('  ', ' ');

/** Returns the whole help of a command: its summary as a sentence, and its details. */
const describe = ({ summary, details }: Command) =>
  [
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    // Lines are broken where the terminal needs it, paragraphs where they are written.
    ...(details ? [details.replaceAll(/(?<!\n)\n(?=\S)/g, ' ')] : []),
  ].join('\n\n');

/** Creates an argument from its name in the table: DIR, [VERSION] or FILE... */
function createArgument(positional: string, { choices }: Command): Argument {
  const argument = new Argument(positional.startsWith('[') ? positional : `<${positional}>`);
  const allowed = choices?.[argument.name()];
  return allowed ? argument.choices(allowed) : argument;
}

/** Returns the options of a call by the names that were typed, such as 'persist-to'. */
function readValues(subcommand: Subcommand): Record<string, unknown> {
  const values = subcommand.optsWithGlobals();
  const options = [...subcommand.options, ...(getProgram(subcommand).options ?? [])];
  return Object.fromEntries(
    options.map((option) => [option.name(), values[option.attributeName()]]),
  );
}

const getProgram = (subcommand: Subcommand): Subcommand =>
  subcommand.parent ? getProgram(subcommand.parent) : subcommand;

const isText = (value: unknown): value is string => typeof value === 'string';
