import { strFromU8, unzipSync } from 'fflate';
import { DAY_MS } from '../../../../src/domain/format/durations';
import type { ImportFault } from '../../record-file';
import type { TableRow } from './read-table';
import { readSourceTable } from './read-table';
import { readXmlRecords } from './read-xml';
import type { SourceRecord } from './source-records';
import { createFileFault } from './source-records';
import { readPath, readScalar, toValuePath } from './value-path';

const MAX_WORKBOOK_BYTES = 200 * 2 ** 20;
const TOO_LARGE = 'is a workbook that is too large';
/** Day 0 of the two calendars of workbooks. */
const FIRST_DAYS = { plain: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/**
 * Reads the rows of one sheet of an Excel workbook: the first, or the one of a name. Numbers stay numbers, and days are
 * written as 2026-11-03, however the sheet shows them. Rows that begin with the sign of a comment are left out. @throws Error if the workbook is larger than any export.
 */
export function readXlsxRecords(
  bytes: Uint8Array,
  {
    sheet,
    comment,
    header = true,
  }: { sheet?: string | undefined; comment?: string | undefined; header?: boolean },
): { records: SourceRecord[]; faults: ImportFault[] } {
  const refuse = (message: string) => ({ records: [], faults: [createFileFault(message)] });
  let parts: WorkbookParts;
  try {
    parts = new WorkbookParts(bytes);
  } catch (problem) {
    const { message } = problem as Error;
    return refuse(
      message === TOO_LARGE
        ? message
        : 'is not a whole workbook: save it as .xlsx and send it again',
    );
  }
  const sheets = parts.list('xl/workbook.xml', 'workbook.sheets.sheet[*]');
  const found = sheets.find((item) => sheet === undefined || readText(item, '@name') === sheet);
  if (!found)
    return refuse(
      sheet === undefined
        ? 'holds no sheet'
        : `holds no sheet ${sheet}, but ${sheets.map((item) => readText(item, '@name')).join(', ')}`,
    );
  const file = parts.findTarget(readText(found, '@r:id'));
  const readCell = createCellReader(parts);
  const rows = parts.list(file, 'worksheet.sheetData.row[*]').map(
    (row): TableRow => ({
      line: Number(readText(row, '@r')),
      cells: placeCells(readPath(row, toValuePath('c[*]')), readCell),
    }),
  );
  const told = rows.filter(
    ({ cells: [first = ''] }) => !comment || !String(first).startsWith(comment),
  );
  return readSourceTable(told, { hasHeader: header, isPadded: true });
}

/** The XML files of a workbook. */
class WorkbookParts {
  readonly #files: Record<string, Uint8Array>;

  constructor(bytes: Uint8Array) {
    let total = 0;
    this.#files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isRead = /\.(?:xml|rels)$/.test(name);
        total += isRead ? originalSize : 0;
        if (total > MAX_WORKBOOK_BYTES) throw new Error(TOO_LARGE);
        return isRead;
      },
    });
  }

  /** Returns the elements at a path of one file; none without the file. */
  list(file: string, path: string): unknown[] {
    const part = Object.hasOwn(this.#files, file) ? this.#files[file] : undefined;
    if (!part) return [];
    const { records } = readXmlRecords(strFromU8(part), [path], []);
    return (records.get(path) ?? []).map(({ value }) => value);
  }

  /** Returns the file that a relation of the workbook leads to. */
  findTarget(id: string): string {
    const relation = this.list('xl/_rels/workbook.xml.rels', 'Relationships.Relationship[*]').find(
      (item) => readText(item, '@Id') === id,
    );
    const target = readText(relation, '@Target');
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
}

/** Returns a function that reads the value of a cell: a text, a number, a flag, or a day. */
function createCellReader(parts: WorkbookParts): (cell: unknown) => unknown {
  const shared = parts.list('xl/sharedStrings.xml', 'sst.si[*]').map(readRichText);
  const formats = new Map(
    parts
      .list('xl/styles.xml', 'styleSheet.numFmts.numFmt[*]')
      .map((item) => [readText(item, '@numFmtId'), readText(item, '@formatCode')]),
  );
  const isDayStyle = parts
    .list('xl/styles.xml', 'styleSheet.cellXfs.xf[*]')
    .map((style) => isDayFormat(readText(style, '@numFmtId'), formats));
  const [properties] = parts.list('xl/workbook.xml', 'workbook.workbookPr[*]');
  const from1904 = /^(?:1|true)$/.test(readText(properties, '@date1904'));
  const firstDay = from1904 ? FIRST_DAYS.from1904 : FIRST_DAYS.plain;
  return (cell) => {
    const text = readText(cell, 'v');
    switch (readText(cell, '@t')) {
      case 's':
        return shared[Number(text)] ?? '';
      case 'inlineStr':
        return readRichText(readPath(cell, toValuePath('is'))[0]);
      case 'b':
        return text === '1';
      case 'str':
      case 'e':
      case 'd':
        return text;
      default:
    }
    const number = Number(text);
    if (text === '' || !Number.isFinite(number)) return text;
    return isDayStyle[Number(readText(cell, '@s') || '0')]
      ? new Date(firstDay + Math.floor(number) * DAY_MS).toISOString().slice(0, 10)
      : number;
  };
}

/** Checks whether a number format shows a day: one of the built-in ones, or one of its own with d, m or y. */
function isDayFormat(id: string, formats: ReadonlyMap<string, string>): boolean {
  const number = Number(id);
  const code = formats.get(id)?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return code === undefined ? number >= 14 && number <= 22 : /[dy]/i.test(code);
}

/** Returns the text of an element that holds it whole, or in runs of different looks. */
const readRichText = (item: unknown): string => {
  const runs = readPath(item, toValuePath('r[*].t'));
  return runs.length > 0
    ? runs.map((run) => String(readScalar(run) ?? '')).join(' ')
    : readText(item, 't') || String(readScalar(item) ?? '');
};

/** Puts the cells of a row in their columns: a sheet leaves out the empty ones. */
function placeCells(cells: readonly unknown[], readCell: (cell: unknown) => unknown): unknown[] {
  const row: unknown[] = [];
  for (const cell of cells) {
    const letters = /^[A-Z]+/.exec(readText(cell, '@r'))?.[0];
    const column = letters
      ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      : row.length;
    // No sheet has more than 16,384 columns.
    if (column < 16_384) row[column] = readCell(cell);
  }
  return Array.from(row, (cell) => cell ?? '');
}

const readText = (value: unknown, path: string): string =>
  String(readScalar(readPath(value, toValuePath(path))[0]) ?? '');
