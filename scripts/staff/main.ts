import { parseArguments } from './arguments';
import type { Call, Command, Outcome } from './command';
import { refused, WrongUsage } from './command';
import { COMMANDS } from './commands';
import { helpOf, overview } from './help';
import type { Place, PlaceOptions } from './place';
import { LOCAL_STATE, openPlace, PlaceUnreachable } from './place';
import type { Terminal } from './terminal';
import { openTerminal } from './terminal';

/** Runs the tool with these arguments. 0: done, 1: refused, 2: wrong usage (interfaces.md). */
export async function main(argv: string[]): Promise<number> {
  const json = argv.includes('--json');
  const terminal = openTerminal(json);
  const answer = (report: object) => {
    if (json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  };
  try {
    const { command, positionals, values } = parseArguments(argv, COMMANDS);
    if (!command || values.help) {
      process.stdout.write(command ? helpOf(command) : overview(COMMANDS));
      return 0;
    }
    const { exitCode, report } = await call(command, positionals, values, terminal);
    answer(report);
    return exitCode;
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    const wrongUsage = problem instanceof WrongUsage;
    const hint = wrongUsage ? '\nSee: npm run staff -- --help' : '';
    process.stderr.write(`${message}${hint}\n`);
    answer({ ok: false, message });
    return wrongUsage ? 2 : 1;
  }
}

async function call(
  command: Command,
  positionals: readonly string[],
  values: Readonly<Record<string, unknown>>,
  terminal: Terminal,
): Promise<Outcome> {
  const persistTo = values['persist-to'];
  const where: PlaceOptions = {
    remote: values.remote === true,
    persistTo: typeof persistTo === 'string' ? persistTo : LOCAL_STATE,
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
    confirm: async (question) =>
      !where.remote || values.yes === true || (await asked(question, terminal)),
  };
  const stop = () => stopped(place);
  process.once('SIGINT', stop);
  try {
    return await command.run(details);
  } catch (problem) {
    if (!(problem instanceof PlaceUnreachable)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    return refused(problem.message);
  } finally {
    process.off('SIGINT', stop);
    await place?.close();
  }
}

async function asked(question: string, terminal: Terminal): Promise<boolean> {
  const answer = await terminal.ask(question);
  if (answer === undefined) {
    process.stderr.write('This changes the live site, and nobody can be asked: add --yes.\n');
  }
  return answer ?? false;
}

/** Control-C: whatever was going on, what is live is whole. */
async function stopped(place: Place | undefined): Promise<void> {
  process.stderr.write('\nStopped. What is live is whole; `snapshot status` tells what it is.\n');
  await place?.close();
  process.exit(130);
}
