import { parseArguments } from './arguments';
import type { Command, CommandInvocation, CommandResult } from './command';
import { createRefusal, UsageError } from './command';
import { COMMANDS } from './commands';
import { formatCommandHelp, formatOverview } from './help';
import type { StaffStores, StoreOptions } from './stores';
import { DEFAULT_STATE_DIRECTORY, openStores, StoresUnreachableError } from './stores';
import type { OutputStreams } from './terminal';
import { createTerminal } from './terminal';

/** Environment of a run: its output streams, and the function that opens the stores. Tests replace both. */
export interface StaffEnvironment extends OutputStreams {
  openStores(options: StoreOptions): Promise<StaffStores>;
}

const PROCESS_ENVIRONMENT: StaffEnvironment = {
  stdout: process.stdout,
  stderr: process.stderr,
  openStores,
};

/** Runs one command and returns its exit code. 0: done, 1: refused, 2: wrong usage. */
export async function runStaffTool(
  argv: string[],
  environment = PROCESS_ENVIRONMENT,
): Promise<number> {
  const { stdout, stderr } = environment;
  const json = argv.includes('--json');
  const printReport = (report: object) => {
    if (json) stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  };
  try {
    const { command, positionals, values } = parseArguments(argv, COMMANDS);
    if (!command || values.help) {
      stdout.write(command ? formatCommandHelp(command) : formatOverview(COMMANDS));
      return 0;
    }
    const { exitCode, report } = await executeCommand(command, positionals, values, environment);
    printReport(report);
    return exitCode;
  } catch (problem) {
    const message = explainProblem(problem);
    const isWrongUsage = problem instanceof UsageError;
    const hint = isWrongUsage ? '\nSee: npm run staff -- --help' : '';
    stderr.write(`${message}${hint}\n`);
    printReport({ ok: false, message });
    return isWrongUsage ? 2 : 1;
  }
}

function explainProblem(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const [, missing] = /no such (?:table|column): ([\w.]+)/.exec(message) ?? [];
  return missing
    ? `The database has no ${missing}: its migrations are not applied. Here \`npm start\` applies them, for the live site see docs/deploy.md.`
    : message;
}

async function executeCommand(
  command: Command,
  positionals: readonly string[],
  values: Readonly<Record<string, unknown>>,
  environment: StaffEnvironment,
): Promise<CommandResult> {
  const persistTo = values['persist-to'];
  const storeOptions: StoreOptions = {
    remote: values.remote === true,
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
