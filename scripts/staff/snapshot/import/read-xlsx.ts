import { DAY_MS } from '../../../../src/domain/format/durations';
import type { ReadTable, TableRow } from './read-table';
import { isComment, readSourceTable, refuseTable } from './read-table';
import { createFileFault } from './source-records';
import { readPath, readScalar, TEXT_MEMBER, toValuePath } from './value-path';
import { readText, WORKBOOK_TOO_LARGE, WorkbookParts } from './workbook-parts';
import { fillMergedCells, readColumn } from './workbook-rows';

/** Day 0 of the two calendars of workbooks. */
const FIRST_DAYS = { plain: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/** Behind the last day that a workbook can show, at the end of the year 9999. */
const DAYS_END = 2_958_466;

/**
 * Reads the rows of one sheet of an Excel workbook: the first that is not hidden, or the one of a name. Numbers stay
 * numbers, and days are written as 2026-11-03, however the sheet shows them. Rows that begin with the sign of a comment
 * are left out, and so is a title above the header. @throws Error if the workbook is larger than any export.
 */
export function readXlsxRecords(
  bytes: Uint8Array,
  {
    sheet,
    comment,
    header = true,
  }: { sheet?: string | undefined; comment?: string | undefined; header?: boolean },
  columns: readonly string[] = [],
): ReadTable {
  const refuse = (message: string) => refuseTable(createFileFault(message));
  let parts: WorkbookParts;
  try {
    parts = new WorkbookParts(bytes);
  } catch (problem) {
    const { message } = problem as Error;
    return refuse(
      message === WORKBOOK_TOO_LARGE
        ? message
        : 'is not a whole workbook: save it as .xlsx and send it again',
    );
  }
  const sheets = parts.list(...SHEETS);
  const shown = sheets.filter(isShown);
  const found =
    sheet === undefined
      ? (shown[0] ?? sheets[0])
      : sheets.find((item) => readText(item, '@name') === sheet);
  if (!found)
    return refuse(
      sheet === undefined
        ? 'holds no sheet'
        : `holds no sheet ${sheet}, but ${sheets.map((item) => readText(item, '@name')).join(', ')}`,
    );
  const rows = readSheetRows(parts, found).filter(({ cells }) => !isComment(cells, comment));
  const names = shown.map((item) => readText(item, '@name'));
  const table = readSourceTable(rows, { hasHeader: header, isSheet: true, columns });
  return {
    ...table,
    notes: [
      ...(sheet === undefined && names.length > 1
        ? [`${names[0]} is read, the first of its sheets (${names.join(', ')})`]
        : []),
      ...table.notes,
    ],
  };
}

/** Returns the name of the sheet that fills the most cells; undefined if there is no other. @throws Error as the reader does. */
export function findFullestSheet(bytes: Uint8Array): string | undefined {
  const parts = new WorkbookParts(bytes);
  const sheets = parts
    .list(...SHEETS)
    .filter(isShown)
    .map((item) => ({
      name: readText(item, '@name'),
      count: readSheetRows(parts, item).flatMap(({ cells }) => cells.filter((cell) => cell !== ''))
        .length,
    }));
  return sheets.length > 1 ? sheets.toSorted((a, b) => b.count - a.count)[0]?.name : undefined;
}

const SHEETS = ['xl/workbook.xml', 'workbook.sheets.sheet[*]'] as const;

/** Whether a sheet has a tab, and is not hidden. */
const isShown = (sheet: unknown): boolean => !/hidden/i.test(readText(sheet, '@state'));

/** Reads the rows of a sheet as Excel shows them: each cell of a merged range in a column says what its first one does. */
function readSheetRows(parts: WorkbookParts, sheet: unknown): TableRow[] {
  const file = parts.findTarget(readText(sheet, '@r:id'));
  const readCell = createCellReader(parts);
  let line = 0;
  const rows = parts.list(file, 'worksheet.sheetData.row[*]').map((row) => {
    line = Number(readText(row, '@r')) || line + 1;
    return { line, cells: placeCells(readPath(row, toValuePath('c[*]')), readCell) };
  });
  const merged = parts.list(file, 'worksheet.mergeCells.mergeCell[*]');
  fillMergedCells(
    rows,
    merged.map((range) => readText(range, '@ref')),
  );
  return rows;
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
    const isDay = number >= 0 && number < DAYS_END;
    return isDay && isDayStyle[Number(readText(cell, '@s') || '0')]
      ? new Date(firstDay + Math.floor(number) * DAY_MS).toISOString().slice(0, 10)
      : number;
  };
}

/** Checks whether a number format shows a day: one of the built-in ones, or one of its own with d, m or y. */
function isDayFormat(id: string, formats: ReadonlyMap<string, string>): boolean {
  const number = Number(id);
  const code = formats.get(id)?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  // 18 to 21 show a time of the day.
  return code === undefined ? (number >= 14 && number <= 17) || number === 22 : /[dy]/i.test(code);
}

/** Returns the text of an element that holds it whole, or in runs of different looks, which bring their own spaces. */
const readRichText = (item: unknown): string => {
  const runs = readPath(item, toValuePath('r[*].t'));
  const text =
    runs.length > 0
      ? runs.map(readRun).join('').trim()
      : readText(item, 't') || String(readScalar(item) ?? '');
  // Excel writes signs that XML lacks by their number: the end of a line in a cell is often `_x000D_`.
  return text.replace(/_x([\dA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
};

const readRun = (run: unknown): string =>
  typeof run === 'string' ? run : String(readPath(run, toValuePath(TEXT_MEMBER))[0] ?? '');

/** Puts the cells of a row in their columns: a sheet leaves out the empty ones. */
function placeCells(cells: readonly unknown[], readCell: (cell: unknown) => unknown): unknown[] {
  const row: unknown[] = [];
  let next = 0;
  for (const cell of cells) {
    const column = readColumn(readText(cell, '@r')) ?? next;
    next = column + 1;
    const value = readCell(cell);
    // No sheet has more than 16,384 columns; an empty cell far to the right makes no row wider.
    if (value !== '' && column < 16_384) row[column] = value;
  }
  return Array.from(row, (cell) => cell ?? '');
}
