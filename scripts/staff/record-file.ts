import { readFile } from 'node:fs/promises';
import type { CommandInvocation } from './command';
import { reportRefusal, UsageError } from './command';
import { formatColumns, formatQuantity } from './terminal';

/** A fault of an import, by record and field. */
export interface ImportFault {
  /** Position in the file, counted from one: 'owner 3', 'hour 3'. */
  record: string;
  field: string;
  /** The field's name in the file, if it differs. */
  column?: string;
  message: string;
}

/**
 * Returns the text of a file that staff named, without its byte order mark.
 * @throws UsageError if it cannot be read, or is not in UTF-8: é of another encoding would be lost without a word.
 */
export async function readRecordFile(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  const line = bytes
    .toString('latin1')
    .split('\n')
    .findIndex((part) => decodeUtf8(Buffer.from(part, 'latin1')) === undefined);
  throw new UsageError(`${file}, line ${line + 1}, is not in UTF-8. Save the file as UTF-8.`);
}

/** Returns the text of bytes; undefined if they are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}

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
