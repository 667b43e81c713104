import { CommanderError } from 'commander';
import { version as VERSION } from '../../package.json';
import type { Command, CommandInvocation, CommandResult } from './command';
import { createRefusal, UsageError } from './command';
import { COMMANDS } from './commands';
import { explainProblem } from './explain-problem';
import type { TypedArguments } from './program';
import { createProgram, nameHelp } from './program';
import type { StaffStores, StoreOptions } from './stores';
import { DEFAULT_STATE_DIRECTORY, openStores, StoresUnreachableError } from './stores';
import type { OutputStreams } from './terminal';
import { createTerminal } from './terminal';
import { resolveTypedPaths } from './typed-paths';

/** Environment of a run: its output streams, and the function that opens the stores. Tests replace both. */
export interface StaffEnvironment extends OutputStreams {
  openStores(options: StoreOptions): Promise<StaffStores>;
}

const PROCESS_ENVIRONMENT: StaffEnvironment = {
  stdout: process.stdout,
  stderr: process.stderr,
  openStores,
};

/**
 * Runs one command and returns its exit code. 0: done, 1: refused, 2: wrong usage. Paths that were typed are those of
 * `folder`.
 */
export async function runStaffTool(
  argv: string[],
  environment = PROCESS_ENVIRONMENT,
  folder = process.cwd(),
): Promise<number> {
  const { stdout } = environment;
  const printReport = (report: object) => {
    if (argv.includes('--json')) stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  };
  let exitCode = 0;
  const program = createProgram(COMMANDS, environment, VERSION, async (command, words) => {
    const typed = resolveTypedPaths(command, words, folder);
    const result = await executeCommand(command, typed, environment, folder);
    exitCode = result.exitCode;
    printReport(result.report);
  });
  if (argv.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (problem) {
    // Help and version end like this too, with 0; what commander refuses it has explained.
    if (problem instanceof CommanderError && problem.exitCode === 0) return 0;
    const isWrongUsage = problem instanceof CommanderError || problem instanceof UsageError;
    const message = explainProblem(problem);
    if (!(problem instanceof CommanderError)) environment.stderr.write(`${message}\n`);
    printReport({ ok: false, message });
    return isWrongUsage ? 2 : 1;
  }
}

async function executeCommand(
  command: Command,
  typed: TypedArguments,
  environment: StaffEnvironment,
  folder: string,
): Promise<CommandResult> {
  const { positionals, values } = typed;
  const persistTo = values['persist-to'];
  const storeOptions: StoreOptions = {
    // Only live sites have names.
    remote: values.remote === true || values.env !== undefined,
    ...(typeof values.env === 'string' ? { env: values.env } : {}),
    persistTo: typeof persistTo === 'string' ? persistTo : DEFAULT_STATE_DIRECTORY,
  };
  let stores: StaffStores | undefined;
  const invocation: CommandInvocation = {
    positionals,
    hasOption: (option) => values[option] === true,
    getOption(option) {
      const value = values[option];
      return typeof value === 'string' ? value : undefined;
    },
    storeOptions,
    folder,
    terminal: createTerminal(values.json === true, environment),
    async openStores() {
      stores ??= await environment.openStores(storeOptions);
      return stores;
    },
    confirm: async (question) =>
      !storeOptions.remote ||
      values.yes === true ||
      (await askForConfirmation(question, invocation, environment)),
  };
  const stop = () => handleInterrupt(stores);
  process.once('SIGINT', stop);
  try {
    return await command.run(invocation);
  } catch (problem) {
    if (problem instanceof UsageError)
      throw new UsageError(`${problem.message}\n${nameHelp(command.name)}`);
    if (!(problem instanceof StoresUnreachableError)) throw problem;
    environment.stderr.write(`${problem.message}\n`);
    return createRefusal(problem.message);
  } finally {
    process.off('SIGINT', stop);
    await stores?.close();
  }
}

async function askForConfirmation(
  question: string,
  { terminal }: CommandInvocation,
  { stderr }: OutputStreams,
): Promise<boolean> {
  const answer = await terminal.askYesNo(question);
  if (answer === undefined) {
    stderr.write(
      'This changes the live site, and there is no terminal to confirm on: add --yes.\n',
    );
  }
  return answer ?? false;
}

/** Ends the process with exit code 130. The pointer is written last, so the live version is complete. */
async function handleInterrupt(stores: StaffStores | undefined): Promise<void> {
  process.stderr.write(
    '\nInterrupted. The live snapshot is intact; run `snapshot status` to see which version it is.\n',
  );
  await stores?.close();
  process.exit(130);
}
