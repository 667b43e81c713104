import { parseArguments } from './arguments';
import type { Command, CommandInvocation, CommandResult } from './command';
import { createRefusal, UsageError } from './command';
import { COMMANDS } from './commands';
import { formatCommandHelp, formatOverview } from './help';
import type { StaffStores, StoreOptions } from './stores';
import { DEFAULT_STATE_DIRECTORY, openStores, StoresUnreachableError } from './stores';
import type { Terminal } from './terminal';
import { createTerminal } from './terminal';

/** Runs the tool with these arguments. 0: done, 1: refused, 2: wrong usage (docs/interfaces.md). */
export async function runStaffTool(argv: string[]): Promise<number> {
  const json = argv.includes('--json');
  const terminal = createTerminal(json);
  const answer = (report: object) => {
    if (json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  };
  try {
    const { command, positionals, values } = parseArguments(argv, COMMANDS);
    if (!command || values.help) {
      process.stdout.write(command ? formatCommandHelp(command) : formatOverview(COMMANDS));
      return 0;
    }
    const { exitCode, report } = await executeCommand(command, positionals, values, terminal);
    answer(report);
    return exitCode;
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    const wrongUsage = problem instanceof UsageError;
    const hint = wrongUsage ? '\nSee: npm run staff -- --help' : '';
    process.stderr.write(`${message}${hint}\n`);
    answer({ ok: false, message });
    return wrongUsage ? 2 : 1;
  }
}

async function executeCommand(
  command: Command,
  positionals: readonly string[],
  values: Readonly<Record<string, unknown>>,
  terminal: Terminal,
): Promise<CommandResult> {
  const persistTo = values['persist-to'];
  const where: StoreOptions = {
    remote: values.remote === true,
    persistTo: typeof persistTo === 'string' ? persistTo : DEFAULT_STATE_DIRECTORY,
  };
  let place: StaffStores | undefined;
  const details: CommandInvocation = {
    positionals,
    hasOption: (option) => values[option] === true,
    storeOptions: where,
    terminal,
    async openStores() {
      place ??= await openStores(where);
      return place;
    },
    confirm: async (question) =>
      !where.remote || values.yes === true || (await askForConfirmation(question, terminal)),
  };
  const stop = () => handleInterrupt(place);
  process.once('SIGINT', stop);
  try {
    return await command.run(details);
  } catch (problem) {
    if (!(problem instanceof StoresUnreachableError)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    return createRefusal(problem.message);
  } finally {
    process.off('SIGINT', stop);
    await place?.close();
  }
}

async function askForConfirmation(question: string, terminal: Terminal): Promise<boolean> {
  const answer = await terminal.askYesNo(question);
  if (answer === undefined) {
    process.stderr.write('This changes the live site, and nobody can be asked: add --yes.\n');
  }
  return answer ?? false;
}

/** Control-C: whatever was going on, what is live is whole. */
async function handleInterrupt(place: StaffStores | undefined): Promise<void> {
  process.stderr.write('\nStopped. What is live is whole; `snapshot status` tells what it is.\n');
  await place?.close();
  process.exit(130);
}
