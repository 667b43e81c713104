import type { PartDiff, SnapshotDiff } from '../../../src/platform/snapshot/build/diff';
import type { FieldChange } from '../../../src/platform/snapshot/build/diff-fields';
import { findPriceJumps } from '../../../src/platform/snapshot/build/price-jumps';
import type { Terminal } from '../terminal';
import { formatColumns, formatQuantity } from '../terminal';

/** Limit of printed records of a kind; --json lists all. */
const MAX_RECORDS_PRINTED = 20;
const MAX_VALUE_LENGTH = 48;

/** Prints the changes by kind of record; for a first load only their numbers. */
export function printDiff(diff: SnapshotDiff, terminal: Terminal): void {
  for (const part of diff.parts) {
    terminal.print(`${terminal.style('bold', part.part)}: ${formatDiffCounts(part)}`);
    if (diff.from) for (const line of formatDiffLines(part)) terminal.print(line);
  }
  for (const { property, from, to } of findPriceJumps(diff))
    terminal.print(
      terminal.style(
        'yellow',
        `Check the price of ${property}: it goes from ${from} to ${to}, tenfold or more.`,
      ),
    );
}

const formatDiffCounts = ({ added, removed, changed }: PartDiff) =>
  [
    added.length > 0 && `${formatQuantity(added.length, 'new', 'new')}`,
    removed.length > 0 && `${formatQuantity(removed.length, 'removed', 'removed')}`,
    changed.length > 0 && `${formatQuantity(changed.length, 'changed', 'changed')}`,
  ]
    .filter(Boolean)
    .join(', ');

function formatDiffLines({ added, removed, changed }: PartDiff): string[] {
  const rows = [
    ...added.map((record) => [['+', record]]),
    ...removed.map((record) => [['-', record]]),
    ...changed.map(({ record, fields }) =>
      fields.map((change, index) => ['~', index === 0 ? record : '', ...formatFieldChange(change)]),
    ),
  ];
  const lines = formatColumns(rows.slice(0, MAX_RECORDS_PRINTED).flat());
  return rows.length > MAX_RECORDS_PRINTED
    ? [
        ...lines,
        `  and ${formatQuantity(rows.length - MAX_RECORDS_PRINTED, 'more', 'more')}; --json lists all.`,
      ]
    : lines;
}

const formatFieldChange = ({ field, from, to }: FieldChange) => [
  field,
  `${formatDiffValue(from)} → ${formatDiffValue(to)}`,
];

function formatDiffValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
}
