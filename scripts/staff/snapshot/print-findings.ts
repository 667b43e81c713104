import type { Finding, SnapshotProblem } from '../../../src/platform/snapshot/build/check/finding';
import type { Terminal } from '../terminal';
import { formatColumns, formatQuantity } from '../terminal';
import { filterByLevel } from './directory';

/** How many reasons of a kind are shown; --json gives them all. */
const MAX_REASONS_SHOWN = 50;

/** Prints what a check found: errors, warnings and notes, each by file, record and field. */
export function printFindings(findings: readonly Finding[], terminal: Terminal): void {
  printReasons(filterByLevel(findings, 'error'), 'error', 'red', terminal);
  printReasons(filterByLevel(findings, 'warning'), 'warning', 'yellow', terminal);
  for (const { message } of filterByLevel(findings, 'note')) terminal.print(`Note: ${message}.`);
}

function printReasons(
  reasons: readonly SnapshotProblem[],
  kind: string,
  style: 'red' | 'yellow',
  terminal: Terminal,
): void {
  if (reasons.length === 0) return;
  terminal.print(terminal.style(style, formatQuantity(reasons.length, kind)));
  const shown = reasons.slice(0, MAX_REASONS_SHOWN);
  for (const file of new Set(shown.map((reason) => reason.file))) {
    terminal.print(`  ${terminal.style('bold', file)}`);
    const rows = shown
      .filter((reason) => reason.file === file)
      .map(({ record, field, message }) => [record, field, message]);
    for (const line of formatColumns(dropEmptyColumns(rows), '    ')) terminal.print(line);
  }
  if (reasons.length > MAX_REASONS_SHOWN) {
    terminal.print(
      `  and ${formatQuantity(reasons.length - MAX_REASONS_SHOWN, 'more', 'more')}; --json lists all.`,
    );
  }
  terminal.print();
}

/** A file that is missing has no record and no field. */
const dropEmptyColumns = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.filter((_, column) => rows.some((other) => other[column])));
