import { parseArgs } from 'node:util';
import type { Call, Command, Outcome } from './command';
import { refused, WrongUsage } from './command';
import { COMMANDS } from './commands';
import { COMMON_OPTIONS, helpOf, overview } from './help';
import type { Place, PlaceOptions } from './place';
import { LOCAL_STATE, openPlace, PlaceUnreachable } from './place';
import type { Terminal } from './terminal';
import { openTerminal } from './terminal';

/** Runs the tool with these arguments. 0: done, 1: refused, 2: wrong usage (interfaces.md). */
export async function main(argv: string[]): Promise<number> {
  const json = argv.includes('--json');
  const terminal = openTerminal(json);
  try {
    const command = commandIn(argv);
    if (!command || argv.includes('--help') || argv.includes('-h')) {
      if (!command && words(argv).length > 0) throw new WrongUsage(unknownCommand(argv));
      process.stdout.write(command ? helpOf(command) : overview(COMMANDS));
      return 0;
    }
    const outcome = await call(command, argv, terminal);
    if (json) process.stdout.write(`${JSON.stringify(outcome.report, null, 2)}\n`);
    return outcome.exitCode;
  } catch (problem) {
    if (!(problem instanceof WrongUsage)) throw problem;
    if (json) process.stdout.write(`${JSON.stringify({ ok: false, message: problem.message })}\n`);
    else process.stderr.write(`${problem.message}\nSee: npm run staff -- --help\n`);
    return 2;
  }
}

async function call(command: Command, argv: string[], terminal: Terminal): Promise<Outcome> {
  const { values, positionals } = parse(command, argv);
  const where: PlaceOptions = {
    remote: values.remote === true,
    persistTo: typeof values['persist-to'] === 'string' ? values['persist-to'] : LOCAL_STATE,
  };
  let place: Place | undefined;
  const details: Call = {
    positionals,
    has: (option) => values[option] === true,
    where,
    terminal,
    async open() {
      place ??= await openPlace(where);
      return place;
    },
    async confirm(question) {
      if (!where.remote || values.yes === true) return true;
      const answer = await terminal.ask(question);
      if (answer === undefined) {
        process.stderr.write('This changes the live site, and nobody can be asked: add --yes.\n');
      }
      return answer ?? false;
    },
  };
  try {
    return await command.run(details);
  } catch (problem) {
    if (!(problem instanceof PlaceUnreachable)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    return refused(problem.message);
  } finally {
    await place?.close();
  }
}

function parse(command: Command, argv: string[]) {
  const options = {
    ...Object.fromEntries(COMMON_OPTIONS.map(({ name, type }) => [name, { type }])),
    ...Object.fromEntries(
      Object.keys(command.options ?? {}).map((name) => [name, { type: 'boolean' as const }]),
    ),
  };
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: argv, options, allowPositionals: true, strict: true });
  } catch (problem) {
    throw new WrongUsage(problem instanceof Error ? problem.message : String(problem));
  }
  const { values } = parsed;
  const positionals = parsed.positionals.slice(command.name.split(' ').length);
  const needed = command.positionals.filter((name) => !name.startsWith('['));
  if (positionals.length < needed.length) {
    throw new WrongUsage(`${command.name} needs ${needed.slice(positionals.length).join(' ')}.`);
  }
  if (positionals.length > command.positionals.length) {
    throw new WrongUsage(`${command.name} does not take ${positionals.at(-1)}.`);
  }
  if (values.remote && (values.local || values['persist-to'])) {
    throw new WrongUsage('--remote goes with neither --local nor --persist-to.');
  }
  return { values, positionals };
}

/** The words before options; a command's name is the first of them. */
const words = (argv: string[]) =>
  argv.slice(0, argv.findIndex((word) => word.startsWith('-')) >>> 0);

const commandIn = (argv: string[]) =>
  COMMANDS.find(({ name }) => {
    const spoken = argv.filter((word) => !word.startsWith('-'));
    return name === spoken.slice(0, name.split(' ').length).join(' ');
  });

function unknownCommand(argv: string[]): string {
  const group = words(argv)[0] ?? '';
  const own = COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
  return own.length > 0
    ? `Which one? ${own.map(({ name }) => name).join(', ')}.`
    : `There is no command '${words(argv).join(' ')}'.`;
}
