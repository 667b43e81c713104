import type { Finding, Reason } from '../../../src/platform/snapshot/build/check/finding';
import type { Terminal } from '../terminal';
import { aligned, counted } from '../terminal';
import { ofLevel } from './directory';

/** How many reasons of a kind are shown; --json gives them all. */
const SHOWN = 50;

/** Prints what a check found: errors, warnings and notes, each by file, record and field. */
export function printFindings(findings: readonly Finding[], terminal: Terminal): void {
  printReasons(ofLevel(findings, 'error'), 'error', 'red', terminal);
  printReasons(ofLevel(findings, 'warning'), 'warning', 'yellow', terminal);
  for (const { message } of ofLevel(findings, 'note')) terminal.say(`Note: ${message}.`);
}

function printReasons(
  reasons: readonly Reason[],
  kind: string,
  style: 'red' | 'yellow',
  terminal: Terminal,
): void {
  if (reasons.length === 0) return;
  terminal.say(terminal.style(style, counted(reasons.length, kind)));
  const shown = reasons.slice(0, SHOWN);
  for (const file of new Set(shown.map((reason) => reason.file))) {
    terminal.say(`  ${terminal.style('bold', file)}`);
    const rows = shown
      .filter((reason) => reason.file === file)
      .map(({ record, field, message }) => [record, field, message]);
    for (const line of aligned(withoutEmptyColumns(rows), '    ')) terminal.say(line);
  }
  if (reasons.length > SHOWN) {
    terminal.say(`  and ${counted(reasons.length - SHOWN, 'more', 'more')}; --json lists all.`);
  }
  terminal.say();
}

/** A file that is missing has no record and no field. */
const withoutEmptyColumns = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.filter((_, column) => rows.some((other) => other[column])));
