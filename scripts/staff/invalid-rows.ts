import type { Terminal } from './terminal';

/**
 * Prints the database rows that a list leaves out because they are invalid. Returns what the report
 * adds: `invalidRows`, or nothing if every row is valid.
 */
export function reportInvalidRows(
  { print, style }: Terminal,
  faults: readonly string[],
): { invalidRows?: readonly string[] } {
  for (const fault of faults) print(style('red', `Left out: ${fault}.`));
  return faults.length > 0 ? { invalidRows: faults } : {};
}
