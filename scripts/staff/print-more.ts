import type { CappedRows } from '../../src/platform/capped-rows';
import type { Terminal } from './terminal';

/** Says that a list ends at a number though there are more; nothing where it is whole. */
export function printMore({ print }: Terminal, { rows, isMore }: CappedRows<unknown>): void {
  if (isMore) print(`There are more than ${rows.length}: these are the first.`);
}
