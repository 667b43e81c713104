import type { Finding, SnapshotProblem } from '../../../src/platform/snapshot/build/check/finding';
import type { Terminal } from '../terminal';
import { formatColumns, formatQuantity } from '../terminal';
import { filterByLevel } from './directory';

/** Limit of printed reasons of a level; --json lists all. */
const MAX_REASONS_PRINTED = 50;

/** Prints errors and warnings by file, record and field, then the notes. */
export function printFindings(findings: readonly Finding[], terminal: Terminal): void {
  printReasons(filterByLevel(findings, 'error'), 'error', 'red', terminal);
  printReasons(filterByLevel(findings, 'warning'), 'warning', 'yellow', terminal);
  for (const { record, field, message } of filterByLevel(findings, 'note'))
    terminal.print(`Note: ${[record, field, message].filter(Boolean).join(' ')}.`);
}

function printReasons(
  reasons: readonly SnapshotProblem[],
  kind: string,
  style: 'red' | 'yellow',
  terminal: Terminal,
): void {
  if (reasons.length === 0) return;
  terminal.print(terminal.style(style, formatQuantity(reasons.length, kind)));
  const printed = reasons.slice(0, MAX_REASONS_PRINTED);
  for (const file of new Set(printed.map((reason) => reason.file))) {
    terminal.print(`  ${terminal.style('bold', file)}`);
    const rows = printed
      .filter((reason) => reason.file === file)
      .map(({ record, field, message }) => [record, field, message]);
    for (const line of formatColumns(dropEmptyColumns(rows), '    ')) terminal.print(line);
  }
  if (reasons.length > MAX_REASONS_PRINTED) {
    terminal.print(
      `  and ${formatQuantity(reasons.length - MAX_REASONS_PRINTED, 'more', 'more')}; --json lists all.`,
    );
  }
  terminal.print();
}

/** Removes the columns that are empty in every row. A finding about a missing file names no record or field. */
const dropEmptyColumns = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.filter((_, column) => rows.some((other) => other[column])));
