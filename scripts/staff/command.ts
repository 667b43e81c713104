import type { StaffStores, StoreOptions } from './stores';
import type { Terminal } from './terminal';

/** A command of the staff's tool: its words, its help, its work. One file each, listed in commands.ts. */
export interface Command {
  /** What one types: 'snapshot load'. */
  name: string;
  summary: string;
  /** What follows the name, for example DIR; in brackets what may be left out. */
  positionals: readonly string[];
  options?: Readonly<Record<string, CommandSwitch>>;
  /** More than the summary says, for the command's own help. */
  details?: string;
  run(call: CommandInvocation): Promise<CommandResult>;
}

/** A switch of one command (`--demonstration`). */
interface CommandSwitch {
  summary: string;
}

/** A command as it was called. */
export interface CommandInvocation {
  positionals: readonly string[];
  hasOption(option: string): boolean;
  storeOptions: StoreOptions;
  /** Opens what `where` names; it is closed when the command is done. */
  openStores(): Promise<StaffStores>;
  /** Whether to go on with what changes something remote. */
  confirm(question: string): Promise<boolean>;
  terminal: Terminal;
}

/** 0: done, 1: refused. `report` is what --json prints. */
export interface CommandResult {
  exitCode: 0 | 1;
  report: object;
}

export const createSuccess = (report: object = {}): CommandResult => ({
  exitCode: 0,
  report: { ok: true, ...report },
});

export const createRefusal = (message: string, report: object = {}): CommandResult => ({
  exitCode: 1,
  report: { ok: false, message, ...report },
});

/** The call makes no sense: answered by a hint and exit code 2. */
export class UsageError extends Error {
  override name = 'WrongUsage';
}
