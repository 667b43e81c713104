import type {
  FieldChange,
  PartDiff,
  SnapshotDiff,
} from '../../../src/platform/snapshot/build/diff';
import type { Terminal } from '../terminal';
import { aligned, counted } from '../terminal';

/** How many records of a kind are shown; --json gives them all. */
const SHOWN = 20;
const VALUE_LENGTH = 48;

/** Prints what would change, kind by kind. A first load is told in numbers alone. */
export function printDiff(diff: SnapshotDiff, terminal: Terminal): void {
  for (const part of diff.parts) {
    terminal.say(`${terminal.style('bold', part.part)}: ${inNumbers(part)}`);
    if (diff.from) for (const line of linesOf(part)) terminal.say(line);
  }
}

const inNumbers = ({ added, removed, changed }: PartDiff) =>
  [
    added.length > 0 && `${counted(added.length, 'new', 'new')}`,
    removed.length > 0 && `${counted(removed.length, 'removed', 'removed')}`,
    changed.length > 0 && `${counted(changed.length, 'changed', 'changed')}`,
  ]
    .filter(Boolean)
    .join(', ');

function linesOf({ added, removed, changed }: PartDiff): string[] {
  const rows = [
    ...added.map((record) => [['+', record]]),
    ...removed.map((record) => [['-', record]]),
    ...changed.map(({ record, fields }) =>
      fields.map((change, index) => ['~', index === 0 ? record : '', ...cells(change)]),
    ),
  ];
  const lines = aligned(rows.slice(0, SHOWN).flat());
  return rows.length > SHOWN
    ? [...lines, `  and ${counted(rows.length - SHOWN, 'more', 'more')}; --json lists all.`]
    : lines;
}

const cells = ({ field, from, to }: FieldChange) => [field, `${shown(from)} → ${shown(to)}`];

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text;
}
