import type { StaffStores, StoreOptions } from './stores';
import type { Terminal } from './terminal';

/** A command of the staff tool: name, help and action. One file each, listed in commands.ts. */
export interface Command {
  /** The words to type, such as 'snapshot load'. */
  name: string;
  summary: string;
  /** Arguments after the name, such as DIR; optional ones in brackets, and `FILE...` for one or more. */
  positionals: readonly string[];
  /** The words that an argument may be, by its name. */
  choices?: Readonly<Record<string, readonly string[]>>;
  options?: Readonly<Record<string, CommandOption>>;
  /** Second paragraph of the command's help. */
  details?: string;
  /** Calls that the help shows, without the program's name. */
  examples?: readonly [string, ...string[]];
  /** Whether this is an older name, which works for one release and which the help leaves out. */
  isOldName?: boolean;
  run(call: CommandInvocation): Promise<CommandResult>;
}

/** An option of one command: a switch (`--demonstration`), or with a value (`--page N`). */
interface CommandOption {
  summary: string;
  /** The name of its value in the help. */
  value?: string;
  /** The values that it may have. */
  choices?: readonly string[];
}

/** One call of a command. */
export interface CommandInvocation {
  positionals: readonly string[];
  hasOption(option: string): boolean;
  /** Returns the value of an option; undefined if it was not given. */
  getOption(option: string): string | undefined;
  storeOptions: StoreOptions;
  /** Where the person stands: what they answer with a path is of this folder. */
  folder: string;
  /** Opens the stores that `storeOptions` names; they are closed after the command. */
  openStores(): Promise<StaffStores>;
  /** Asks before a change of the live site; true to continue. Local changes need no confirmation. */
  confirm(question: string): Promise<boolean>;
  terminal: Terminal;
}

/** Result of a command; --json prints `report`. Exit code 0: done, 1: refused. */
export interface CommandResult {
  exitCode: 0 | 1;
  report: object;
}

/** Returns a command under the name that it had before: it works for one release, and its help says the new one. */
export const underOldName = (name: string, command: Command): Command => ({
  ...command,
  name,
  isOldName: true,
  summary: `old name of \`${command.name}\``,
});

export const createSuccess = (report: object = {}): CommandResult => ({
  exitCode: 0,
  report: { ok: true, ...report },
});

export const createRefusal = (message: string, report: object = {}): CommandResult => ({
  exitCode: 1,
  report: { ok: false, message, ...report },
});

/** Prints the reason of a refusal in red, and returns the refusal. */
export function reportRefusal(
  { terminal }: CommandInvocation,
  message: string,
  report: object = {},
): CommandResult {
  terminal.print(terminal.style('red', message));
  return createRefusal(message, report);
}

/** Error for wrong arguments; the tool prints its message and ends with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
