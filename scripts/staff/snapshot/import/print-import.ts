import { groupBy } from '../../../../src/domain/group-by';
import type { ImportFault } from '../../record-file';
import type { Terminal } from '../../terminal';
import { formatColumns, formatQuantity } from '../../terminal';
import type { ImportReport } from './report';

/** Limit of printed notes, fields and values of a kind; --json lists all. Faults are always printed. */
const MAX_ROWS_PRINTED = 20;

export function printFaults(faults: readonly ImportFault[], terminal: Terminal): void {
  if (faults.length === 0) return;
  terminal.print(terminal.style('red', formatQuantity(faults.length, 'fault')));
  printRows(describeNotes(faults), terminal);
}

/** Prints what an import changes, and what was left out, taken from elsewhere, not read and not mapped. */
export function printSummary(report: ImportReport, terminal: Terminal): void {
  const withoutFaults = { ...report, errors: [] };
  for (const { title, rows, more } of listSummarySections(withoutFaults, MAX_ROWS_PRINTED)) {
    terminal.print(terminal.style('bold', title));
    printRows(rows, terminal);
    if (more > 0) terminal.print(`  and ${more} more; --json lists all.`);
  }
}

interface SummarySection {
  title: string;
  rows: readonly (readonly string[])[];
  /** How many rows there are beyond those. */
  more: number;
}

/** Returns the parts of a report that are not empty, with at most so many rows each. */
export function listSummarySections(report: ImportReport, maxRows: number): SummarySection[] {
  const { entered, left, prices, states, poorer } = report.changes;
  const sections: readonly [string, readonly (readonly string[])[]][] = [
    ['Faults', describeNotes(report.errors)],
    ['Enter', entered.map(({ id, name }) => [String(id), name])],
    ['Leave', left.map(({ id, name }) => [String(id), name])],
    [
      'Prices',
      prices.map(({ id, name, before, now }) => [
        String(id),
        name,
        `${formatPrice(before)} → ${formatPrice(now)}`,
      ]),
    ],
    ['States', states.map(({ id, name, before, now }) => [String(id), name, `${before} → ${now}`])],
    [
      'Fields that lost values',
      poorer.map(({ field, before, now }) => [
        field,
        `${before} → ${formatQuantity(now, 'listing')}`,
      ]),
    ],
    [
      'Left out by the map',
      report.skipped.map(({ because, count }) => [formatQuantity(count, 'record'), because]),
    ],
    ['Notes', describeNotes(report.notes)],
    ['Values that no table holds', describeUnmapped(report.unmappedValues)],
    ['Columns that the table lacks', report.missingColumns.map((name) => [name])],
    [
      'Fields that no rule reads',
      report.unusedFields.map(({ path, count, meaning = '' }) => [
        path,
        formatQuantity(count, 'record'),
        meaning,
      ]),
    ],
  ];
  return sections
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => ({
      title,
      rows: rows.slice(0, maxRows),
      more: Math.max(0, rows.length - maxRows),
    }));
}

/** Returns a fault's field, with what the file calls it where that is another name. */
export const formatFaultField = ({ field, column }: ImportFault): string =>
  column === undefined ? field : `${field} (${column})`;

/** Lists values that no table holds; of a field with many, numbers for instance, one of them and how many there are. */
const describeUnmapped = (values: ImportReport['unmappedValues']): string[][] =>
  [...groupBy(values, ({ field, result }) => `${field}\n${result}`).values()].flatMap((group) => {
    const rows = group.map(({ field, value, result, count }) => [
      field,
      `"${value.slice(0, 60)}"`,
      result,
      formatQuantity(count, 'time'),
    ]);
    const [[field = '', value = '', result = ''] = []] = rows;
    const total = group.reduce((sum, { count }) => sum + count, 0);
    return rows.length > MAX_ROWS_PER_FIELD
      ? [[field, `${value} and ${rows.length - 1} others`, result, formatQuantity(total, 'time')]]
      : rows;
  });

const formatPrice = (price: number | null): string =>
  price === null ? 'no price' : price.toLocaleString('en');

/** More that differ in a figure or a name say nothing new. */
const MAX_ROWS_PER_FIELD = 10;

/** Groups the notes or faults that say the same of a field: the first record, and how many others. */
export function describeNotes(notes: readonly (string | ImportFault)[]): string[][] {
  const groups = groupBy(notes, (note) =>
    typeof note === 'string' ? note : `${note.field}\n${note.message}`,
  );
  const shown = new Map<string, number>();
  const rows = [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    if (typeof first === 'string') return [[first]];
    const count = (shown.get(first.field) ?? 0) + 1;
    shown.set(first.field, count);
    if (count > MAX_ROWS_PER_FIELD) return [];
    const more = others.length > 0 ? `and ${formatQuantity(others.length, 'other')}` : '';
    return [[first.record, formatFaultField(first), first.message, more]];
  });
  return [
    ...rows,
    ...[...shown]
      .filter(([, count]) => count > MAX_ROWS_PER_FIELD)
      .map(([field, count]) => [
        '',
        field,
        `and ${count - MAX_ROWS_PER_FIELD} more of this field; --json lists all`,
      ]),
  ];
}

function printRows(rows: readonly (readonly string[])[], terminal: Terminal): void {
  for (const line of formatColumns(rows)) terminal.print(line);
  terminal.print();
}
