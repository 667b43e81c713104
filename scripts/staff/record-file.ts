import { readFile } from 'node:fs/promises';
import type { CommandInvocation } from './command';
import { reportRefusal, UsageError } from './command';
import { formatColumns, formatQuantity } from './terminal';

/** A fault of an import, by record and field. */
export interface ImportFault {
  /** Position in the file, counted from one: 'owner 3', 'hour 3'. */
  record: string;
  field: string;
  message: string;
}

/** Returns the text of a file that staff named. Throws a UsageError if it cannot be read. */
export const readRecordFile = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });

/** Prints the faults of a file; returns its refusal, unless there are none or `--partial` leaves them out. */
export function refuseFaults(
  call: CommandInvocation,
  file: string,
  faults: readonly ImportFault[],
) {
  const rows = faults.map(({ record, field, message }) => [record, field, message]);
  for (const line of formatColumns(rows)) call.terminal.print(line);
  if (faults.length === 0 || call.hasOption('partial')) return undefined;
  const sentence = `${file} is refused: ${formatQuantity(faults.length, 'fault')}. Nothing changed.`;
  return reportRefusal(call, sentence, { errors: faults });
}
